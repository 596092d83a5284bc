// With and without a slash, in any order: one link.
>> {"jsonrpc":"2.0","id":1,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F&apn=com.example.android&st=A%20%2B%20B"}}
>> {"jsonrpc":"2.0","id":2,"method":"shorten","params":{"longDynamicLink":"https://example.com/link?st=A%20%2B%20B&apn=com.example.android&link=https://www.example.com/"}}
<< {"jsonrpc":"2.0","id":1,"result":{"shortLink":"https://example.com/link/0123456789ABCDEFG","previewLink":"https://example.com/link/0123456789ABCDEFG?d=1","warning":[],"created":true}}
<< {"jsonrpc":"2.0","id":2,"result":{"shortLink":"https://example.com/link/0123456789ABCDEFG","previewLink":"https://example.com/link/0123456789ABCDEFG?d=1","warning":[],"created":false}}

// A plus stays a plus.
>> {"jsonrpc":"2.0","id":3,"method":"shorten","params":{"longDynamicLink":"https://example.com/link?link=https://www.example.com/&apn=com.example.android&st=A+%2B+B"}}
<< {"jsonrpc":"2.0","id":3,"result":{"shortLink":"https://example.com/link/YZabcdefghijklmno","previewLink":"https://example.com/link/YZabcdefghijklmno?d=1","warning":[],"created":true}}

// Illegal characters of the link are escaped once, escapes that are there stay as they are.
>> {"jsonrpc":"2.0","id":4,"method":"shorten","params":{"longDynamicLink":"https://example.com/link?link=https://www.example.com/sjim%C3%A9nez a%2520b?c+d%26","suffix":{"option":"CUSTOM","customSuffix":"escaped"}}}
>> {"jsonrpc":"2.0","id":5,"method":"resolve","params":{"url":"https://example.com/link/escaped","device":{"platform":"desktop"}}}
<< {"jsonrpc":"2.0","id":4,"result":{"shortLink":"https://example.com/link/escaped","previewLink":"https://example.com/link/escaped?d=1","warning":[],"created":true}}
<< {"jsonrpc":"2.0","id":5,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fsjim%25C3%25A9nez%2520a%2520b%3Fc%2Bd%26","link":"https://www.example.com/sjim%C3%A9nez%20a%20b?c+d&","dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/sjim%C3%A9nez%20a%20b?c+d&"},"shortLink":"https://example.com/link/escaped","destination":{"kind":"link","url":"https://www.example.com/sjim%C3%A9nez%20a%20b?c+d&"},"http":{"status":302,"headers":[["Location","https://www.example.com/sjim%C3%A9nez%20a%20b?c+d&"],["Cache-Control","no-store"],["Vary","User-Agent, Sec-CH-UA-Platform, Sec-CH-UA-Mobile, Accept-Language, Accept"],["Referrer-Policy","strict-origin-when-cross-origin"],["X-Robots-Tag","noindex"]]},"warning":[]}}

// What FDL put on clicked links is ignored, also when it is there twice.
>> {"jsonrpc":"2.0","id":6,"method":"shorten","params":{"longDynamicLink":"https://example.com/link?link=https://www.example.com/&_icp=1&_imcp=0&_osl=https://example.com/link/y&_fpb=CJs==&_plt=1&_plt=2&cid=8639171281"}}
<< {"jsonrpc":"2.0","id":6,"result":{"shortLink":"https://example.com/link/pqrstuvwxyz012345","previewLink":"https://example.com/link/pqrstuvwxyz012345?d=1","warning":[],"created":true}}

// A value with a raw ampersand.
>> {"jsonrpc":"2.0","id":7,"method":"shorten","params":{"longDynamicLink":"https://example.com/link?link=https%3A%2F%2Fwww.example.com%2F&st=Tom&Jerry"}}
<< {"jsonrpc":"2.0","id":7,"result":{"shortLink":"https://example.com/link/6789ABCDEFGHIJKLM","previewLink":"https://example.com/link/6789ABCDEFGHIJKLM?d=1","warning":[{"warningCode":"UNRECOGNIZED_PARAM","warningMessage":"\"Jerry\" is not a parameter of a dynamic link; it is kept and has no effect.","parameter":"Jerry"},{"warningCode":"CUT_OFF_PARAM","warningMessage":"st is not percent-encoded, so \"Jerry\" and what follows was read as a parameter of its own; encode the whole value of st.","parameter":"st"}],"created":true}}

// A fallback with a raw query.
>> {"jsonrpc":"2.0","id":8,"method":"shorten","params":{"longDynamicLink":"https://example.com/link?link=https%3A%2F%2Fwww.example.com%2F&ofl=https://www.example.com/?a=1&b=2"}}
<< {"jsonrpc":"2.0","id":8,"result":{"shortLink":"https://example.com/link/NOPQRSTUVWXYZabcd","previewLink":"https://example.com/link/NOPQRSTUVWXYZabcd?d=1","warning":[{"warningCode":"NOT_ENCODED_PARAM","warningMessage":"ofl has a raw \"=\" in its value; write %3D.","parameter":"ofl"},{"warningCode":"UNRECOGNIZED_PARAM","warningMessage":"\"b\" is not a parameter of a dynamic link; it is kept and has no effect.","parameter":"b"},{"warningCode":"CUT_OFF_PARAM","warningMessage":"ofl is not percent-encoded, so \"b\" and what follows was read as a parameter of its own; encode the whole value of ofl.","parameter":"ofl"}],"created":true}}

// A path on page.link, and nothing but a path.
>> {"jsonrpc":"2.0","id":9,"method":"shorten","params":{"longDynamicLink":"https://xyz.page.link/jTpt?link=https%3A%2F%2Fwww.example.com%2F"}}
>> {"jsonrpc":"2.0","id":10,"method":"shorten","params":{"longDynamicLink":"https://xyz.page.link/jTpt"}}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"The link \"https://xyz.page.link/jTpt\" has a path, so it looks like a short link; a long link on page.link, app.goo.gl or app.google is \"https://HOST/?link=…\".","data":{"status":"INVALID_ARGUMENT","field":"/longDynamicLink"}}}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"message":"The link \"https://xyz.page.link/jTpt\" has a path, so it looks like a short link; a long link on page.link, app.goo.gl or app.google is \"https://HOST/?link=…\".","data":{"status":"INVALID_ARGUMENT","field":"/longDynamicLink"}}}

