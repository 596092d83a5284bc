// a universal link
>> {"jsonrpc":"2.0","id":1,"method":"parseIncoming","params":{"url":"https://www.example.com/product/42?ref=mail&page=2&utm_source=x"}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"universalLink","route":{"name":"product","action":"openProduct","values":{"id":42},"query":{"ref":"mail","page":2,"utm_source":"x"}},"components":{"scheme":"https","host":"www.example.com","port":null,"path":"/product/42","pathSegments":["product","42"],"query":[{"name":"ref","value":"mail"},{"name":"page","value":"2"},{"name":"utm_source","value":"x"}],"params":{"ref":"mail","page":"2","utm_source":"x"},"fragment":null,"absoluteString":"https://www.example.com/product/42?ref=mail&page=2&utm_source=x"},"warning":[]}}

// the optional parameter is there
>> {"jsonrpc":"2.0","id":2,"method":"parseIncoming","params":{"url":"https://www.example.com/product/42/M"}}
<< {"jsonrpc":"2.0","id":2,"result":{"kind":"universalLink","route":{"name":"size","action":"size","values":{"id":42,"size":"M"},"query":{}},"components":{"scheme":"https","host":"www.example.com","port":null,"path":"/product/42/M","pathSegments":["product","42","M"],"query":[],"params":{},"fragment":null,"absoluteString":"https://www.example.com/product/42/M"},"warning":[]}}

// a UUID comes in lower case
>> {"jsonrpc":"2.0","id":3,"method":"parseIncoming","params":{"url":"https://www.example.com/user/550E8400-E29B-41D4-A716-446655440000/"}}
<< {"jsonrpc":"2.0","id":3,"result":{"kind":"universalLink","route":{"name":"user","action":"openUser","values":{"id":"550e8400-e29b-41d4-a716-446655440000"},"query":{}},"components":{"scheme":"https","host":"www.example.com","port":null,"path":"/user/550E8400-E29B-41D4-A716-446655440000/","pathSegments":["user","550E8400-E29B-41D4-A716-446655440000"],"query":[],"params":{},"fragment":null,"absoluteString":"https://www.example.com/user/550E8400-E29B-41D4-A716-446655440000/"},"warning":[]}}

// a number of another form has no route
>> {"jsonrpc":"2.0","id":4,"method":"parseIncoming","params":{"url":"https://www.example.com/product/042"}}
<< {"jsonrpc":"2.0","id":4,"result":{"kind":"unrecognized","components":{"scheme":"https","host":"www.example.com","port":null,"path":"/product/042","pathSegments":["product","042"],"query":[],"params":{},"fragment":null,"absoluteString":"https://www.example.com/product/042"},"warning":[]}}

// nor has one that does not fit in 64 bits
>> {"jsonrpc":"2.0","id":5,"method":"parseIncoming","params":{"url":"https://www.example.com/product/9223372036854775808"}}
<< {"jsonrpc":"2.0","id":5,"result":{"kind":"unrecognized","components":{"scheme":"https","host":"www.example.com","port":null,"path":"/product/9223372036854775808","pathSegments":["product","9223372036854775808"],"query":[],"params":{},"fragment":null,"absoluteString":"https://www.example.com/product/9223372036854775808"},"warning":[]}}

// a host of a custom scheme and its action
>> {"jsonrpc":"2.0","id":6,"method":"parseIncoming","params":{"url":"myapp://redemption/a/b?x=1"}}
<< {"jsonrpc":"2.0","id":6,"result":{"kind":"customScheme","route":{"name":"redemption","action":"openRedemptionPage","values":{"path":"a/b"},"query":{"x":"1"}},"components":{"scheme":"myapp","host":"redemption","port":null,"path":"/a/b","pathSegments":["a","b"],"query":[{"name":"x","value":"1"}],"params":{"x":"1"},"fragment":null,"absoluteString":"myapp://redemption/a/b?x=1"},"warning":[]}}

// the rest may be absent
>> {"jsonrpc":"2.0","id":7,"method":"parseIncoming","params":{"url":"myapp://Redemption"}}
<< {"jsonrpc":"2.0","id":7,"result":{"kind":"customScheme","route":{"name":"redemption","action":"openRedemptionPage","values":{"path":""},"query":{}},"components":{"scheme":"myapp","host":"Redemption","port":null,"path":"","pathSegments":[],"query":[],"params":{},"fragment":null,"absoluteString":"myapp://Redemption"},"warning":[]}}

// a custom scheme without a route
>> {"jsonrpc":"2.0","id":8,"method":"parseIncoming","params":{"url":"myapp://nowhere/5"}}
<< {"jsonrpc":"2.0","id":8,"result":{"kind":"customScheme","components":{"scheme":"myapp","host":"nowhere","port":null,"path":"/5","pathSegments":["5"],"query":[],"params":{},"fragment":null,"absoluteString":"myapp://nowhere/5"},"warning":[]}}

