// an unknown short link
>> {"jsonrpc":"2.0","id":1,"method":"resolve","params":{"url":"https://example.com/link/nope"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":1404,"message":"There is no short link \"https://example.com/link/nope\"; check its spelling; upper and lower case differ.","data":{"status":"NOT_FOUND"}}}

// no URL
>> {"jsonrpc":"2.0","id":2,"method":"resolve","params":{"url":"x"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"\"x\" is neither a long link (prefix/?link=…) nor a short link (prefix/suffix).","data":{"status":"INVALID_ARGUMENT","field":"/url"}}}

// another scheme
>> {"jsonrpc":"2.0","id":3,"method":"resolve","params":{"url":"myapp://x"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"\"myapp://x\" is neither a long link (prefix/?link=…) nor a short link (prefix/suffix).","data":{"status":"INVALID_ARGUMENT","field":"/url"}}}

// a long link without link
>> {"jsonrpc":"2.0","id":4,"method":"resolve","params":{"url":"https://example.com/link/?apn=com.example.android"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"The parameter link is missing; give the http or https URL that the link leads to (seen: \"apn\").","data":{"status":"INVALID_ARGUMENT","field":"/url","parameter":"link"}}}

// a bad link
>> {"jsonrpc":"2.0","id":5,"method":"resolve","params":{"url":"https://example.com/link/?link=abc"}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"The parameter link must be an absolute http or https URL, but \"abc\" has no scheme.","data":{"status":"INVALID_ARGUMENT","field":"/url","parameter":"link"}}}

// dangerous
>> {"jsonrpc":"2.0","id":6,"method":"resolve","params":{"url":"https://example.com/link/?link=javascript%3Aalert(1)"}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":1403,"message":"The parameter link has a scheme that runs code or reads local data: \"javascript:alert(1)\"; use http or https.","data":{"status":"PERMISSION_DENIED","field":"/url","parameter":"link"}}}

// userinfo
>> {"jsonrpc":"2.0","id":7,"method":"resolve","params":{"url":"https://example.com/link/?link=https%3A%2F%2Fa%40b.example"}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"The parameter link must be an absolute http or https URL, but \"https://a@b.example\" has a user name in front of its host.","data":{"status":"INVALID_ARGUMENT","field":"/url","parameter":"link"}}}

// a loop
>> {"jsonrpc":"2.0","id":8,"method":"resolve","params":{"url":"https://example.com/link/?link=https%3A%2F%2Fexample.com%2Flink%2Fx"}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":1403,"message":"The parameter link \"https://example.com/link/x\" is itself a dynamic link or lies below the link's own prefix; give the final URL.","data":{"status":"PERMISSION_DENIED","field":"/url","parameter":"link"}}}

// empty
>> {"jsonrpc":"2.0","id":9,"method":"resolve","params":{"url":""}}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"/url is missing; it is required.","data":{"status":"INVALID_ARGUMENT","field":"/url"}}}

