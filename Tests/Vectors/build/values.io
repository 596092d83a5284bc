// query and fragment of the link
>> {"jsonrpc":"2.0","id":1,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://example.org/?a=1&b=2#frag"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fexample.org%2F%3Fa%3D1%26b%3D2%23frag","warning":[]}}

// escapes are escaped again
>> {"jsonrpc":"2.0","id":2,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://example.org/?q=A%20%2B%20B"}}}
<< {"jsonrpc":"2.0","id":2,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fexample.org%2F%3Fq%3DA%2520%252B%2520B","warning":[]}}

// what is no URL text is escaped once
>> {"jsonrpc":"2.0","id":3,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://example.org/a b/ü?q=\"<>^`{|}\"#é"}}}
<< {"jsonrpc":"2.0","id":3,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fexample.org%2Fa%2520b%2F%25C3%25BC%3Fq%3D%2522%253C%253E%255E%2560%257B%257C%257D%2522%23%25C3%25A9","warning":[]}}

// an international host
>> {"jsonrpc":"2.0","id":4,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://bücher.example/weg"}}}
<< {"jsonrpc":"2.0","id":4,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fxn--bcher-kva.example%2Fweg","warning":[]}}

// what browsers and RFC 3986 disagree about is kept
>> {"jsonrpc":"2.0","id":5,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://example.org/%zz/[x]?'%41&;=+"}}}
<< {"jsonrpc":"2.0","id":5,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fexample.org%2F%25zz%2F%5Bx%5D%3F%27%2541%26%3B%3D%2B","warning":[]}}

// other scripts, and signs with a meaning
>> {"jsonrpc":"2.0","id":6,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","socialMetaTagInfo":{"socialTitle":"Café 日本 😀","socialDescription":"50% off & more = fun? a_b-c~d.e*f'(g)!"}}}}
<< {"jsonrpc":"2.0","id":6,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&st=Caf%C3%A9%20%E6%97%A5%E6%9C%AC%20%F0%9F%98%80&sd=50%25%20off%20%26%20more%20%3D%20fun%3F%20a_b-c~d.e%2Af%27%28g%29%21","warning":[]}}

// line breaks and tabs in a text
>> {"jsonrpc":"2.0","id":7,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","socialMetaTagInfo":{"socialDescription":"line1\nline2\ttab"}}}}
<< {"jsonrpc":"2.0","id":7,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&sd=line1%0Aline2%09tab","warning":[]}}

// plus and blank
>> {"jsonrpc":"2.0","id":8,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","analyticsInfo":{"googlePlayAnalytics":{"utmSource":"A + B"}}}}}
<< {"jsonrpc":"2.0","id":8,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&utm_source=A%20%2B%20B","warning":[]}}

// escapes of JSON
>> {"jsonrpc":"2.0","id":9,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https:\/\/example.com\/link","l\u0069nk":"https://www.example.com/\u00e9\ud83d\ude00"}}}
<< {"jsonrpc":"2.0","id":9,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F%25C3%25A9%25F0%259F%2598%2580","warning":[]}}

// a port and an IPv6 host
>> {"jsonrpc":"2.0","id":10,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://[2001:db8::1]:8443/x"}}}
<< {"jsonrpc":"2.0","id":10,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2F%5B2001%3Adb8%3A%3A1%5D%3A8443%2Fx","warning":[]}}

// dot segments and case stay
>> {"jsonrpc":"2.0","id":11,"method":"build","params":{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://WWW.Example.com/a/../b/./C//d"}}}
<< {"jsonrpc":"2.0","id":11,"result":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2FWWW.Example.com%2Fa%2F..%2Fb%2F.%2FC%2F%2Fd","warning":[]}}