// No scheme, two slashes, another scheme.
>> {"jsonrpc":"2.0","id":11,"method":"shorten","params":{"longDynamicLink":"example.com/link?link=https%3A%2F%2Fwww.example.com%2F"}}
>> {"jsonrpc":"2.0","id":12,"method":"shorten","params":{"longDynamicLink":"https://example.com//?link=https%3A%2F%2Fwww.example.com%2F"}}
>> {"jsonrpc":"2.0","id":13,"method":"shorten","params":{"longDynamicLink":"ftp://example.com/link?link=https%3A%2F%2Fwww.example.com%2F"}}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32602,"message":"The link must be a long link such as \"https://example.com/link/?link=…\", but \"example.com/link?link=https%3A%2F%2Fwww.example.com%2F\" has no scheme.","data":{"status":"INVALID_ARGUMENT","field":"/longDynamicLink"}}}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32602,"message":"The link must be a long link such as \"https://example.com/link/?link=…\", but \"https://example.com//\" has a query, a fragment or more than one slash at its end.","data":{"status":"INVALID_ARGUMENT","field":"/longDynamicLink"}}}
<< {"jsonrpc":"2.0","id":13,"error":{"code":-32602,"message":"The link must be a long link such as \"https://example.com/link/?link=…\", but \"ftp://example.com/link\" is not https.","data":{"status":"INVALID_ARGUMENT","field":"/longDynamicLink"}}}
