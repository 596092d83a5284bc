// a universal link on the route's only host
>> {"jsonrpc":"2.0","id":1,"method":"build","params":{"route":{"name":"product","as":"universalLink","values":{"id":42},"query":{"page":2,"ref":"a b","utm_source":"x"}}}}
<< {"jsonrpc":"2.0","id":1,"result":{"url":"https://www.example.com/product/42?ref=a%20b&page=2&utm_source=x","warning":[]}}

// one of several hosts
>> {"jsonrpc":"2.0","id":2,"method":"build","params":{"route":{"name":"size","as":"universalLink","host":"SHOP.example.com","values":{"id":42,"size":"M"}}}}
<< {"jsonrpc":"2.0","id":2,"result":{"url":"https://shop.example.com/product/42/M","warning":[]}}

>> {"jsonrpc":"2.0","id":3,"method":"build","params":{"route":{"name":"size","as":"universalLink","values":{"id":42}}}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"The route \"size\" allows several hosts; give /route/host as \"www.example.com\" or \"shop.example.com\".","data":{"status":"INVALID_ARGUMENT","field":"/route/host"}}}

>> {"jsonrpc":"2.0","id":4,"method":"build","params":{"route":{"name":"size","as":"universalLink","host":"example.com","values":{"id":42,"size":"M"}}}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"/route/host must be \"www.example.com\" or \"shop.example.com\", not \"example.com\".","data":{"status":"INVALID_ARGUMENT","field":"/route/host"}}}

// a custom-scheme URL
>> {"jsonrpc":"2.0","id":5,"method":"build","params":{"route":{"name":"redemption","as":"customScheme","values":{"path":"a/b"},"query":{"x":"1"}}}}
<< {"jsonrpc":"2.0","id":5,"result":{"url":"myapp://redemption/a/b?x=1","warning":[]}}

// a dynamic link around the universal link
>> {"jsonrpc":"2.0","id":6,"method":"build","params":{"route":{"name":"product","as":"dynamicLink","values":{"id":42}},"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","iosInfo":{"iosBundleId":"com.example.ios","iosAppStoreId":"123456789"}}}}
<< {"jsonrpc":"2.0","id":6,"result":{"url":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fproduct%2F42&ibi=com.example.ios&isi=123456789","warning":[]}}

// upper case of a UUID is written in lower case
>> {"jsonrpc":"2.0","id":7,"method":"build","params":{"route":{"name":"user","as":"universalLink","values":{"id":"550E8400-E29B-41D4-A716-446655440000","tab":"a/b"}}}}
<< {"jsonrpc":"2.0","id":7,"result":{"url":"https://www.example.com/user/550e8400-e29b-41d4-a716-446655440000/a%2Fb","warning":[]}}

// every host and scheme: the request says which
>> {"jsonrpc":"2.0","id":8,"method":"build","params":{"route":{"name":"share","as":"universalLink","host":"bücher.example:8443","values":{"active":true},"query":{"to":"é"}}}}
<< {"jsonrpc":"2.0","id":8,"result":{"url":"https://xn--bcher-kva.example:8443/share/true?to=%C3%A9","warning":[]}}

>> {"jsonrpc":"2.0","id":9,"method":"build","params":{"route":{"name":"share","as":"customScheme","scheme":"MyApp","values":{"active":false},"query":{"to":""}}}}
<< {"jsonrpc":"2.0","id":9,"result":{"url":"myapp://share/false?to=","warning":[]}}

>> {"jsonrpc":"2.0","id":10,"method":"build","params":{"route":{"name":"share","as":"universalLink","values":{"active":true},"query":{"to":"é"}}}}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"message":"The route \"share\" names no host; give /route/host.","data":{"status":"INVALID_ARGUMENT","field":"/route/host"}}}

// an unknown route
>> {"jsonrpc":"2.0","id":11,"method":"build","params":{"route":{"name":"prodcut","as":"universalLink"}}}
<< {"jsonrpc":"2.0","id":11,"error":{"code":1404,"message":"There is no route \"prodcut\"; did you mean \"product\"?","data":{"status":"NOT_FOUND","field":"/route/name","nearest":"product"}}}

