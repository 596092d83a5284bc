// an unknown field, nearly a known one
>> {"jsonrpc":"2.0","id":1,"method":"build","params":{"dynamicLinkInf":{}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"/dynamicLinkInf is not a known field; did you mean \"dynamicLinkInfo\"?","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInf","nearest":"dynamicLinkInfo"}}}

// in the depth
>> {"jsonrpc":"2.0","id":2,"method":"build","params":{"dynamicLinkInfo":{"iosInfo":{"iosBundleID":"x"}}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"/dynamicLinkInfo/iosInfo/iosBundleID is not a known field; did you mean \"iosBundleId\"?","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/iosInfo/iosBundleID","nearest":"iosBundleId"}}}

// an unknown field, like nothing else
>> {"jsonrpc":"2.0","id":3,"method":"build","params":{"dynamicLinkInfo":{"androidInfo":{"zzz":1}}}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"/dynamicLinkInfo/androidInfo/zzz is not a known field; use \"androidPackageName\", \"androidFallbackLink\", \"androidMinPackageVersionCode\" or \"androidLink\".","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/androidInfo/zzz"}}}

// twice
>> {"jsonrpc":"2.0","id":4,"method":"build","params":{"dynamicLinkInfo":{"link":"https://a.example","link":"https://b.example"}}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"/dynamicLinkInfo/link appears twice; keep one of the two.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link"}}}

// the wrong types
>> {"jsonrpc":"2.0","id":5,"method":"build","params":{"dynamicLinkInfo":5}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"/dynamicLinkInfo must be an object, not a number.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo"}}}

>> {"jsonrpc":"2.0","id":6,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":5}}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"/dynamicLinkInfo/link must be a string, not a number.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link"}}}

>> {"jsonrpc":"2.0","id":7,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","iosInfo":[]}}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"/dynamicLinkInfo/iosInfo must be an object, not an array.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/iosInfo"}}}

>> {"jsonrpc":"2.0","id":8,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","navigationInfo":{"enableForcedRedirect":1}}}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"/dynamicLinkInfo/navigationInfo/enableForcedRedirect must be true, false, \"1\" or \"0\", not a number.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/navigationInfo/enableForcedRedirect"}}}

>> {"jsonrpc":"2.0","id":9,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","navigationInfo":{"enableForcedRedirect":"yes"}}}}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"/dynamicLinkInfo/navigationInfo/enableForcedRedirect must be true, false, \"1\" or \"0\", not \"yes\".","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/navigationInfo/enableForcedRedirect"}}}

>> {"jsonrpc":"2.0","id":10,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","iosInfo":{"iosAppStoreId":true}}}}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"message":"/dynamicLinkInfo/iosInfo/iosAppStoreId must be a whole number or a string of digits, not true.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/iosInfo/iosAppStoreId"}}}

>> {"jsonrpc":"2.0","id":11,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","iosInfo":{"iosAppStoreId":1.5}}}}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32602,"message":"/dynamicLinkInfo/iosInfo/iosAppStoreId must be a whole number or a string of digits, not \"1.5\".","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/iosInfo/iosAppStoreId"}}}

>> {"jsonrpc":"2.0","id":12,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","androidInfo":{"androidMinPackageVersionCode":-1}}}}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32602,"message":"/dynamicLinkInfo/androidInfo/androidMinPackageVersionCode must be a whole number or a string of digits, not \"-1\".","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/androidInfo/androidMinPackageVersionCode"}}}

// half a surrogate pair
>> {"jsonrpc":"2.0","id":13,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com","link":"https://a.example/\ud800"}}}
<< {"jsonrpc":"2.0","id":13,"error":{"code":-32602,"message":"/dynamicLinkInfo/link has a \\u escape of half a surrogate pair, which is no character; write the whole pair.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/link"}}}

// exactly one of two
>> {"jsonrpc":"2.0","id":14,"method":"shorten","params":{}}
<< {"jsonrpc":"2.0","id":14,"error":{"code":-32602,"message":"params must have exactly one of \"dynamicLinkInfo\" and \"longDynamicLink\".","data":{"status":"INVALID_ARGUMENT"}}}

