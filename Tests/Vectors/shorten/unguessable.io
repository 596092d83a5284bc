// a new link
>> {"jsonrpc":"2.0","id":1,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios"}}
<< {"jsonrpc":"2.0","id":1,"result":{"shortLink":"https://example.com/link/0123456789ABCDEFG","previewLink":"https://example.com/link/0123456789ABCDEFG?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":true}}

// the same content in another order is the same link
>> {"jsonrpc":"2.0","id":2,"method":"shorten","params":{"longDynamicLink":"https://example.com/link?ibi=com.example.ios&apn=com.example.android&link=https%3A%2F%2Fwww.example.com%2Fmy-page&d=1&_icp=1"}}
<< {"jsonrpc":"2.0","id":2,"result":{"shortLink":"https://example.com/link/0123456789ABCDEFG","previewLink":"https://example.com/link/0123456789ABCDEFG?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":false}}

// the same as an object, with a name and tags
>> {"jsonrpc":"2.0","id":3,"method":"shorten","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","androidInfo":{"androidPackageName":"com.example.android"},"iosInfo":{"iosBundleId":"com.example.ios"}},"name":"Seed","tags":["a","b"]}}
<< {"jsonrpc":"2.0","id":3,"result":{"shortLink":"https://example.com/link/0123456789ABCDEFG","previewLink":"https://example.com/link/0123456789ABCDEFG?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","field":"/dynamicLinkInfo/iosInfo/iosBundleId","parameter":"ibi"}],"created":false}}