>> {"jsonrpc":"2.0","id":12,"method":"build","params":{"route":{"name":"x","as":"universalLink"}}}
<< {"jsonrpc":"2.0","id":12,"error":{"code":1404,"message":"There is no route \"x\"; there are \"product\", \"size\", \"user\", \"redemption\" and \"share\".","data":{"status":"NOT_FOUND","field":"/route/name"}}}

// what is missing
>> {"jsonrpc":"2.0","id":13,"method":"build","params":{"route":{"name":"product","as":"universalLink"}}}
<< {"jsonrpc":"2.0","id":13,"error":{"code":-32602,"message":"/route/values/id is missing; it is required.","data":{"status":"INVALID_ARGUMENT","field":"/route/values/id"}}}

>> {"jsonrpc":"2.0","id":14,"method":"build","params":{"route":{"name":"share","as":"universalLink","host":"x.example","values":{"active":true}}}}
<< {"jsonrpc":"2.0","id":14,"error":{"code":-32602,"message":"/route/query/to is missing; it is required.","data":{"status":"INVALID_ARGUMENT","field":"/route/query/to"}}}

// what does not fit
>> {"jsonrpc":"2.0","id":15,"method":"build","params":{"route":{"name":"product","as":"universalLink","values":{"id":"42"}}}}
<< {"jsonrpc":"2.0","id":15,"error":{"code":-32602,"message":"/route/values/id must be a whole number, not a string.","data":{"status":"INVALID_ARGUMENT","field":"/route/values/id"}}}

>> {"jsonrpc":"2.0","id":16,"method":"build","params":{"route":{"name":"product","as":"universalLink","values":{"id":4.5}}}}
<< {"jsonrpc":"2.0","id":16,"error":{"code":-32602,"message":"/route/values/id must be a whole number of 64 bits, not \"4.5\".","data":{"status":"INVALID_ARGUMENT","field":"/route/values/id"}}}

>> {"jsonrpc":"2.0","id":17,"method":"build","params":{"route":{"name":"size","as":"universalLink","host":"www.example.com","values":{"id":1,"size":"XL"}}}}
<< {"jsonrpc":"2.0","id":17,"error":{"code":-32602,"message":"/route/values/size must be \"S\", \"M\" or \"L\", not \"XL\".","data":{"status":"INVALID_ARGUMENT","field":"/route/values/size"}}}

>> {"jsonrpc":"2.0","id":18,"method":"build","params":{"route":{"name":"user","as":"universalLink","values":{"id":"42"}}}}
<< {"jsonrpc":"2.0","id":18,"error":{"code":-32602,"message":"/route/values/id must be a UUID such as \"550e8400-e29b-41d4-a716-446655440000\", not \"42\".","data":{"status":"INVALID_ARGUMENT","field":"/route/values/id"}}}

>> {"jsonrpc":"2.0","id":19,"method":"build","params":{"route":{"name":"user","as":"universalLink","values":{"id":"550e8400-e29b-41d4-a716-446655440000","tab":".."}}}}
<< {"jsonrpc":"2.0","id":19,"error":{"code":-32602,"message":"/route/values/tab must be without the segments \".\" and \"..\", which browsers resolve, not \"..\".","data":{"status":"INVALID_ARGUMENT","field":"/route/values/tab"}}}

>> {"jsonrpc":"2.0","id":20,"method":"build","params":{"route":{"name":"redemption","as":"customScheme","values":{"path":"a/../b"}}}}
<< {"jsonrpc":"2.0","id":20,"error":{"code":-32602,"message":"/route/values/path must be without the segments \".\" and \"..\", which browsers resolve, not \"a/../b\".","data":{"status":"INVALID_ARGUMENT","field":"/route/values/path"}}}

>> {"jsonrpc":"2.0","id":21,"method":"build","params":{"route":{"name":"redemption","as":"customScheme","values":{"path":"/a"}}}}
<< {"jsonrpc":"2.0","id":21,"error":{"code":-32602,"message":"/route/values/path must be without a slash in front, not \"/a\".","data":{"status":"INVALID_ARGUMENT","field":"/route/values/path"}}}

