// no link
>> {"jsonrpc":"2.0","id":1,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link"}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"link is missing; give the http or https URL that the link leads to.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// no link, but something else
>> {"jsonrpc":"2.0","id":2,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","iosInfo":{"iosBundleId":"com.example.ios"}}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"link is missing; give the http or https URL that the link leads to (seen: \"ibi\").","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// no prefix
>> {"jsonrpc":"2.0","id":3,"method":"build","params":{"dynamicLinkInfo":{"link":"https://www.example.com/my-page"}}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"/dynamicLinkInfo must have exactly one of \"domainUriPrefix\" and \"dynamicLinkDomain\".","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo"}}}

// two prefixes
>> {"jsonrpc":"2.0","id":4,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","dynamicLinkDomain":"xyz.page.link"}}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"/dynamicLinkInfo must have exactly one of \"domainUriPrefix\" and \"dynamicLinkDomain\".","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo"}}}

// a prefix over http
>> {"jsonrpc":"2.0","id":5,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"http://example.com","link":"https://www.example.com/my-page"}}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"domainUriPrefix must be an https prefix such as \"https://example.com/link\", but \"http://example.com\" is not https.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/domainUriPrefix"}}}

// a prefix without a scheme
>> {"jsonrpc":"2.0","id":6,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"example.com","link":"https://www.example.com/my-page"}}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"domainUriPrefix must be an https prefix such as \"https://example.com/link\", but \"example.com\" has no scheme.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/domainUriPrefix"}}}

// a prefix with a query
>> {"jsonrpc":"2.0","id":7,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com?x","link":"https://www.example.com/my-page"}}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"domainUriPrefix must be an https prefix such as \"https://example.com/link\", but \"https://example.com?x\" has a query, a fragment or more than one slash at its end.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/domainUriPrefix"}}}

// a page.link prefix with a path
>> {"jsonrpc":"2.0","id":8,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://xyz.page.link/p","link":"https://www.example.com/my-page"}}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"domainUriPrefix \"https://xyz.page.link/p\" has a path, which a prefix on page.link, app.goo.gl or app.google cannot have; use the host alone.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/domainUriPrefix"}}}

// a domain that is no host
>> {"jsonrpc":"2.0","id":9,"method":"build","params":{"dynamicLinkInfo":{"dynamicLinkDomain":"https://xyz.page.link","link":"https://www.example.com/my-page"}}}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"/dynamicLinkInfo/dynamicLinkDomain must be a host such as \"example.page.link\", not \"https://xyz.page.link\".","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/dynamicLinkDomain"}}}

