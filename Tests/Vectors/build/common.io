// nothing but the link
>> {"jsonrpc":"2.0","id":1,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page","warning":[]}}

// every parameter
>> {"jsonrpc":"2.0","id":2,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","androidInfo":{"androidPackageName":"com.example.android","androidFallbackLink":"https://www.example.com/a","androidMinPackageVersionCode":"14","androidLink":"https://www.example.com/al"},"iosInfo":{"iosBundleId":"com.example.ios","iosFallbackLink":"https://www.example.com/i","iosCustomScheme":"myapp","iosIpadFallbackLink":"https://www.example.com/ip","iosIpadBundleId":"com.example.ipad","iosAppStoreId":"666","iosMinimumVersion":"1.2.3"},"navigationInfo":{"enableForcedRedirect":true},"desktopInfo":{"desktopFallbackLink":"https://www.example.com/o"},"socialMetaTagInfo":{"socialTitle":"Title","socialDescription":"Description","socialImageLink":"https://www.example.com/i.png"},"analyticsInfo":{"googlePlayAnalytics":{"utmSource":"s","utmMedium":"m","utmCampaign":"ca","utmTerm":"t","utmContent":"co"},"itunesConnectAnalytics":{"at":"affiliate","ct":"campaign","mt":"8","pt":"provider"}}}}}
<< {"jsonrpc":"2.0","id":2,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&afl=https%3A%2F%2Fwww.example.com%2Fa&amv=14&al=https%3A%2F%2Fwww.example.com%2Fal&ibi=com.example.ios&ifl=https%3A%2F%2Fwww.example.com%2Fi&ius=myapp&ipfl=https%3A%2F%2Fwww.example.com%2Fip&ipbi=com.example.ipad&isi=666&imv=1.2.3&efr=1&ofl=https%3A%2F%2Fwww.example.com%2Fo&st=Title&sd=Description&si=https%3A%2F%2Fwww.example.com%2Fi.png&utm_source=s&utm_medium=m&utm_campaign=ca&utm_term=t&utm_content=co&at=affiliate&ct=campaign&mt=8&pt=provider","warning":[]}}

// numbers and a boolean as JSON has them
>> {"jsonrpc":"2.0","id":3,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","androidInfo":{"androidPackageName":"com.example.android","androidMinPackageVersionCode":0},"iosInfo":{"iosBundleId":"com.example.ios","iosAppStoreId":123456789},"navigationInfo":{"enableForcedRedirect":false}}}}
<< {"jsonrpc":"2.0","id":3,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&amv=0&ibi=com.example.ios&isi=123456789&efr=0","warning":[]}}

// the flag as a digit
>> {"jsonrpc":"2.0","id":4,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","navigationInfo":{"enableForcedRedirect":"1"}}}}
<< {"jsonrpc":"2.0","id":4,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&efr=1","warning":[]}}

// null and the empty string are absent
>> {"jsonrpc":"2.0","id":5,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","androidInfo":null,"iosInfo":{"iosBundleId":null,"iosFallbackLink":""},"socialMetaTagInfo":{}}}}
<< {"jsonrpc":"2.0","id":5,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page","warning":[]}}

// an FDL client sends its version
>> {"jsonrpc":"2.0","id":6,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page"},"sdkVersion":"5.0"}}
<< {"jsonrpc":"2.0","id":6,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page","warning":[]}}

// a page.link prefix
>> {"jsonrpc":"2.0","id":7,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://xyz.page.link","link":"https://www.example.com/my-page"}}}
<< {"jsonrpc":"2.0","id":7,"result":{"longDynamicLink":"https://xyz.page.link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page","warning":[]}}

// the slash at the end of a prefix is dropped
>> {"jsonrpc":"2.0","id":8,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link/","link":"https://www.example.com/my-page"}}}
<< {"jsonrpc":"2.0","id":8,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page","warning":[]}}

// the scheme keeps its case
>> {"jsonrpc":"2.0","id":9,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"HTTPS://Example.com/link","link":"https://www.example.com/my-page"}}}
<< {"jsonrpc":"2.0","id":9,"result":{"longDynamicLink":"HTTPS://Example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page","warning":[]}}

// the deprecated domain
>> {"jsonrpc":"2.0","id":10,"method":"build","params":{"dynamicLinkInfo":{"dynamicLinkDomain":"xyz.page.link","link":"https://www.example.com/my-page"}}}
<< {"jsonrpc":"2.0","id":10,"result":{"longDynamicLink":"https://xyz.page.link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page","warning":[{"warningCode":"DEPRECATED_PARAM","warningMessage":"\"dynamicLinkDomain\" is deprecated; use \"domainUriPrefix\".","field":"/dynamicLinkInfo/dynamicLinkDomain","parameter":"dynamicLinkDomain"}]}}