>> {"jsonrpc":"2.0","id":22,"method":"build","params":{"route":{"name":"product","as":"universalLink","values":{"id":42},"query":{"page":"2"}}}}
<< {"jsonrpc":"2.0","id":22,"error":{"code":-32602,"message":"/route/query/page must be a whole number, not a string.","data":{"status":"INVALID_ARGUMENT","field":"/route/query/page"}}}

>> {"jsonrpc":"2.0","id":23,"method":"build","params":{"route":{"name":"product","as":"universalLink","values":{"id":42},"query":{"new":true}}}}
<< {"jsonrpc":"2.0","id":23,"error":{"code":-32602,"message":"/route/query/new must be a string, because the route declares no other type for it, not true.","data":{"status":"INVALID_ARGUMENT","field":"/route/query/new"}}}

// what is not known
>> {"jsonrpc":"2.0","id":24,"method":"build","params":{"route":{"name":"product","as":"universalLink","values":{"idd":42}}}}
<< {"jsonrpc":"2.0","id":24,"error":{"code":-32602,"message":"/route/values/idd is not a known field; did you mean \"id\"?","data":{"status":"INVALID_ARGUMENT","field":"/route/values/idd","nearest":"id"}}}

>> {"jsonrpc":"2.0","id":25,"method":"build","params":{"route":{"name":"product","as":"link","values":{"id":42}}}}
<< {"jsonrpc":"2.0","id":25,"error":{"code":-32602,"message":"/route/as must be \"universalLink\", \"customScheme\" or \"dynamicLink\", not \"link\".","data":{"status":"INVALID_ARGUMENT","field":"/route/as"}}}

// what would be read as another route
>> {"jsonrpc":"2.0","id":26,"method":"build","params":{"route":{"name":"size","as":"universalLink","host":"www.example.com","values":{"id":42}}}}
<< {"jsonrpc":"2.0","id":26,"error":{"code":-32602,"message":"\"https://www.example.com/product/42\" would be read as the route \"product\", which is asked before \"size\"; make the paths of the two differ.","data":{"status":"INVALID_ARGUMENT","field":"/route"}}}

// what the allowlist refuses
>> {"jsonrpc":"2.0","id":27,"method":"build","params":{"route":{"name":"share","as":"dynamicLink","host":"evil.example","values":{"active":true},"query":{"to":"x"}},"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","iosInfo":{"iosBundleId":"com.example.ios","iosAppStoreId":"123456789"}}}}
<< {"jsonrpc":"2.0","id":27,"error":{"code":1403,"message":"The parameter link \"https://evil.example/share/true?to=x\" matches no pattern of the domain's allowlist: \"^https://(www|shop)\\.example\\.com/\".","data":{"status":"PERMISSION_DENIED","field":"/route","parameter":"link","patterns":["^https://(www|shop)\\.example\\.com/"]}}}

// schemes
>> {"jsonrpc":"2.0","id":28,"method":"build","params":{"route":{"name":"share","as":"customScheme","scheme":"theirapp","values":{"active":true},"query":{"to":"x"}}}}
<< {"jsonrpc":"2.0","id":28,"error":{"code":1403,"message":"The scheme \"theirapp\" belongs to no configured app; add it to \"apps\" or use another.","data":{"status":"PERMISSION_DENIED","field":"/route/scheme"}}}

>> {"jsonrpc":"2.0","id":29,"method":"build","params":{"route":{"name":"share","as":"customScheme","scheme":"javascript","values":{"active":true},"query":{"to":"x"}}}}
<< {"jsonrpc":"2.0","id":29,"error":{"code":1403,"message":"scheme \"javascript\" runs code or reads local data; use a scheme of the app's own.","data":{"status":"PERMISSION_DENIED","field":"/route/scheme"}}}