>> {"jsonrpc":"2.0","id":15,"method":"shorten","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page"},"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios"}}
<< {"jsonrpc":"2.0","id":15,"error":{"code":-32602,"message":"params must have exactly one of \"dynamicLinkInfo\" and \"longDynamicLink\".","data":{"status":"INVALID_ARGUMENT"}}}

// words
>> {"jsonrpc":"2.0","id":16,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","suffix":{"option":"LONG"}}}
<< {"jsonrpc":"2.0","id":16,"error":{"code":-32602,"message":"/suffix/option must be \"UNGUESSABLE\", \"SHORT\", \"CUSTOM\" or \"OPTION_UNSPECIFIED\", not \"LONG\".","data":{"status":"INVALID_ARGUMENT","field":"/suffix/option"}}}

// times
>> {"jsonrpc":"2.0","id":17,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","expireTime":"tomorrow"}}
<< {"jsonrpc":"2.0","id":17,"error":{"code":-32602,"message":"/expireTime must be an RFC 3339 time such as \"2027-01-31T12:00:00Z\", not \"tomorrow\".","data":{"status":"INVALID_ARGUMENT","field":"/expireTime"}}}

>> {"jsonrpc":"2.0","id":18,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","expireTime":"2026-02-30T00:00:00Z"}}
<< {"jsonrpc":"2.0","id":18,"error":{"code":-32602,"message":"/expireTime must be an RFC 3339 time such as \"2027-01-31T12:00:00Z\", not \"2026-02-30T00:00:00Z\".","data":{"status":"INVALID_ARGUMENT","field":"/expireTime"}}}

>> {"jsonrpc":"2.0","id":19,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","expireTime":"2025-12-31T23:59:59Z"}}
<< {"jsonrpc":"2.0","id":19,"error":{"code":-32602,"message":"/expireTime 2025-12-31T23:59:59Z is in the past; give a time to come.","data":{"status":"INVALID_ARGUMENT","field":"/expireTime"}}}

// lists
>> {"jsonrpc":"2.0","id":20,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","tags":["a",5]}}
<< {"jsonrpc":"2.0","id":20,"error":{"code":-32602,"message":"/tags/1 must be a string, not a number.","data":{"status":"INVALID_ARGUMENT","field":"/tags/1"}}}

// whole numbers
>> {"jsonrpc":"2.0","id":21,"method":"resolve","params":{"url":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","device":{"appVersionCode":-1}}}
<< {"jsonrpc":"2.0","id":21,"error":{"code":-32602,"message":"/device/appVersionCode must be a whole number of at least 0, not \"-1\".","data":{"status":"INVALID_ARGUMENT","field":"/device/appVersionCode"}}}

>> {"jsonrpc":"2.0","id":22,"method":"resolve","params":{"url":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","device":{"appVersionCode":1000.0}}}
<< {"jsonrpc":"2.0","id":22,"error":{"code":-32602,"message":"/device/appVersionCode must be a whole number of at least 0, not \"1000.0\".","data":{"status":"INVALID_ARGUMENT","field":"/device/appVersionCode"}}}

>> {"jsonrpc":"2.0","id":23,"method":"resolve","params":{"url":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","device":{"appVersionCode":"5"}}}
<< {"jsonrpc":"2.0","id":23,"error":{"code":-32602,"message":"/device/appVersionCode must be a whole number, not a string.","data":{"status":"INVALID_ARGUMENT","field":"/device/appVersionCode"}}}

// headers
>> {"jsonrpc":"2.0","id":24,"method":"resolve","params":{"url":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","device":{"headers":5}}}
<< {"jsonrpc":"2.0","id":24,"error":{"code":-32602,"message":"/device/headers must be an object or an array, not a number.","data":{"status":"INVALID_ARGUMENT","field":"/device/headers"}}}

>> {"jsonrpc":"2.0","id":25,"method":"resolve","params":{"url":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","device":{"headers":{"User-Agent":5}}}}
<< {"jsonrpc":"2.0","id":25,"error":{"code":-32602,"message":"/device/headers/User-Agent must be a string, not a number.","data":{"status":"INVALID_ARGUMENT","field":"/device/headers/User-Agent"}}}

>> {"jsonrpc":"2.0","id":26,"method":"resolve","params":{"url":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","device":{"headers":[["User-Agent"]]}}}
<< {"jsonrpc":"2.0","id":26,"error":{"code":-32602,"message":"/device/headers/0 must be an array of two strings, a name and a value, but has 1.","data":{"status":"INVALID_ARGUMENT","field":"/device/headers/0"}}}

>> {"jsonrpc":"2.0","id":27,"method":"resolve","params":{"url":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","device":{"headers":{"A":["x",5]}}}}
<< {"jsonrpc":"2.0","id":27,"error":{"code":-32602,"message":"/device/headers/A/1 must be a string, not a number.","data":{"status":"INVALID_ARGUMENT","field":"/device/headers/A/1"}}}

>> {"jsonrpc":"2.0","id":28,"method":"parseIncoming","params":{"url":"x","domains":["http://example.com"]}}
<< {"jsonrpc":"2.0","id":28,"error":{"code":-32602,"message":"/domains/0 must be an https prefix such as \"https://example.com/link\", but \"http://example.com\" is not https.","data":{"status":"INVALID_ARGUMENT","field":"/domains/0"}}}

>> {"jsonrpc":"2.0","id":29,"method":"parseIncoming","params":{"referrer":"a","url":"b"}}
<< {"jsonrpc":"2.0","id":29,"error":{"code":-32602,"message":"params must have exactly one of \"url\" and \"referrer\".","data":{"status":"INVALID_ARGUMENT"}}}

>> {"jsonrpc":"2.0","id":30,"method":"matchAASA","params":{"aasa":"{}","url":"https://a.example/","profile":"ios8"}}
<< {"jsonrpc":"2.0","id":30,"error":{"code":-32602,"message":"/profile must be \"ios9\", \"ios13\", \"ios13_5\" or \"ios14\", not \"ios8\".","data":{"status":"INVALID_ARGUMENT","field":"/profile"}}}

>> {"jsonrpc":"2.0","id":31,"method":"matchAASA","params":{"aasa":[],"url":"https://a.example/"}}
<< {"jsonrpc":"2.0","id":31,"error":{"code":-32602,"message":"/aasa must be a string or an object, not an array.","data":{"status":"INVALID_ARGUMENT","field":"/aasa"}}}

>> {"jsonrpc":"2.0","id":32,"method":"matchAASA","params":{"aasaBase64":"%%%","url":"https://a.example/"}}
<< {"jsonrpc":"2.0","id":32,"error":{"code":-32602,"message":"/aasaBase64 must be base64 (RFC 4648 section 4, padded), not \"%%%\".","data":{"status":"INVALID_ARGUMENT","field":"/aasaBase64"}}}

>> {"jsonrpc":"2.0","id":33,"method":"matchAASA","params":{"aasa":"{}"}}
<< {"jsonrpc":"2.0","id":33,"error":{"code":-32602,"message":"params must have exactly one of \"url\" and \"urls\".","data":{"status":"INVALID_ARGUMENT"}}}

>> {"jsonrpc":"2.0","id":34,"method":"matchAASA","params":{"url":"https://a.example/"}}
<< {"jsonrpc":"2.0","id":34,"error":{"code":-32602,"message":"params must have exactly one of \"aasa\" and \"aasaBase64\".","data":{"status":"INVALID_ARGUMENT"}}}

// a pointer with signs of its own
>> {"jsonrpc":"2.0","id":35,"method":"build","params":{"dynamicLinkInfo":{"a/b~c":1}}}
<< {"jsonrpc":"2.0","id":35,"error":{"code":-32602,"message":"/dynamicLinkInfo/a~1b~0c is not a known field; use \"domainUriPrefix\", \"dynamicLinkDomain\", \"link\", \"androidInfo\", \"iosInfo\", \"navigationInfo\", \"desktopInfo\", \"socialMetaTagInfo\" or \"analyticsInfo\".","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo/a~1b~0c"}}}