// Expired by the time of the click.
>> {"jsonrpc":"2.0","id":10,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","expireTime":"2026-02-01T00:00:00Z","suffix":{"option":"CUSTOM","customSuffix":"brief"}}}
>> {"jsonrpc":"2.0","id":11,"method":"resolve","params":{"url":"https://example.com/link/brief","now":"2026-01-31T23:59:59Z","device":{"platform":"desktop"}}}
>> {"jsonrpc":"2.0","id":12,"method":"resolve","params":{"url":"https://example.com/link/brief","now":"2026-02-01T00:00:00Z"}}
<< {"jsonrpc":"2.0","id":10,"result":{"shortLink":"https://example.com/link/brief","previewLink":"https://example.com/link/brief?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":true}}
<< {"jsonrpc":"2.0","id":11,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","link":"https://www.example.com/my-page","dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","androidInfo":{"androidPackageName":"com.example.android"},"iosInfo":{"iosBundleId":"com.example.ios"}},"shortLink":"https://example.com/link/brief","destination":{"kind":"link","url":"https://www.example.com/my-page"},"http":{"status":302,"headers":[["Location","https://www.example.com/my-page"],["Cache-Control","no-store"],["Vary","User-Agent, Sec-CH-UA-Platform"],["Referrer-Policy","strict-origin-when-cross-origin"],["X-Robots-Tag","noindex"]]},"warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}]}}
<< {"jsonrpc":"2.0","id":12,"error":{"code":1410,"message":"The short link \"https://example.com/link/brief\" expired at 2026-02-01T00:00:00Z.","data":{"status":"FAILED_PRECONDITION"}}}

// d=1 added to a short link asks for an explanation.
>> {"jsonrpc":"2.0","id":13,"method":"resolve","params":{"url":"https://example.com/link/brief?d=1","device":{"platform":"desktop"}}}
<< {"jsonrpc":"2.0","id":13,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","link":"https://www.example.com/my-page","dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","androidInfo":{"androidPackageName":"com.example.android"},"iosInfo":{"iosBundleId":"com.example.ios"}},"shortLink":"https://example.com/link/brief","destination":{"kind":"debug"},"http":{"status":200,"headers":[["Content-Type","application/json"],["X-Content-Type-Options","nosniff"],["Cache-Control","no-store"],["Vary","User-Agent, Sec-CH-UA-Platform"],["Referrer-Policy","strict-origin-when-cross-origin"],["X-Robots-Tag","noindex"]],"body":"{\"longDynamicLink\":\"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios\",\"destinations\":[{\"platform\":\"ios\",\"kind\":\"preview\",\"url\":\"https://www.example.com/my-page\",\"behindPreview\":{\"kind\":\"link\",\"url\":\"https://www.example.com/my-page\"},\"appUrl\":\"com.example.ios://google/link/?deep_link_id=https%3A%2F%2Fwww.example.com%2Fmy-page&match_type=unique\"},{\"platform\":\"ipados\",\"kind\":\"preview\",\"url\":\"https://www.example.com/my-page\",\"behindPreview\":{\"kind\":\"link\",\"url\":\"https://www.example.com/my-page\"},\"appUrl\":\"com.example.ios://google/link/?deep_link_id=https%3A%2F%2Fwww.example.com%2Fmy-page&match_type=unique\"},{\"platform\":\"android\",\"kind\":\"app\",\"url\":\"intent://www.example.com/my-page#Intent;scheme=https;package=com.example.android;S.browser_fallback_url=https%3A%2F%2Fplay.google.com%2Fstore%2Fapps%2Fdetails%3Fid%3Dcom.example.android%26pcampaignid%3Dfdl_short%26url%3Dhttps%253A%252F%252Fwww.example.com%252Fmy-page%26referrer%3Ddeep_link%253Dhttps%25253A%25252F%25252Fexample.com%25252Flink%25252F%25253Flink%25253Dhttps%2525253A%2525252F%2525252Fwww.example.com%2525252Fmy-page%252526apn%25253Dcom.example.android%252526ibi%25253Dcom.example.ios;end\",\"appUrl\":\"intent://www.example.com/my-page#Intent;scheme=https;package=com.example.android;S.browser_fallback_url=https%3A%2F%2Fplay.google.com%2Fstore%2Fapps%2Fdetails%3Fid%3Dcom.example.android%26pcampaignid%3Dfdl_short%26url%3Dhttps%253A%252F%252Fwww.example.com%252Fmy-page%26referrer%3Ddeep_link%253Dhttps%25253A%25252F%25252Fexample.com%25252Flink%25252F%25253Flink%25253Dhttps%2525253A%2525252F%2525252Fwww.example.com%2525252Fmy-page%252526apn%25253Dcom.example.android%252526ibi%25253Dcom.example.ios;end\"},{\"platform\":\"desktop\",\"kind\":\"link\",\"url\":\"https://www.example.com/my-page\"},{\"platform\":\"crawler\",\"kind\":\"socialPreview\",\"url\":\"https://www.example.com/my-page\"}],\"warning\":[]}"},"warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}]}}