// link: abc
>> {"jsonrpc":"2.0","id":10,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"abc"}}}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"message":"link must be an absolute http or https URL, but \"abc\" has no scheme.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// link: myapp://x
>> {"jsonrpc":"2.0","id":11,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"myapp://x"}}}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32602,"message":"link must be an absolute http or https URL, but \"myapp://x\" has another scheme.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// link: //x.example/
>> {"jsonrpc":"2.0","id":12,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"//x.example/"}}}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32602,"message":"link must be an absolute http or https URL, but \"//x.example/\" has no scheme.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// link: https:/x.example
>> {"jsonrpc":"2.0","id":13,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https:/x.example"}}}
<< {"jsonrpc":"2.0","id":13,"error":{"code":-32602,"message":"link must be an absolute http or https URL, but \"https:/x.example\" has no \"//\" behind its scheme.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// link: https:///x
>> {"jsonrpc":"2.0","id":14,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https:///x"}}}
<< {"jsonrpc":"2.0","id":14,"error":{"code":-32602,"message":"link must be an absolute http or https URL, but \"https:///x\" has more than two slashes behind its scheme.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// link: https://
>> {"jsonrpc":"2.0","id":15,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://"}}}
<< {"jsonrpc":"2.0","id":15,"error":{"code":-32602,"message":"link must be an absolute http or https URL, but \"https://\" has no host.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// link: https://good.example@evil.example/
>> {"jsonrpc":"2.0","id":16,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://good.example@evil.example/"}}}
<< {"jsonrpc":"2.0","id":16,"error":{"code":-32602,"message":"link must be an absolute http or https URL, but \"https://good.example@evil.example/\" has a user name in front of its host.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// link: https://ex ample.com/
>> {"jsonrpc":"2.0","id":17,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://ex ample.com/"}}}
<< {"jsonrpc":"2.0","id":17,"error":{"code":-32602,"message":"link must be an absolute http or https URL, but \"https://ex ample.com/\" has a character that a host cannot have.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// link: https://a..b.example/
>> {"jsonrpc":"2.0","id":18,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://a..b.example/"}}}
<< {"jsonrpc":"2.0","id":18,"error":{"code":-32602,"message":"link must be an absolute http or https URL, but \"https://a..b.example/\" has an empty label in its host.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// link: https://x.example:99999/
>> {"jsonrpc":"2.0","id":19,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://x.example:99999/"}}}
<< {"jsonrpc":"2.0","id":19,"error":{"code":-32602,"message":"link must be an absolute http or https URL, but \"https://x.example:99999/\" has a port that is no number up to 65535.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// link: https://x.example\y
>> {"jsonrpc":"2.0","id":20,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://x.example\\y"}}}
<< {"jsonrpc":"2.0","id":20,"error":{"code":-32602,"message":"link must be an absolute http or https URL, but \"https://x.example\\y\" has a backslash.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// link: https://1.2.3/
>> {"jsonrpc":"2.0","id":21,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://1.2.3/"}}}
<< {"jsonrpc":"2.0","id":21,"error":{"code":-32602,"message":"link must be an absolute http or https URL, but \"https://1.2.3/\" has a number as its host that browsers read differently.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// link: https://[::g]/
>> {"jsonrpc":"2.0","id":22,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://[::g]/"}}}
<< {"jsonrpc":"2.0","id":22,"error":{"code":-32602,"message":"link must be an absolute http or https URL, but \"https://[::g]/\" has a malformed IPv6 address.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// link: https://a%41.example/
>> {"jsonrpc":"2.0","id":23,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://a%41.example/"}}}
<< {"jsonrpc":"2.0","id":23,"error":{"code":-32602,"message":"link must be an absolute http or https URL, but \"https://a%41.example/\" has a percent escape in its host.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// a control character
>> {"jsonrpc":"2.0","id":24,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://x.example/\u0001"}}}
<< {"jsonrpc":"2.0","id":24,"error":{"code":-32602,"message":"link must be an absolute http or https URL, but \"https://x.example/\\u{1}\" has a control character.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// dangerous link
>> {"jsonrpc":"2.0","id":25,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"javascript:alert(1)"}}}
<< {"jsonrpc":"2.0","id":25,"error":{"code":1403,"message":"link has a scheme that runs code or reads local data: \"javascript:alert(1)\"; use http or https.","data":{"status":"PERMISSION_DENIED","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// dangerous fallback
>> {"jsonrpc":"2.0","id":26,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","iosInfo":{"iosFallbackLink":"data:text/html,x"}}}}
<< {"jsonrpc":"2.0","id":26,"error":{"code":1403,"message":"iosFallbackLink has a scheme that runs code or reads local data: \"data:text/html,x\"; use http or https.","data":{"status":"PERMISSION_DENIED","field":"/dynamicLinkInfo/iosInfo/iosFallbackLink","parameter":"ifl"}}}

// dangerous Android link
>> {"jsonrpc":"2.0","id":27,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","androidInfo":{"androidLink":"intent:x"}}}}
<< {"jsonrpc":"2.0","id":27,"error":{"code":1403,"message":"androidLink has a scheme that runs code or reads local data: \"intent:x\"; use http, https or a scheme of the app's own.","data":{"status":"PERMISSION_DENIED","field":"/dynamicLinkInfo/androidInfo/androidLink","parameter":"al"}}}

// dangerous custom scheme
>> {"jsonrpc":"2.0","id":28,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","iosInfo":{"iosCustomScheme":"vbscript"}}}}
<< {"jsonrpc":"2.0","id":28,"error":{"code":1403,"message":"iosCustomScheme has a scheme that runs code or reads local data: \"vbscript\"; use a scheme of the app's own.","data":{"status":"PERMISSION_DENIED","field":"/dynamicLinkInfo/iosInfo/iosCustomScheme","parameter":"ius"}}}

// custom scheme of another kind
>> {"jsonrpc":"2.0","id":29,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","iosInfo":{"iosCustomScheme":"my_app"}}}}
<< {"jsonrpc":"2.0","id":29,"error":{"code":-32602,"message":"iosCustomScheme must be a scheme of the app's own (a letter, then letters, digits, \"+\", \"-\" or \".\"; no common one such as https or mailto), not \"my_app\".","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/iosInfo/iosCustomScheme","parameter":"ius"}}}

// a common scheme
>> {"jsonrpc":"2.0","id":30,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","iosInfo":{"iosCustomScheme":"https"}}}}
<< {"jsonrpc":"2.0","id":30,"error":{"code":-32602,"message":"iosCustomScheme must be a scheme of the app's own (a letter, then letters, digits, \"+\", \"-\" or \".\"; no common one such as https or mailto), not \"https\".","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/iosInfo/iosCustomScheme","parameter":"ius"}}}

// a link below its own prefix
>> {"jsonrpc":"2.0","id":31,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://example.com/link/abc"}}}
<< {"jsonrpc":"2.0","id":31,"error":{"code":1403,"message":"link \"https://example.com/link/abc\" is itself a dynamic link or lies below the link's own prefix; give the final URL.","data":{"status":"PERMISSION_DENIED","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// a link that is a dynamic link
>> {"jsonrpc":"2.0","id":32,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://xyz.page.link/abcd"}}}
<< {"jsonrpc":"2.0","id":32,"error":{"code":1403,"message":"link \"https://xyz.page.link/abcd\" is itself a dynamic link or lies below the link's own prefix; give the final URL.","data":{"status":"PERMISSION_DENIED","field":"/dynamicLinkInfo/link","parameter":"link"}}}
