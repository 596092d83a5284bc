// Not JSON, and what follows works.
>> {"jsonrpc":"2.0","id":1,"method":"status"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"The JSON ends too early at byte 41 of the message.","data":{"status":"PARSE_ERROR","offset":41}}}

>> {"jsonrpc":"2.0","id":2,"method":"build","params":{"dynamicLinkInfo":{"link":01}}}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"The JSON has a malformed number at byte 77 of the message.","data":{"status":"PARSE_ERROR","offset":77,"pointer":"/params/dynamicLinkInfo/link"}}}

>> {"jsonrpc":"2.0","id":3,"method":"build",}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"A comma stands before a closing bracket at byte 41 of the message; remove the comma.","data":{"status":"PARSE_ERROR","offset":41}}}

>> {"a":"	"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"A JSON string has a raw control character (byte 09; escape it) at byte 6 of the message.","data":{"status":"PARSE_ERROR","offset":6,"pointer":"/a"}}}

>> ["\x"]
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"A JSON string has an unknown escape at byte 2 of the message.","data":{"status":"PARSE_ERROR","offset":2,"pointer":"/0"}}}

>> {} {}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"The JSON value is followed by more text at byte 3 of the message.","data":{"status":"PARSE_ERROR","offset":3}}}

>> nonsense
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"The JSON has \"o\" (byte 6F) where it cannot stand at byte 1 of the message.","data":{"status":"PARSE_ERROR","offset":1}}}

>> [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"The JSON is nested deeper than 128 levels at byte 128 of the message.","data":{"status":"PARSE_ERROR","offset":128,"pointer":"/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0","limit":128}}}

// JSON, but no request.
>> 5
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"A request must be a JSON object.","data":{"status":"INVALID_REQUEST"}}}

>> "build"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"A request must be a JSON object.","data":{"status":"INVALID_REQUEST"}}}

>> null
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"A request must be a JSON object.","data":{"status":"INVALID_REQUEST"}}}

>> []
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"A batch must have at least one request.","data":{"status":"INVALID_REQUEST"}}}

>> [[]]
<< [{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"A batch must hold requests, not batches.","data":{"status":"INVALID_REQUEST"}}}]

>> {}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"The member \"jsonrpc\" is missing; add \"jsonrpc\":\"2.0\".","data":{"status":"INVALID_REQUEST"}}}

>> {"jsonrpc":"1.0","id":4,"method":"build"}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32600,"message":"The member \"jsonrpc\" must be the string \"2.0\".","data":{"status":"INVALID_REQUEST"}}}

>> {"jsonrpc":"2.0","id":5}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32600,"message":"The member \"method\" is missing; it names the method to call.","data":{"status":"INVALID_REQUEST"}}}

>> {"jsonrpc":"2.0","id":6,"method":5}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32600,"message":"The member \"method\" must be a string.","data":{"status":"INVALID_REQUEST"}}}

>> {"jsonrpc":"2.0","id":{},"method":"build"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"The member \"id\" must be a string, a number or null.","data":{"status":"INVALID_REQUEST"}}}

>> {"jsonrpc":"2.0","id":7,"method":"build","params":5}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32600,"message":"The member \"params\" must be an object.","data":{"status":"INVALID_REQUEST"}}}

>> {"jsonrpc":"2.0","id":8,"id":9,"method":"build"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"The member \"id\" appears twice; keep one of the two.","data":{"status":"INVALID_REQUEST"}}}

// Names of methods.
>> {"jsonrpc":"2.0","id":10,"method":"biuld"}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32601,"message":"There is no method \"biuld\"; did you mean \"build\"?","data":{"status":"METHOD_NOT_FOUND","methods":["build","shorten","parseIncoming","matchAASA","lintAASA","compareAASA","resolve","handleRequest","linkStats","updateLink","generateAASA","generateAssetLinks","generateAppConfig","lintAssetLinks","status","rpc.discover","initialize","shutdown"]}}}

>> {"jsonrpc":"2.0","id":11,"method":"frobnicate","params":{}}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32601,"message":"There is no method \"frobnicate\"; rpc.discover lists the methods.","data":{"status":"METHOD_NOT_FOUND","methods":["build","shorten","parseIncoming","matchAASA","lintAASA","compareAASA","resolve","handleRequest","linkStats","updateLink","generateAASA","generateAssetLinks","generateAppConfig","lintAssetLinks","status","rpc.discover","initialize","shutdown"]}}}

