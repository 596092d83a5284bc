// a prefix that browsers resolve to another one
>> {"jsonrpc":"2.0","id":1,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link/..","link":"https://www.example.com/"}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"domainUriPrefix must be an https prefix such as \"https://example.com/link\", but \"https://example.com/link/..\" has a segment \".\" or \"..\", which browsers resolve.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/domainUriPrefix"}}}

// the same escaped
>> {"jsonrpc":"2.0","id":2,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/%2e%2E/?link=https://www.example.com/"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"The link must be a long link such as \"https://example.com/link/?link=…\", but \"https://example.com/link/%2e%2E/\" has a segment \".\" or \"..\", which browsers resolve.","data":{"status":"INVALID_ARGUMENT","field":"/longDynamicLink"}}}

// a path on a host of FDL's
>> {"jsonrpc":"2.0","id":3,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://xyz.app.goo.gl/path","link":"https://www.example.com/"}}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"domainUriPrefix \"https://xyz.app.goo.gl/path\" has a path, which a prefix on page.link, app.goo.gl or app.google cannot have; use the host alone.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/domainUriPrefix"}}}

// the same as a long link
>> {"jsonrpc":"2.0","id":4,"method":"shorten","params":{"longDynamicLink":"https://xyz.app.google/path/?link=https://www.example.com/"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"The link \"https://xyz.app.google/path/\" has a path, so it looks like a short link; a long link on page.link, app.goo.gl or app.google is \"https://HOST/?link=…\".","data":{"status":"INVALID_ARGUMENT","field":"/longDynamicLink"}}}