// not reused
>> {"jsonrpc":"2.0","id":4,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","reuse":false}}
<< {"jsonrpc":"2.0","id":4,"result":{"shortLink":"https://example.com/link/pqrstuvwxyz012345","previewLink":"https://example.com/link/pqrstuvwxyz012345?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":true}}

// the first is still the one that is reused
>> {"jsonrpc":"2.0","id":5,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","reuse":true}}
<< {"jsonrpc":"2.0","id":5,"result":{"shortLink":"https://example.com/link/0123456789ABCDEFG","previewLink":"https://example.com/link/0123456789ABCDEFG?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":false}}

// another expiry is another link
>> {"jsonrpc":"2.0","id":6,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","expireTime":"2026-06-01T00:00:00Z"}}
<< {"jsonrpc":"2.0","id":6,"result":{"shortLink":"https://example.com/link/NOPQRSTUVWXYZabcd","previewLink":"https://example.com/link/NOPQRSTUVWXYZabcd?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":true}}

// the same moment in another zone is the same link
>> {"jsonrpc":"2.0","id":7,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","expireTime":"2026-06-01T02:00:00+02:00"}}
<< {"jsonrpc":"2.0","id":7,"result":{"shortLink":"https://example.com/link/NOPQRSTUVWXYZabcd","previewLink":"https://example.com/link/NOPQRSTUVWXYZabcd?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":false}}

// another content
>> {"jsonrpc":"2.0","id":8,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios&st=x"}}
<< {"jsonrpc":"2.0","id":8,"result":{"shortLink":"https://example.com/link/vwxyz0123456789AB","previewLink":"https://example.com/link/vwxyz0123456789AB?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":true}}

// an unspecified option is UNGUESSABLE
>> {"jsonrpc":"2.0","id":9,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","suffix":{"option":"OPTION_UNSPECIFIED"}}}
<< {"jsonrpc":"2.0","id":9,"result":{"shortLink":"https://example.com/link/0123456789ABCDEFG","previewLink":"https://example.com/link/0123456789ABCDEFG?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":false}}

// an empty suffix too
>> {"jsonrpc":"2.0","id":10,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","suffix":{}}}
<< {"jsonrpc":"2.0","id":10,"result":{"shortLink":"https://example.com/link/0123456789ABCDEFG","previewLink":"https://example.com/link/0123456789ABCDEFG?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":false}}

// and none
>> {"jsonrpc":"2.0","id":11,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","suffix":null}}
<< {"jsonrpc":"2.0","id":11,"result":{"shortLink":"https://example.com/link/0123456789ABCDEFG","previewLink":"https://example.com/link/0123456789ABCDEFG?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":false}}

// SHORT has links of its own
>> {"jsonrpc":"2.0","id":12,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","suffix":{"option":"SHORT"}}}
<< {"jsonrpc":"2.0","id":12,"result":{"shortLink":"https://example.com/link/1234","previewLink":"https://example.com/link/1234?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":true}}

// and reuses them
>> {"jsonrpc":"2.0","id":13,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios","suffix":{"option":"SHORT"}}}
<< {"jsonrpc":"2.0","id":13,"result":{"shortLink":"https://example.com/link/1234","previewLink":"https://example.com/link/1234?d=1","warning":[{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":false}}

// unknown parameters are kept with a warning
>> {"jsonrpc":"2.0","id":14,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios&foo=bar"}}
<< {"jsonrpc":"2.0","id":14,"result":{"shortLink":"https://example.com/link/9ABCDEFGHIJKLMNOP","previewLink":"https://example.com/link/9ABCDEFGHIJKLMNOP?d=1","warning":[{"warningCode":"UNRECOGNIZED_PARAM","warningMessage":"\"foo\" is not a parameter of a dynamic link; it is kept and has no effect.","parameter":"foo"},{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":true}}

// a repeated parameter
>> {"jsonrpc":"2.0","id":15,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios&apn=com.example.other"}}
<< {"jsonrpc":"2.0","id":15,"result":{"shortLink":"https://example.com/link/QRSTUVWXYZabcdefg","previewLink":"https://example.com/link/QRSTUVWXYZabcdefg?d=1","warning":[{"warningCode":"DUPLICATE_PARAM","warningMessage":"apn appears more than once; the last value counts.","parameter":"apn"},{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":true}}

// a value that was not encoded
>> {"jsonrpc":"2.0","id":16,"method":"shorten","params":{"longDynamicLink":"https://example.com/link?link=https://www.example.com/?a=1&b=2"}}
<< {"jsonrpc":"2.0","id":16,"result":{"shortLink":"https://example.com/link/hijklmnopqrstuvwx","previewLink":"https://example.com/link/hijklmnopqrstuvwx?d=1","warning":[{"warningCode":"NOT_ENCODED_PARAM","warningMessage":"link has a raw \"=\" in its value; write %3D.","parameter":"link"},{"warningCode":"UNRECOGNIZED_PARAM","warningMessage":"\"b\" is not a parameter of a dynamic link; it is kept and has no effect.","parameter":"b"},{"warningCode":"CUT_OFF_PARAM","warningMessage":"link is not percent-encoded, so \"b\" and what follows was read as a parameter of its own; encode the whole value of link.","parameter":"link"}],"created":true}}

// a raw fragment
>> {"jsonrpc":"2.0","id":17,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios#x"}}
<< {"jsonrpc":"2.0","id":17,"result":{"shortLink":"https://example.com/link/0123456789ABCDEFG","previewLink":"https://example.com/link/0123456789ABCDEFG?d=1","warning":[{"warningCode":"LINK_WITH_FRAGMENTS","warningMessage":"The long link has a raw \"#\", so \"#x\" is not part of it; write %23 in the value."},{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":false}}

// an escape that cannot be decoded
>> {"jsonrpc":"2.0","id":18,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios&st=%zz"}}
<< {"jsonrpc":"2.0","id":18,"result":{"shortLink":"https://example.com/link/FGHIJKLMNOPQRSTUV","previewLink":"https://example.com/link/FGHIJKLMNOPQRSTUV?d=1","warning":[{"warningCode":"UNDECODABLE_PARAM","warningMessage":"st has a percent escape that cannot be decoded: \"%zz\"; it is kept as written.","parameter":"st"},{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":true}}

// d and ad
>> {"jsonrpc":"2.0","id":19,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios&d=2&ad=x"}}
<< {"jsonrpc":"2.0","id":19,"result":{"shortLink":"https://example.com/link/WXYZabcdefghijklm","previewLink":"https://example.com/link/WXYZabcdefghijklm?d=1","warning":[{"warningCode":"BAD_AD_PARAM","warningMessage":"\"ad\" must be 1 or 0, not \"x\".","parameter":"ad"},{"warningCode":"BAD_DEBUG_PARAM","warningMessage":"d must be 1 or 0, not \"2\".","parameter":"d"},{"warningCode":"MISSING_IOS_APP_STORE_ID","warningMessage":"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl.","parameter":"ibi"}],"created":true}}
