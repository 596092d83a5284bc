// a configured prefix
>> {"jsonrpc":"2.0","id":1,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page","warning":[]}}

// the prefix as typed is kept
>> {"jsonrpc":"2.0","id":2,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"HTTPS://EXAMPLE.com/link/","link":"https://www.example.com/my-page"}}}
<< {"jsonrpc":"2.0","id":2,"result":{"longDynamicLink":"HTTPS://EXAMPLE.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page","warning":[]}}

// another prefix
>> {"jsonrpc":"2.0","id":3,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com","link":"https://www.example.com/my-page"}}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":1403,"message":"The prefix \"https://example.com\" is not configured; use a configured one or add it to \"domains\".","data":{"status":"PERMISSION_DENIED","field":"/dynamicLinkInfo/domainUriPrefix"}}}

>> {"jsonrpc":"2.0","id":4,"method":"shorten","params":{"longDynamicLink":"https://other.example/?link=https%3A%2F%2Fwww.example.com%2F"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":1403,"message":"The prefix \"https://other.example\" is not configured; use a configured one or add it to \"domains\".","data":{"status":"PERMISSION_DENIED","field":"/longDynamicLink"}}}

// resolve says that it is not found
>> {"jsonrpc":"2.0","id":5,"method":"resolve","params":{"url":"https://other.example/?link=https%3A%2F%2Fwww.example.com%2F"}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":1404,"message":"\"https://other.example/?link=https%3A%2F%2Fwww.example.com%2F\" is under no configured prefix; the prefixes are \"https://example.com/link\" and \"https://go.example.net\".","data":{"status":"NOT_FOUND"}}}

>> {"jsonrpc":"2.0","id":6,"method":"resolve","params":{"url":"https://other.example/abc"}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":1404,"message":"\"https://other.example/abc\" is under no configured prefix; the prefixes are \"https://example.com/link\" and \"https://go.example.net\".","data":{"status":"NOT_FOUND"}}}

// a target outside of the allowlist
>> {"jsonrpc":"2.0","id":7,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://evil.example/"}}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":1403,"message":"link \"https://evil.example/\" matches no pattern of the domain's allowlist: \"^https://www\\.example\\.com/.*$\".","data":{"status":"PERMISSION_DENIED","field":"/dynamicLinkInfo/link","parameter":"link","patterns":["^https://www\\.example\\.com/.*$"]}}}

// a fallback outside of it
>> {"jsonrpc":"2.0","id":8,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","desktopInfo":{"desktopFallbackLink":"https://evil.example/"}}}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":1403,"message":"desktopFallbackLink \"https://evil.example/\" matches no pattern of the domain's allowlist: \"^https://www\\.example\\.com/.*$\".","data":{"status":"PERMISSION_DENIED","field":"/dynamicLinkInfo/desktopInfo/desktopFallbackLink","parameter":"ofl","patterns":["^https://www\\.example\\.com/.*$"]}}}

// resolve refuses it too
>> {"jsonrpc":"2.0","id":9,"method":"resolve","params":{"url":"https://example.com/link/?link=https%3A%2F%2Fevil.example%2F"}}
<< {"jsonrpc":"2.0","id":9,"error":{"code":1403,"message":"The parameter link \"https://evil.example/\" matches no pattern of the domain's allowlist: \"^https://www\\.example\\.com/.*$\".","data":{"status":"PERMISSION_DENIED","field":"/url","parameter":"link","patterns":["^https://www\\.example\\.com/.*$"]}}}

// no allowlist
>> {"jsonrpc":"2.0","id":10,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://go.example.net","link":"https://www.example.com/my-page"}}}
<< {"jsonrpc":"2.0","id":10,"result":{"longDynamicLink":"https://go.example.net/?link=https%3A%2F%2Fwww.example.com%2Fmy-page","warning":[{"warningCode":"ALLOWLIST_MISSING","warningMessage":"The domain has no allowlist, so the link may lead to any http or https URL; list patterns under \"allow\"."}]}}

// apps that are not configured
>> {"jsonrpc":"2.0","id":11,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","iosInfo":{"iosBundleId":"com.other","iosIpadBundleId":"com.other2","iosAppStoreId":"1"},"androidInfo":{"androidPackageName":"com.other"}}}}
<< {"jsonrpc":"2.0","id":11,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.other&ibi=com.other&ipbi=com.other2&isi=1","warning":[{"warningCode":"NOT_IN_PROJECT_ANDROID_PACKAGE_NAME","warningMessage":"apn \"com.other\" is not a configured Android app; correct it or add it to \"apps\".","field":"/dynamicLinkInfo/androidInfo/androidPackageName","parameter":"apn"},{"warningCode":"NOT_IN_PROJECT_IOS_BUNDLE_ID","warningMessage":"ibi \"com.other\" is not a configured iOS app; correct it or add it to \"apps\".","field":"/dynamicLinkInfo/iosInfo/iosBundleId","parameter":"ibi"},{"warningCode":"NOT_IN_PROJECT_IPAD_BUNDLE_ID","warningMessage":"ipbi \"com.other2\" is not a configured iOS app; correct it or add it to \"apps\".","field":"/dynamicLinkInfo/iosInfo/iosIpadBundleId","parameter":"ipbi"}]}}

// the store id of another app
>> {"jsonrpc":"2.0","id":12,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","iosInfo":{"iosBundleId":"com.example.ios","iosAppStoreId":"1"}}}}
<< {"jsonrpc":"2.0","id":12,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&ibi=com.example.ios&isi=1","warning":[{"warningCode":"NOT_MATCHING_IOS_BUNDLE_ID_AND_STORE_ID","warningMessage":"isi \"1\" is not the App Store id that is configured for the app (ibi).","field":"/dynamicLinkInfo/iosInfo/iosAppStoreId","parameter":"isi"}]}}

