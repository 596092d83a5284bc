// A link to be changed.
>> {"jsonrpc":"2.0","id":1,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios&isi=123456789","suffix":{"option":"CUSTOM","customSuffix":"sale"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"shortLink":"https://example.com/link/sale","previewLink":"https://example.com/link/sale?d=1","warning":[],"created":true}}

// Disabled, which the next click sees, and its counts are there.
>> {"jsonrpc":"2.0","id":2,"method":"resolve","params":{"url":"https://example.com/link/sale","device":{"platform":"desktop"},"record":true}}
>> {"jsonrpc":"2.0","id":3,"method":"updateLink","params":{"shortLink":"https://example.com/link/sale","disabled":true}}
>> {"jsonrpc":"2.0","id":4,"method":"resolve","params":{"url":"https://example.com/link/sale","device":{"platform":"desktop"},"record":true}}
>> {"jsonrpc":"2.0","id":5,"method":"linkStats","params":{"shortLink":"https://example.com/link/sale"}}
<< {"jsonrpc":"2.0","id":2,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios&isi=123456789","link":"https://www.example.com/my-page","dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","androidInfo":{"androidPackageName":"com.example.android"},"iosInfo":{"iosBundleId":"com.example.ios","iosAppStoreId":"123456789"}},"shortLink":"https://example.com/link/sale","destination":{"kind":"link","url":"https://www.example.com/my-page"},"http":{"status":302,"headers":[["Location","https://www.example.com/my-page"],["Cache-Control","no-store"],["Vary","User-Agent, Sec-CH-UA-Platform, Sec-CH-UA-Mobile, Accept-Language, Accept"],["Referrer-Policy","strict-origin-when-cross-origin"],["X-Robots-Tag","noindex"]]},"warning":[]}}
<< {"jsonrpc":"2.0","id":3,"result":{"shortLink":"https://example.com/link/sale","disabled":true}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":1410,"message":"The short link \"https://example.com/link/sale\" is disabled.","data":{"status":"FAILED_PRECONDITION"}}}
<< {"jsonrpc":"2.0","id":5,"result":{"linkEventStats":[{"platform":"DESKTOP","count":"1","event":"CLICK"},{"platform":"DESKTOP","count":"1","event":"REDIRECT"}],"destinationStats":[{"platform":"desktop","count":"1","destination":"link"}],"warning":[]}}

// Enabled with an end, and without one.
>> {"jsonrpc":"2.0","id":6,"method":"updateLink","params":{"shortLink":"https://example.com/link/sale","disabled":false,"expireTime":"2026-01-31T12:00:00+01:00"}}
>> {"jsonrpc":"2.0","id":7,"method":"resolve","params":{"url":"https://example.com/link/sale","device":{"platform":"desktop"},"now":"2026-01-31T11:00:00Z"}}
>> {"jsonrpc":"2.0","id":8,"method":"updateLink","params":{"shortLink":"https://example.com/link/sale","expireTime":null}}
<< {"jsonrpc":"2.0","id":6,"result":{"shortLink":"https://example.com/link/sale","disabled":false,"expireTime":"2026-01-31T11:00:00Z"}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":1410,"message":"The short link \"https://example.com/link/sale\" expired at 2026-01-31T11:00:00Z.","data":{"status":"FAILED_PRECONDITION"}}}
<< {"jsonrpc":"2.0","id":8,"result":{"shortLink":"https://example.com/link/sale","disabled":false}}

// Without a change: what holds.
>> {"jsonrpc":"2.0","id":9,"method":"updateLink","params":{"shortLink":"https://example.com/link/sale"}}
<< {"jsonrpc":"2.0","id":9,"result":{"shortLink":"https://example.com/link/sale","disabled":false}}

// Refused.
>> {"jsonrpc":"2.0","id":10,"method":"updateLink","params":{"shortLink":"https://example.com/link/none","disabled":true}}
>> {"jsonrpc":"2.0","id":11,"method":"updateLink","params":{"shortLink":"https://example.com/link/sale","expireTime":"tomorrow"}}
>> {"jsonrpc":"2.0","id":12,"method":"updateLink","params":{"shortLink":"https://example.com/link/sale","disable":true}}
>> {"jsonrpc":"2.0","id":13,"method":"updateLink","params":{"shortLink":"sale"}}
<< {"jsonrpc":"2.0","id":10,"error":{"code":1404,"message":"There is no short link \"https://example.com/link/none\"; check its spelling; upper and lower case differ.","data":{"status":"NOT_FOUND"}}}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32602,"message":"/expireTime must be an RFC 3339 time such as \"2027-01-31T12:00:00Z\", not \"tomorrow\".","data":{"status":"INVALID_ARGUMENT","field":"/expireTime"}}}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32602,"message":"/disable is not a known field; did you mean \"disabled\"?","data":{"status":"INVALID_ARGUMENT","field":"/disable","nearest":"disabled"}}}
<< {"jsonrpc":"2.0","id":13,"error":{"code":-32602,"message":"\"sale\" is not a short link (prefix/suffix).","data":{"status":"INVALID_ARGUMENT","field":"/shortLink"}}}
