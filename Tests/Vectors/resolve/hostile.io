// a long link whose link was typed in upper case
>> {"jsonrpc":"2.0","id":1,"method":"shorten","params":{"longDynamicLink":"https://x.example/a?link=HTTPS://good.example/&apn=a.b"}}
<< {"jsonrpc":"2.0","id":1,"result":{"shortLink":"https://x.example/a/0123456789ABCDEFG","previewLink":"https://x.example/a/0123456789ABCDEFG?d=1","warning":[],"created":true}}

// leads where its short link leads, behind a prefix with a path too
>> {"jsonrpc":"2.0","id":2,"method":"resolve","params":{"url":"https://x.example/a?link=HTTPS://good.example/&apn=a.b"}}
<< {"jsonrpc":"2.0","id":2,"result":{"longDynamicLink":"https://x.example/a/?link=HTTPS%3A%2F%2Fgood.example%2F&apn=a.b","link":"HTTPS://good.example/","dynamicLinkInfo":{"domainUriPrefix":"https://x.example/a","link":"HTTPS://good.example/","androidInfo":{"androidPackageName":"a.b"}},"destination":{"kind":"link","url":"HTTPS://good.example/"},"http":{"status":302,"headers":[["Location","HTTPS://good.example/"],["Cache-Control","no-store"],["Vary","User-Agent, Sec-CH-UA-Platform, Sec-CH-UA-Mobile, Accept-Language, Accept"],["Referrer-Policy","strict-origin-when-cross-origin"],["X-Robots-Tag","noindex"]]},"warning":[]}}

// unless it may not lead there
>> {"jsonrpc":"2.0","id":3,"method":"resolve","params":{"url":"https://x.example/a?link=HTTPS://x.example/a/b"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":1403,"message":"The parameter link \"HTTPS://x.example/a/b\" is itself a dynamic link or lies below the link's own prefix; give the final URL.","data":{"status":"PERMISSION_DENIED","field":"/url","parameter":"link"}}}
