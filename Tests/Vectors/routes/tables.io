// paths
>> {"jsonrpc":"2.0","id":1,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"name":"a","path":"a/b"}]}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"/routes/0/path \"a/b\" does not begin with \"/\"; write one in front of it.","data":{"status":"INVALID_ARGUMENT","field":"/routes/0/path"}}}

>> {"jsonrpc":"2.0","id":2,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"name":"a","path":"/a/"}]}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"/routes/0/path \"/a/\" has a slash too many at byte 2; a URL is matched with and without one at its end.","data":{"status":"INVALID_ARGUMENT","field":"/routes/0/path"}}}

>> {"jsonrpc":"2.0","id":3,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"name":"a","path":"/a?b=c"}]}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"/routes/0/path \"/a?b=c\" has \"?\" (byte 3F) at byte 2; write \"%3F\", and query parameters under \"query\".","data":{"status":"INVALID_ARGUMENT","field":"/routes/0/path"}}}

>> {"jsonrpc":"2.0","id":4,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"name":"a","path":"/p-{id}"}]}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"/routes/0/path \"/p-{id}\" has a brace inside of a segment at byte 3; a parameter is a whole segment: {id:int}.","data":{"status":"INVALID_ARGUMENT","field":"/routes/0/path"}}}

>> {"jsonrpc":"2.0","id":5,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"name":"a","path":"/{id:number}"}]}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"/routes/0/path \"/{id:number}\" has the unknown type \"number\" at byte 5; use string, int, bool, uuid or enum(a|b).","data":{"status":"INVALID_ARGUMENT","field":"/routes/0/path"}}}

>> {"jsonrpc":"2.0","id":6,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"name":"a","path":"/{a?}/{b}"}]}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"/routes/0/path \"/{a?}/{b}\" has \"{a?}\" at byte 1; only the last segment may be optional or a rest.","data":{"status":"INVALID_ARGUMENT","field":"/routes/0/path"}}}

>> {"jsonrpc":"2.0","id":7,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"name":"a","path":"/{a}/{a}"}]}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"/routes/0/path \"/{a}/{a}\" has two parameters with the name \"a\"; rename the one at byte 6.","data":{"status":"INVALID_ARGUMENT","field":"/routes/0/path"}}}

>> {"jsonrpc":"2.0","id":8,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"name":"a","path":"/../a"}]}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"/routes/0/path \"/../a\" has the segment \"..\" at byte 1, which browsers resolve; leave it out.","data":{"status":"INVALID_ARGUMENT","field":"/routes/0/path"}}}

>> {"jsonrpc":"2.0","id":9,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"name":"a"}]}}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"/routes/0/path is missing; it is required.","data":{"status":"INVALID_ARGUMENT","field":"/routes/0/path"}}}

// names
>> {"jsonrpc":"2.0","id":10,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"name":"a","path":"/a"},{"name":"a","path":"/b"}]}}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"message":"/routes/1/name must be a name that no route before it has, not \"a\".","data":{"status":"INVALID_ARGUMENT","field":"/routes/1/name"}}}

>> {"jsonrpc":"2.0","id":11,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"path":"/a"}]}}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32602,"message":"/routes/0/name is missing; it is required.","data":{"status":"INVALID_ARGUMENT","field":"/routes/0/name"}}}

// query types
>> {"jsonrpc":"2.0","id":12,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"name":"a","path":"/a","query":{"x":"text"}}]}}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32602,"message":"/routes/0/query/x \"text\" has the unknown type \"text\" at byte 0; use string, int, bool, uuid or enum(a|b).","data":{"status":"INVALID_ARGUMENT","field":"/routes/0/query/x"}}}

>> {"jsonrpc":"2.0","id":13,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"name":"a","path":"/a","query":{"x/y":"enum(a"}}]}}
<< {"jsonrpc":"2.0","id":13,"error":{"code":-32602,"message":"/routes/0/query/x~1y \"enum(a\" has a malformed enum \"enum(a\" at byte 0; write it as enum(a|b).","data":{"status":"INVALID_ARGUMENT","field":"/routes/0/query/x~1y"}}}

>> {"jsonrpc":"2.0","id":14,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"name":"a","path":"/a","query":{"x":5}}]}}
<< {"jsonrpc":"2.0","id":14,"error":{"code":-32602,"message":"/routes/0/query/x must be a string, not a number.","data":{"status":"INVALID_ARGUMENT","field":"/routes/0/query/x"}}}

// hosts and schemes
>> {"jsonrpc":"2.0","id":15,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"name":"a","path":"/a","hosts":["*.example.com"]}]}}
<< {"jsonrpc":"2.0","id":15,"error":{"code":-32602,"message":"/routes/0/hosts/0 must be a host such as \"www.example.com\", not \"*.example.com\".","data":{"status":"INVALID_ARGUMENT","field":"/routes/0/hosts/0"}}}

>> {"jsonrpc":"2.0","id":16,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"name":"a","path":"/a","hosts":["https://www.example.com"]}]}}
<< {"jsonrpc":"2.0","id":16,"error":{"code":-32602,"message":"/routes/0/hosts/0 must be a host such as \"www.example.com\", not \"https://www.example.com\".","data":{"status":"INVALID_ARGUMENT","field":"/routes/0/hosts/0"}}}

>> {"jsonrpc":"2.0","id":17,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"name":"a","path":"/a","schemes":["javascript"]}]}}
<< {"jsonrpc":"2.0","id":17,"error":{"code":-32602,"message":"/routes/0/schemes/0 must be a scheme of the app's own: a letter, then letters, digits, \"+\", \"-\" or \".\", and no common one such as https, not \"javascript\".","data":{"status":"INVALID_ARGUMENT","field":"/routes/0/schemes/0"}}}

>> {"jsonrpc":"2.0","id":18,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"name":"a","path":"/a","schemes":["https"]}]}}
<< {"jsonrpc":"2.0","id":18,"error":{"code":-32602,"message":"/routes/0/schemes/0 must be a scheme of the app's own: a letter, then letters, digits, \"+\", \"-\" or \".\", and no common one such as https, not \"https\".","data":{"status":"INVALID_ARGUMENT","field":"/routes/0/schemes/0"}}}

>> {"jsonrpc":"2.0","id":19,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":[{"name":"a","path":"/a","host":["x"]}]}}
<< {"jsonrpc":"2.0","id":19,"error":{"code":-32602,"message":"/routes/0/host is not a known field; did you mean \"hosts\"?","data":{"status":"INVALID_ARGUMENT","field":"/routes/0/host","nearest":"hosts"}}}

>> {"jsonrpc":"2.0","id":20,"method":"parseIncoming","params":{"url":"https://www.example.com/a","routes":{"a":"/a"}}}
<< {"jsonrpc":"2.0","id":20,"error":{"code":-32602,"message":"/routes must be an array, not an object.","data":{"status":"INVALID_ARGUMENT","field":"/routes"}}}
