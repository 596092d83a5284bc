// a new link
>> {"jsonrpc":"2.0","id":1,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","suffix":{"option":"CUSTOM","customSuffix":"summer-sale"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"shortLink":"https://example.com/link/summer-sale","previewLink":"https://example.com/link/summer-sale?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":true}}

// the same content
>> {"jsonrpc":"2.0","id":2,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","suffix":{"option":"CUSTOM","customSuffix":"summer-sale"}}}
<< {"jsonrpc":"2.0","id":2,"result":{"shortLink":"https://example.com/link/summer-sale","previewLink":"https://example.com/link/summer-sale?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":false}}

// other content
>> {"jsonrpc":"2.0","id":3,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios&st=x","suffix":{"option":"CUSTOM","customSuffix":"summer-sale"}}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":1409,"message":"\"https://example.com/link/summer-sale\" is taken by another link; choose another suffix.","data":{"status":"ALREADY_EXISTS","field":"/suffix/customSuffix"}}}

// suffixes are case-sensitive
>> {"jsonrpc":"2.0","id":4,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios&st=x","suffix":{"option":"CUSTOM","customSuffix":"Summer-Sale"}}}
<< {"jsonrpc":"2.0","id":4,"result":{"shortLink":"https://example.com/link/Summer-Sale","previewLink":"https://example.com/link/Summer-Sale?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":true}}

// the same suffix under another prefix
>> {"jsonrpc":"2.0","id":5,"method":"shorten","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/other","link":"https://www.example.com/my-page"},"suffix":{"option":"CUSTOM","customSuffix":"summer-sale"}}}
<< {"jsonrpc":"2.0","id":5,"result":{"shortLink":"https://example.com/other/summer-sale","previewLink":"https://example.com/other/summer-sale?d=1","warning":[],"created":true}}

// reserved
>> {"jsonrpc":"2.0","id":6,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","suffix":{"option":"CUSTOM","customSuffix":"link"}}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"/suffix/customSuffix \"link\" is reserved; choose another suffix.","data":{"status":"INVALID_ARGUMENT","field":"/suffix/customSuffix"}}}

// reserved, in another case
>> {"jsonrpc":"2.0","id":7,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","suffix":{"option":"CUSTOM","customSuffix":"Apple-App-Site-Association"}}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"/suffix/customSuffix \"Apple-App-Site-Association\" is reserved; choose another suffix.","data":{"status":"INVALID_ARGUMENT","field":"/suffix/customSuffix"}}}

// no letter
>> {"jsonrpc":"2.0","id":8,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","suffix":{"option":"CUSTOM","customSuffix":"a.b"}}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"/suffix/customSuffix \"a.b\" has \".\" (byte 2E) at position 2; use letters, digits, \"-\" and \"_\" only.","data":{"status":"INVALID_ARGUMENT","field":"/suffix/customSuffix"}}}

// too long
>> {"jsonrpc":"2.0","id":9,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","suffix":{"option":"CUSTOM","customSuffix":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}}}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"/suffix/customSuffix \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\" has 129 characters; at most 128 are allowed.","data":{"status":"INVALID_ARGUMENT","field":"/suffix/customSuffix"}}}

// empty
>> {"jsonrpc":"2.0","id":10,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","suffix":{"option":"CUSTOM","customSuffix":""}}}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"message":"/suffix/customSuffix is missing; it is required.","data":{"status":"INVALID_ARGUMENT","field":"/suffix/customSuffix"}}}

// 128 characters
>> {"jsonrpc":"2.0","id":11,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","suffix":{"option":"CUSTOM","customSuffix":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}}}
<< {"jsonrpc":"2.0","id":11,"result":{"shortLink":"https://example.com/link/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","previewLink":"https://example.com/link/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":true}}

// none given
>> {"jsonrpc":"2.0","id":12,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","suffix":{"option":"CUSTOM"}}}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32602,"message":"/suffix/customSuffix is missing; it is required.","data":{"status":"INVALID_ARGUMENT","field":"/suffix/customSuffix"}}}

// one given without CUSTOM
>> {"jsonrpc":"2.0","id":13,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","suffix":{"option":"SHORT","customSuffix":"x"}}}
<< {"jsonrpc":"2.0","id":13,"error":{"code":-32602,"message":"/suffix/customSuffix is only for the option \"CUSTOM\"; give that or leave it out.","data":{"status":"INVALID_ARGUMENT","field":"/suffix/customSuffix"}}}

// FDL REST bodies go through
>> {"jsonrpc":"2.0","id":14,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","suffix":{"option":"SHORT"},"sdkVersion":"1.0"}}
<< {"jsonrpc":"2.0","id":14,"result":{"shortLink":"https://example.com/link/0123","previewLink":"https://example.com/link/0123?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":true}}