>> {"jsonrpc":"2.0","id":12,"method":"matchAasa"}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32601,"message":"There is no method \"matchAasa\"; did you mean \"matchAASA\"?","data":{"status":"METHOD_NOT_FOUND","methods":["build","shorten","parseIncoming","matchAASA","lintAASA","compareAASA","resolve","handleRequest","linkStats","updateLink","generateAASA","generateAssetLinks","generateAppConfig","lintAssetLinks","status","rpc.discover","initialize","shutdown"]}}}

>> {"jsonrpc":"2.0","id":"t\u2028","method":"\ud800"}
<< {"jsonrpc":"2.0","id":"t\u2028","error":{"code":-32601,"message":"There is no method \"�\"; rpc.discover lists the methods.","data":{"status":"METHOD_NOT_FOUND","methods":["build","shorten","parseIncoming","matchAASA","lintAASA","compareAASA","resolve","handleRequest","linkStats","updateLink","generateAASA","generateAssetLinks","generateAppConfig","lintAssetLinks","status","rpc.discover","initialize","shutdown"]}}}

// Answers and notifications are not answered.
>> {"jsonrpc":"2.0","id":13,"result":{}}

>> {"jsonrpc":"2.0","method":"build","params":{}}

>> {"jsonrpc":"2.0","method":"nothing"}

// Params by position.
>> {"jsonrpc":"2.0","id":14,"method":"build","params":[1]}
<< {"jsonrpc":"2.0","id":14,"error":{"code":-32602,"message":"params must be an object, not an array.","data":{"status":"INVALID_ARGUMENT"}}}

>> {"jsonrpc":"2.0","id":15,"method":"build","params":[]}
<< {"jsonrpc":"2.0","id":15,"error":{"code":-32602,"message":"/dynamicLinkInfo is missing; it is required.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo"}}}

>> {"jsonrpc":"2.0","id":16,"method":"build","params":null}
<< {"jsonrpc":"2.0","id":16,"error":{"code":-32602,"message":"/dynamicLinkInfo is missing; it is required.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo"}}}

// A batch is answered as one, in order; notifications in it are silent.
>> [{"jsonrpc":"2.0","id":"a","method":"initialize"},{"jsonrpc":"2.0","method":"initialize"},5,{"jsonrpc":"2.0","id":null,"method":"build"},{"jsonrpc":"2.0","id":1.50,"method":"nothing"}]
<< [{"jsonrpc":"2.0","id":"a","result":{"capabilities":{},"serverInfo":{"name":"linkd","version":"0.1.0"}}},{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"A request must be a JSON object.","data":{"status":"INVALID_REQUEST"}}},{"jsonrpc":"2.0","id":null,"error":{"code":-32602,"message":"/dynamicLinkInfo is missing; it is required.","data":{"status":"INVALID_ARGUMENT","field":"/dynamicLinkInfo"}}},{"jsonrpc":"2.0","id":1.50,"error":{"code":-32601,"message":"There is no method \"nothing\"; rpc.discover lists the methods.","data":{"status":"METHOD_NOT_FOUND","methods":["build","shorten","parseIncoming","matchAASA","lintAASA","compareAASA","resolve","handleRequest","linkStats","updateLink","generateAASA","generateAssetLinks","generateAppConfig","lintAssetLinks","status","rpc.discover","initialize","shutdown"]}}}]

// Cancelled before its work began.
>> {"jsonrpc":"2.0","id":20,"method":"initialize"}
>> {"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":20}}
>> {"jsonrpc":"2.0","id":21,"method":"initialize"}
<< {"jsonrpc":"2.0","id":20,"error":{"code":-32800,"message":"The request was cancelled before its work began.","data":{"status":"REQUEST_CANCELLED"}}}
<< {"jsonrpc":"2.0","id":21,"result":{"capabilities":{},"serverInfo":{"name":"linkd","version":"0.1.0"}}}

// After shutdown nothing is answered but with an error.
>> {"jsonrpc":"2.0","id":22,"method":"shutdown"}
>> {"jsonrpc":"2.0","id":23,"method":"build","params":{}}
<< {"jsonrpc":"2.0","id":22,"result":null}
<< {"jsonrpc":"2.0","id":23,"error":{"code":-32600,"message":"The server was told to shut down; only \"exit\" may follow.","data":{"status":"INVALID_REQUEST"}}}
