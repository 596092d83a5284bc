// no URL
>> {"jsonrpc":"2.0","id":1,"method":"shorten","params":{"longDynamicLink":"x"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The link must be a long link such as \"https://example.com/link/?link=…\", but \"x\" has no scheme.","data":{"status":"INVALID_ARGUMENT","field":"/longDynamicLink"}}}

// no query
>> {"jsonrpc":"2.0","id":2,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"The link \"https://example.com/link/\" has no query, so it is not a long link; give \"prefix/?link=…\".","data":{"status":"INVALID_ARGUMENT","field":"/longDynamicLink"}}}

// no link
>> {"jsonrpc":"2.0","id":3,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?apn=x"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"The parameter link is missing; give the http or https URL that the link leads to (seen: \"apn\").","data":{"status":"INVALID_ARGUMENT","field":"/longDynamicLink","parameter":"link"}}}

// no link at all
>> {"jsonrpc":"2.0","id":4,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"The parameter link is missing; give the http or https URL that the link leads to.","data":{"status":"INVALID_ARGUMENT","field":"/longDynamicLink","parameter":"link"}}}

// a bad link
>> {"jsonrpc":"2.0","id":5,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=abc"}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"The parameter link must be an absolute http or https URL, but \"abc\" has no scheme.","data":{"status":"INVALID_ARGUMENT","field":"/longDynamicLink","parameter":"link"}}}

// dangerous
>> {"jsonrpc":"2.0","id":6,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=javascript%3Aalert(1)"}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":1403,"message":"The parameter link has a scheme that runs code or reads local data: \"javascript:alert(1)\"; use http or https.","data":{"status":"PERMISSION_DENIED","field":"/longDynamicLink","parameter":"link"}}}

// a loop
>> {"jsonrpc":"2.0","id":7,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fexample.com%2Flink%2Fx"}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":1403,"message":"The parameter link \"https://example.com/link/x\" is itself a dynamic link or lies below the link's own prefix; give the final URL.","data":{"status":"PERMISSION_DENIED","field":"/longDynamicLink","parameter":"link"}}}

// an unknown field
>> {"jsonrpc":"2.0","id":8,"method":"shorten","params":{"longdynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios"}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"/longdynamicLink is not a known field; did you mean \"longDynamicLink\"?","data":{"status":"INVALID_ARGUMENT","field":"/longdynamicLink","nearest":"longDynamicLink"}}}