>> {"jsonrpc":"2.0","id":30,"method":"build","params":{"route":{"name":"share","as":"customScheme","values":{"active":true},"query":{"to":"x"}}}}
<< {"jsonrpc":"2.0","id":30,"error":{"code":-32602,"message":"The route \"share\" names no scheme; give /route/scheme.","data":{"status":"INVALID_ARGUMENT","field":"/route/scheme"}}}

>> {"jsonrpc":"2.0","id":31,"method":"build","params":{"route":{"name":"redemption","as":"universalLink","host":"x.example"}}}
<< {"jsonrpc":"2.0","id":31,"error":{"code":-32602,"message":"The route \"redemption\" allows no host; ask for \"customScheme\".","data":{"status":"INVALID_ARGUMENT","field":"/route/as"}}}

// what does not go together
>> {"jsonrpc":"2.0","id":32,"method":"build","params":{"route":{"name":"product","as":"universalLink","scheme":"myapp","values":{"id":42}}}}
<< {"jsonrpc":"2.0","id":32,"error":{"code":-32602,"message":"/route/scheme is only for \"customScheme\"; leave it out.","data":{"status":"INVALID_ARGUMENT","field":"/route/scheme"}}}

>> {"jsonrpc":"2.0","id":33,"method":"build","params":{"route":{"name":"product","as":"customScheme","host":"www.example.com","values":{"id":42}}}}
<< {"jsonrpc":"2.0","id":33,"error":{"code":-32602,"message":"/route/host is only for \"universalLink\" and \"dynamicLink\"; leave it out.","data":{"status":"INVALID_ARGUMENT","field":"/route/host"}}}

>> {"jsonrpc":"2.0","id":34,"method":"build","params":{"route":{"name":"product","as":"universalLink","values":{"id":42}},"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","iosInfo":{"iosBundleId":"com.example.ios","iosAppStoreId":"123456789"}}}}
<< {"jsonrpc":"2.0","id":34,"error":{"code":-32602,"message":"/dynamicLinkInfo is only for \"dynamicLink\"; leave it out.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo"}}}

>> {"jsonrpc":"2.0","id":35,"method":"build","params":{"route":{"name":"product","as":"dynamicLink","values":{"id":42}}}}
<< {"jsonrpc":"2.0","id":35,"error":{"code":-32602,"message":"/dynamicLinkInfo is missing; it is required.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo"}}}

>> {"jsonrpc":"2.0","id":36,"method":"build","params":{"route":{"name":"product","as":"dynamicLink","values":{"id":42}},"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","iosInfo":{"iosBundleId":"com.example.ios","iosAppStoreId":"123456789"},"link":"https://www.example.com/"}}}
<< {"jsonrpc":"2.0","id":36,"error":{"code":-32602,"message":"/dynamicLinkInfo/link is the URL of the route; leave it out.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link"}}}

>> {"jsonrpc":"2.0","id":37,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","iosInfo":{"iosBundleId":"com.example.ios","iosAppStoreId":"123456789"},"link":"https://www.example.com/"},"routes":[]}}
<< {"jsonrpc":"2.0","id":37,"error":{"code":-32602,"message":"/routes is only for \"route\"; leave it out.","data":{"status":"INVALID_ARGUMENT","field":"/routes"}}}

// what would be a short link
>> {"jsonrpc":"2.0","id":38,"method":"build","params":{"route":{"name":"a","as":"universalLink"},"routes":[{"name":"a","path":"/link/{x}","hosts":["example.com"]}]}}
<< {"jsonrpc":"2.0","id":38,"error":{"code":-32602,"message":"/route/values/x is missing; it is required.","data":{"status":"INVALID_ARGUMENT","field":"/route/values/x"}}}

>> {"jsonrpc":"2.0","id":39,"method":"build","params":{"route":{"name":"a","as":"universalLink","values":{"x":"b"}},"routes":[{"name":"a","path":"/link/{x}","hosts":["example.com"]}]}}
<< {"jsonrpc":"2.0","id":39,"error":{"code":-32602,"message":"\"https://example.com/link/b\" would be read as a short link, not as the route \"a\"; use another path, host or query.","data":{"status":"INVALID_ARGUMENT","field":"/route"}}}