// the route of a dynamic link is that of its deep link
>> {"jsonrpc":"2.0","id":9,"method":"parseIncoming","params":{"url":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fproduct%2F42%3Fref%3Dmail"}}
<< {"jsonrpc":"2.0","id":9,"result":{"kind":"dynamicLink","dynamicLink":{"url":"https://www.example.com/product/42?ref=mail","matchType":"unique","utmParameters":{},"parameters":{"link":"https://www.example.com/product/42?ref=mail"},"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/product/42?ref=mail"}},"route":{"name":"product","action":"openProduct","values":{"id":42},"query":{"ref":"mail"}},"components":{"scheme":"https","host":"example.com","port":null,"path":"/link/","pathSegments":["link"],"query":[{"name":"link","value":"https://www.example.com/product/42?ref=mail"}],"params":{"link":"https://www.example.com/product/42?ref=mail"},"fragment":null,"absoluteString":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fproduct%2F42%3Fref%3Dmail"},"warning":[]}}

// whatever form it came in
>> {"jsonrpc":"2.0","id":10,"method":"parseIncoming","params":{"url":"com.example.ios://google/link/?deep_link_id=https%3A%2F%2Fwww.example.com%2Fproduct%2F42%3Fref%3Dmail"}}
<< {"jsonrpc":"2.0","id":10,"result":{"kind":"customScheme","dynamicLink":{"url":"https://www.example.com/product/42?ref=mail","matchType":"unique","utmParameters":{},"parameters":{"deep_link_id":"https://www.example.com/product/42?ref=mail"}},"route":{"name":"product","action":"openProduct","values":{"id":42},"query":{"ref":"mail"}},"components":{"scheme":"com.example.ios","host":"google","port":null,"path":"/link/","pathSegments":["link"],"query":[{"name":"deep_link_id","value":"https://www.example.com/product/42?ref=mail"}],"params":{"deep_link_id":"https://www.example.com/product/42?ref=mail"},"fragment":null,"absoluteString":"com.example.ios://google/link/?deep_link_id=https%3A%2F%2Fwww.example.com%2Fproduct%2F42%3Fref%3Dmail"},"warning":[]}}

>> {"jsonrpc":"2.0","id":11,"method":"shorten","params":{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fproduct%2F42","suffix":{"option":"CUSTOM","customSuffix":"fortytwo"}}}
<< {"jsonrpc":"2.0","id":11,"result":{"shortLink":"https://example.com/link/fortytwo","previewLink":"https://example.com/link/fortytwo?d=1","warning":[],"created":true}}

>> {"jsonrpc":"2.0","id":12,"method":"parseIncoming","params":{"url":"https://example.com/link/fortytwo"}}
<< {"jsonrpc":"2.0","id":12,"result":{"kind":"shortLink","dynamicLink":{"url":"https://www.example.com/product/42","matchType":"unique","utmParameters":{},"parameters":{"link":"https://www.example.com/product/42"},"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/product/42"}},"shortLink":{"domainUriPrefix":"https://example.com/link","suffix":"fortytwo"},"route":{"name":"product","action":"openProduct","values":{"id":42},"query":{}},"components":{"scheme":"https","host":"example.com","port":null,"path":"/link/fortytwo","pathSegments":["link","fortytwo"],"query":[],"params":{},"fragment":null,"absoluteString":"https://example.com/link/fortytwo"},"warning":[]}}

// why there is no route
>> {"jsonrpc":"2.0","id":13,"method":"parseIncoming","params":{"url":"https://www.example.com/product/4/XL?page=x","explain":true}}
<< {"jsonrpc":"2.0","id":13,"result":{"kind":"unrecognized","components":{"scheme":"https","host":"www.example.com","port":null,"path":"/product/4/XL","pathSegments":["product","4","XL"],"query":[{"name":"page","value":"x"}],"params":{"page":"x"},"fragment":null,"absoluteString":"https://www.example.com/product/4/XL?page=x"},"warning":[],"trace":[{"rule":"absoluteURL","verdict":"match"},{"rule":"prefix","verdict":"noMatch","reason":"otherStart","value":"https://example.com/link"},{"rule":"appCode","verdict":"noMatch","reason":"otherHost"},{"rule":"firebaseDomain","verdict":"noMatch","reason":"otherHost"},{"rule":"customDomain","verdict":"noMatch","reason":"otherStart","value":"https://example.com/link"},{"rule":"lastSegment","verdict":"match"},{"rule":"storedLink","verdict":"noMatch","reason":"notStored","value":"https://www.example.com/product/4","detail":"XL"},{"rule":"route","verdict":"noMatch","reason":"otherSegment","value":"share","detail":"share"},{"rule":"route","verdict":"noMatch","reason":"moreSegments","value":"product"},{"rule":"route","verdict":"noMatch","reason":"otherType","value":"size","detail":"size"},{"rule":"route","verdict":"noMatch","reason":"otherSegment","value":"user","detail":"user"},{"rule":"route","verdict":"noMatch","reason":"otherHost","value":"redemption"}]}}

// escapes are decoded by segment, and a repeated name counts once
>> {"jsonrpc":"2.0","id":14,"method":"parseIncoming","params":{"url":"https://shop.example.com/share/true?to=%C3%A9%2F+a&to=b&%61"}}
<< {"jsonrpc":"2.0","id":14,"result":{"kind":"universalLink","route":{"name":"share","action":"share","values":{"active":true},"query":{"to":"é/+a","a":""}},"components":{"scheme":"https","host":"shop.example.com","port":null,"path":"/share/true","pathSegments":["share","true"],"query":[{"name":"to","value":"é/+a"},{"name":"to","value":"b"},{"name":"%61","value":null}],"params":{"to":"é/+a","a":""},"fragment":null,"absoluteString":"https://shop.example.com/share/true?to=%C3%A9%2F+a&to=b&%61"},"warning":[]}}

// a dot segment belongs to no route
>> {"jsonrpc":"2.0","id":15,"method":"parseIncoming","params":{"url":"https://www.example.com/share/../product/1","explain":true}}
<< {"jsonrpc":"2.0","id":15,"result":{"kind":"unrecognized","components":{"scheme":"https","host":"www.example.com","port":null,"path":"/share/../product/1","pathSegments":["share","..","product","1"],"query":[],"params":{},"fragment":null,"absoluteString":"https://www.example.com/share/../product/1"},"warning":[],"trace":[{"rule":"absoluteURL","verdict":"match"},{"rule":"longLink","verdict":"noMatch","reason":"noQuery"},{"rule":"appCode","verdict":"noMatch","reason":"otherHost"},{"rule":"firebaseDomain","verdict":"noMatch","reason":"otherHost"},{"rule":"customDomain","verdict":"noMatch","reason":"otherStart","value":"https://example.com/link"},{"rule":"lastSegment","verdict":"match"},{"rule":"storedLink","verdict":"noMatch","reason":"notStored","value":"https://www.example.com/share/../product","detail":"1"},{"rule":"routable","verdict":"noMatch","reason":"dotSegment"}]}}

// a table in the request takes the place of the configured one
>> {"jsonrpc":"2.0","id":16,"method":"parseIncoming","params":{"url":"https://www.example.com/product/42","routes":[{"name":"any","path":"/{what}/{x...}"}]}}
<< {"jsonrpc":"2.0","id":16,"result":{"kind":"universalLink","route":{"name":"any","action":"any","values":{"what":"product","x":"42"},"query":{}},"components":{"scheme":"https","host":"www.example.com","port":null,"path":"/product/42","pathSegments":["product","42"],"query":[],"params":{},"fragment":null,"absoluteString":"https://www.example.com/product/42"},"warning":[]}}

// an empty one as well
>> {"jsonrpc":"2.0","id":17,"method":"parseIncoming","params":{"url":"https://www.example.com/product/42","routes":[]}}
<< {"jsonrpc":"2.0","id":17,"result":{"kind":"unrecognized","components":{"scheme":"https","host":"www.example.com","port":null,"path":"/product/42","pathSegments":["product","42"],"query":[],"params":{},"fragment":null,"absoluteString":"https://www.example.com/product/42"},"warning":[]}}

// what is wrong with such a table
>> {"jsonrpc":"2.0","id":18,"method":"parseIncoming","params":{"url":"https://www.example.com/a/b","routes":[{"name":"a","path":"/{x}/b"},{"name":"b","path":"/a/{x}"},{"name":"c","path":"/a/{y}"}]}}
<< {"jsonrpc":"2.0","id":18,"result":{"kind":"universalLink","route":{"name":"b","action":"b","values":{"x":"b"},"query":{}},"components":{"scheme":"https","host":"www.example.com","port":null,"path":"/a/b","pathSegments":["a","b"],"query":[],"params":{},"fragment":null,"absoluteString":"https://www.example.com/a/b"},"warning":[{"warningCode":"ROUTE_OVERLAP","warningMessage":"The routes \"b\" and \"a\" both match \"/a/b\", and the first is taken; make the paths differ.","field":"/routes/0"},{"warningCode":"ROUTE_UNREACHABLE","warningMessage":"The route \"c\" is never that of a URL, because \"b\" is asked first and matches all that it does; remove it or make its path more specific.","field":"/routes/2"}]}}