// a custom scheme of ours
>> {"jsonrpc":"2.0","id":13,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","iosInfo":{"iosBundleId":"com.example.ios","iosCustomScheme":"MyApp","iosAppStoreId":"123456789"}}}}
<< {"jsonrpc":"2.0","id":13,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&ibi=com.example.ios&ius=MyApp&isi=123456789","warning":[]}}

// a bundle id as a scheme
>> {"jsonrpc":"2.0","id":14,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","iosInfo":{"iosBundleId":"com.example.ios","iosCustomScheme":"com.example.ios","iosAppStoreId":"123456789"}}}}
<< {"jsonrpc":"2.0","id":14,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&ibi=com.example.ios&ius=com.example.ios&isi=123456789","warning":[]}}

// a custom scheme of nobody
>> {"jsonrpc":"2.0","id":15,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","iosInfo":{"iosBundleId":"com.example.ios","iosCustomScheme":"theirapp"}}}}
<< {"jsonrpc":"2.0","id":15,"error":{"code":1403,"message":"iosCustomScheme \"theirapp\" names a scheme of no configured app; add the scheme to \"apps\" or use another.","data":{"status":"PERMISSION_DENIED","field":"/dynamicLinkInfo/iosInfo/iosCustomScheme","parameter":"ius"}}}

// an Android link of nobody
>> {"jsonrpc":"2.0","id":16,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","androidInfo":{"androidLink":"theirapp://x"}}}}
<< {"jsonrpc":"2.0","id":16,"error":{"code":1403,"message":"androidLink \"theirapp://x\" names a scheme of no configured app; add the scheme to \"apps\" or use another.","data":{"status":"PERMISSION_DENIED","field":"/dynamicLinkInfo/androidInfo/androidLink","parameter":"al"}}}

// an Android link of ours
>> {"jsonrpc":"2.0","id":17,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","androidInfo":{"androidLink":"myapp://x"}}}}
<< {"jsonrpc":"2.0","id":17,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&al=myapp%3A%2F%2Fx","warning":[{"warningCode":"UNNECESSARY_ANDROID_LINK","warningMessage":"al has no effect without an Android package name (apn).","field":"/dynamicLinkInfo/androidInfo/androidLink","parameter":"al"}]}}

// a link below another configured prefix
>> {"jsonrpc":"2.0","id":18,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://go.example.net/x"}}}
<< {"jsonrpc":"2.0","id":18,"error":{"code":1403,"message":"link \"https://go.example.net/x\" is itself a dynamic link or lies below the link's own prefix; give the final URL.","data":{"status":"PERMISSION_DENIED","field":"/dynamicLinkInfo/link","parameter":"link"}}}

// a long link with a path behind the prefix
>> {"jsonrpc":"2.0","id":19,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/x?link=https%3A%2F%2Fwww.example.com%2F"}}
<< {"jsonrpc":"2.0","id":19,"error":{"code":-32602,"message":"The link \"https://example.com/link/x\" has a path behind the configured prefix, so it looks like a short link; give \"prefix/?link=…\".","data":{"status":"INVALID_ARGUMENT","field":"/longDynamicLink"}}}

// configured domains and schemes are the default
>> {"jsonrpc":"2.0","id":20,"method":"parseIncoming","params":{"url":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios"}}
<< {"jsonrpc":"2.0","id":20,"result":{"kind":"dynamicLink","dynamicLink":{"url":"https://www.example.com/my-page","matchType":"unique","utmParameters":{},"parameters":{"link":"https://www.example.com/my-page","apn":"com.example.android","ibi":"com.example.ios"},"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","androidInfo":{"androidPackageName":"com.example.android"},"iosInfo":{"iosBundleId":"com.example.ios"}}},"components":{"scheme":"https","host":"example.com","port":null,"path":"/link/","pathSegments":["link"],"query":[{"name":"link","value":"https://www.example.com/my-page"},{"name":"apn","value":"com.example.android"},{"name":"ibi","value":"com.example.ios"}],"params":{"link":"https://www.example.com/my-page","apn":"com.example.android","ibi":"com.example.ios"},"fragment":null,"absoluteString":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios"},"warning":[]}}

>> {"jsonrpc":"2.0","id":21,"method":"parseIncoming","params":{"url":"https://other.example/?link=https%3A%2F%2Fwww.example.com%2F"}}
<< {"jsonrpc":"2.0","id":21,"result":{"kind":"unrecognized","components":{"scheme":"https","host":"other.example","port":null,"path":"/","pathSegments":[],"query":[{"name":"link","value":"https://www.example.com/"}],"params":{"link":"https://www.example.com/"},"fragment":null,"absoluteString":"https://other.example/?link=https%3A%2F%2Fwww.example.com%2F"},"warning":[{"warningCode":"PREFIX_NOT_CONFIGURED","warningMessage":"\"https://other.example\" is none of the known prefixes, so the URL is not read as a long link; add it to \"domains\"."}]}}

>> {"jsonrpc":"2.0","id":22,"method":"parseIncoming","params":{"url":"MYAPP://x"}}
<< {"jsonrpc":"2.0","id":22,"result":{"kind":"customScheme","components":{"scheme":"MYAPP","host":"x","port":null,"path":"","pathSegments":[],"query":[],"params":{},"fragment":null,"absoluteString":"MYAPP://x"},"warning":[]}}

>> {"jsonrpc":"2.0","id":23,"method":"parseIncoming","params":{"url":"theirapp://google/link/?deep_link_id=https%3A%2F%2Fwww.example.com%2F"}}
<< {"jsonrpc":"2.0","id":23,"result":{"kind":"unrecognized","components":{"scheme":"theirapp","host":"google","port":null,"path":"/link/","pathSegments":["link"],"query":[{"name":"deep_link_id","value":"https://www.example.com/"}],"params":{"deep_link_id":"https://www.example.com/"},"fragment":null,"absoluteString":"theirapp://google/link/?deep_link_id=https%3A%2F%2Fwww.example.com%2F"},"warning":[{"warningCode":"SCHEME_NOT_CONFIGURED","warningMessage":"\"theirapp\" is none of the known schemes, so the URL is not read as a link to the app; add it to \"schemes\" or \"apps\"."}]}}

>> {"jsonrpc":"2.0","id":24,"method":"parseIncoming","params":{"url":"https://example.com/link/abc"}}
<< {"jsonrpc":"2.0","id":24,"error":{"code":1404,"message":"There is no short link \"https://example.com/link/abc\"; check its spelling; upper and lower case differ.","data":{"status":"NOT_FOUND"}}}

// a bad link in a long link
>> {"jsonrpc":"2.0","id":25,"method":"resolve","params":{"url":"https://example.com/link/?link=abc"}}
<< {"jsonrpc":"2.0","id":25,"error":{"code":-32602,"message":"The parameter link must be an absolute http or https URL, but \"abc\" has no scheme.","data":{"status":"INVALID_ARGUMENT","field":"/url","parameter":"link"}}}

>> {"jsonrpc":"2.0","id":26,"method":"resolve","params":{"url":"https://example.com/link?link=javascript%3Aalert(1)"}}
<< {"jsonrpc":"2.0","id":26,"error":{"code":1403,"message":"The parameter link has a scheme that runs code or reads local data: \"javascript:alert(1)\"; use http or https.","data":{"status":"PERMISSION_DENIED","field":"/url","parameter":"link"}}}

// a short link
>> {"jsonrpc":"2.0","id":27,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fsale","suffix":{"option":"CUSTOM","customSuffix":"sale"}}}
<< {"jsonrpc":"2.0","id":27,"result":{"shortLink":"https://example.com/link/sale","previewLink":"https://example.com/link/sale?d=1","warning":[],"created":true}}

// what is added to it changes nothing
>> {"jsonrpc":"2.0","id":28,"method":"resolve","params":{"url":"https://example.com/link/sale?link=https%3A%2F%2Fevil.example&ofl=https%3A%2F%2Fevil.example#x","device":{"platform":"desktop"}}}
<< {"jsonrpc":"2.0","id":28,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fsale","link":"https://www.example.com/sale","dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/sale"},"shortLink":"https://example.com/link/sale","destination":{"kind":"link","url":"https://www.example.com/sale"},"http":{"status":302,"headers":[["Location","https://www.example.com/sale"],["Cache-Control","no-store"],["Vary","User-Agent, Sec-CH-UA-Platform, Sec-CH-UA-Mobile, Accept-Language, Accept"],["Referrer-Policy","strict-origin-when-cross-origin"],["X-Robots-Tag","noindex"]]},"warning":[]}}

// its case counts
>> {"jsonrpc":"2.0","id":29,"method":"resolve","params":{"url":"https://example.com/link/Sale"}}
<< {"jsonrpc":"2.0","id":29,"error":{"code":1404,"message":"There is no short link \"https://example.com/link/Sale\"; check its spelling; upper and lower case differ.","data":{"status":"NOT_FOUND"}}}

// what runs here
>> {"jsonrpc":"2.0","id":30,"method":"status","params":{}}
<< {"jsonrpc":"2.0","id":30,"result":{"name":"linkd","version":"0.1.0","store":"sqlite::memory:","domains":["https://example.com/link","https://go.example.net"],"limits":{"messageBytes":16777216,"values":1048576,"batchEntries":10000,"depth":128,"answerBytes":67108864,"waitingBytes":268435456},"warning":["Links under \"https://go.example.net\" may lead to any http or https URL; list patterns under \"allow\".","The Android app \"com.example.android\" has no \"sha256CertFingerprints\", so Android does not open it by the link itself; add those of its signing keys to \"apps\"."]}}
