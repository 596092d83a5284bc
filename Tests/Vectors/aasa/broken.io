// a comma too many, with line and column
>> {"jsonrpc":"2.0","id":1,"method":"matchAASA","params":{"aasa":"{\n  \"applinks\": {\n    \"details\": [{\"appIDs\": [\"A.b\"], \"components\": [{\"/\": \"/x\"},]}]\n  }\n}","url":"https://www.example.com/x"}}
<< {"jsonrpc":"2.0","id":1,"result":{"results":[{"url":"https://www.example.com/x","opens":"A.b","apps":[{"appID":"A.b","verdict":"match","rule":{"entry":0,"index":0,"dialect":"components","pointer":"/applinks/details/0/components/0","rule":{"/":"/x"},"line":3,"column":52}}],"note":[{"id":"matchIsNoPromise","message":"A match opens the app only where it is installed and entitled, and not for a tap on a page of the same domain."}]}],"problems":[{"id":"L02","severity":"error","pointer":"","line":3,"column":63,"endLine":3,"endColumn":64,"offset":80,"length":1,"message":"A comma stands before a closing bracket. Some systems read the file all the same; do not rely on it.","fix":"Remove the comma."}]}}

// a byte order mark
>> {"jsonrpc":"2.0","id":2,"method":"matchAASA","params":{"aasa":"﻿{\"applinks\":{\"details\":[{\"appIDs\":[\"A.b\"],\"components\":[{\"/\":\"/x\"}]}]}}","url":"https://www.example.com/x"}}
<< {"jsonrpc":"2.0","id":2,"result":{"results":[{"url":"https://www.example.com/x","opens":"A.b","apps":[{"appID":"A.b","verdict":"match","rule":{"entry":0,"index":0,"dialect":"components","pointer":"/applinks/details/0/components/0","rule":{"/":"/x"},"line":1,"column":57}}],"note":[{"id":"matchIsNoPromise","message":"A match opens the app only where it is installed and entitled, and not for a tap on a page of the same domain."}]}],"problems":[{"id":"L09","severity":"warning","pointer":"","line":1,"column":1,"endLine":1,"endColumn":1,"offset":0,"length":3,"message":"The file begins with a byte order mark, which some readers refuse.","fix":"Save the file as UTF-8 without a byte order mark."}]}}

// empty
>> {"jsonrpc":"2.0","id":3,"method":"matchAASA","params":{"aasa":" ","url":"https://www.example.com/x"}}
<< {"jsonrpc":"2.0","id":3,"result":{"results":[{"url":"https://www.example.com/x","opens":null,"apps":[],"note":[]}],"problems":[{"id":"L07","severity":"error","pointer":"","line":1,"column":1,"endLine":1,"endColumn":2,"offset":0,"length":1,"message":"The file is empty.","fix":"Write {\"applinks\":{\"details\":[{\"appIDs\":[\"ABCDE12345.com.example.app\"],\"components\":[{\"/\":\"/app/*\"}]}]}} with the id of your app and patterns for its pages."}]}}

// cut off
>> {"jsonrpc":"2.0","id":4,"method":"matchAASA","params":{"aasa":"{\"applinks\":{\"details\":[","url":"https://www.example.com/x"}}
<< {"jsonrpc":"2.0","id":4,"result":{"results":[{"url":"https://www.example.com/x","opens":null,"apps":[],"note":[]}],"problems":[{"id":"L01","severity":"error","pointer":"/applinks/details","line":1,"column":25,"endLine":1,"endColumn":25,"offset":24,"length":0,"message":"The JSON ends too early, so no system reads the file.","fix":"Correct the JSON at this place."}]}}

// HTML
>> {"jsonrpc":"2.0","id":5,"method":"matchAASA","params":{"aasa":"<!DOCTYPE html><html></html>","url":"https://www.example.com/x"}}
<< {"jsonrpc":"2.0","id":5,"result":{"results":[{"url":"https://www.example.com/x","opens":null,"apps":[],"note":[]}],"problems":[{"id":"L06","severity":"error","pointer":"","line":1,"column":1,"endLine":1,"endColumn":10,"offset":0,"length":9,"message":"The file is HTML (probably the fallback page of a web application), not JSON.","fix":"See that the server sends the file itself at this URL and not a web page."}]}}

// typographic quotes
>> {"jsonrpc":"2.0","id":6,"method":"matchAASA","params":{"aasa":"{“applinks”:{}}","url":"https://www.example.com/x"}}
<< {"jsonrpc":"2.0","id":6,"result":{"results":[{"url":"https://www.example.com/x","opens":null,"apps":[],"note":[]}],"problems":[{"id":"L04","severity":"error","pointer":"","line":1,"column":2,"endLine":1,"endColumn":3,"offset":1,"length":3,"message":"The character \"“\" (U+201C) is no quote in JSON, so no system reads the file.","fix":"Type plain quotes (\") in the whole file."}]}}

// a comment
>> {"jsonrpc":"2.0","id":7,"method":"matchAASA","params":{"aasa":"{\"applinks\":{} // x\n}","url":"https://www.example.com/x"}}
<< {"jsonrpc":"2.0","id":7,"result":{"results":[{"url":"https://www.example.com/x","opens":null,"apps":[],"note":[]}],"problems":[{"id":"L03","severity":"error","pointer":"","line":1,"column":16,"endLine":1,"endColumn":18,"offset":15,"length":2,"message":"The file has a comment, which JSON does not allow, so no system reads it.","fix":"Remove the comment, or move its text into a \"comment\" member."}]}}

// an array
>> {"jsonrpc":"2.0","id":8,"method":"matchAASA","params":{"aasa":"[]","url":"https://www.example.com/x"}}
<< {"jsonrpc":"2.0","id":8,"result":{"results":[{"url":"https://www.example.com/x","opens":null,"apps":[],"note":[]}],"problems":[{"id":"L08","severity":"error","pointer":"","line":1,"column":1,"endLine":1,"endColumn":3,"offset":0,"length":2,"message":"The file is JSON, but not an object.","fix":"Put the services into an object: {\"applinks\":{…}}."}]}}

// wrong types
>> {"jsonrpc":"2.0","id":9,"method":"matchAASA","params":{"aasa":{"applinks":{"details":[5,{"appIDs":["A.b"],"components":[{"/":5,"?":{"a":1}}]}]},"webcredentials":[]},"url":"https://www.example.com/x"}}
<< {"jsonrpc":"2.0","id":9,"result":{"results":[{"url":"https://www.example.com/x","opens":"A.b","apps":[{"appID":"A.b","verdict":"match","rule":{"entry":1,"index":0,"dialect":"components","pointer":"/applinks/details/1/components/0","rule":{"/":5,"?":{"a":1}}}}],"note":[{"id":"matchIsNoPromise","message":"A match opens the app only where it is installed and entitled, and not for a tap on a page of the same domain."}]}],"problems":[{"id":"L33","severity":"error","pointer":"/applinks/details/0","message":"An element of details must be an object, not a number; it is ignored.","fix":"Write an object with \"appIDs\" and \"components\"."},{"id":"L76","severity":"error","pointer":"/applinks/details/1/components/0/~1","message":"The value has the wrong type, being a number; it counts as absent.","fix":"Write \"/\" and \"#\" as strings, \"?\" as a string or an object, and the switches as true or false."},{"id":"L74","severity":"error","pointer":"/applinks/details/1/components/0/?/a","message":"A query value must be a string, not a number; this one makes the whole query dictionary void, so that the rule no longer asks for any parameter.","fix":"Write the value as a string, such as \"true\" or \"?*\"."}]}}

// no details
>> {"jsonrpc":"2.0","id":10,"method":"matchAASA","params":{"aasa":{"applinks":{}},"url":"https://www.example.com/x"}}
<< {"jsonrpc":"2.0","id":10,"result":{"results":[{"url":"https://www.example.com/x","opens":null,"apps":[],"note":[{"id":"noApps","message":"No entry of details names an app in a way that these systems read."}]}],"problems":[{"id":"L30","severity":"error","pointer":"/applinks","message":"applinks has no \"details\", so no URL opens an app.","fix":"Write \"details\" as an array of entries."}]}}

// twice, in text
>> {"jsonrpc":"2.0","id":11,"method":"matchAASA","params":{"aasa":"{\"applinks\":{\"details\":[]},\"applinks\":{\"details\":[{\"appIDs\":[\"A.b\"],\"components\":[{}]}]}}","url":"https://www.example.com/x"}}
<< {"jsonrpc":"2.0","id":11,"result":{"results":[{"url":"https://www.example.com/x","opens":"A.b","apps":[{"appID":"A.b","verdict":"match","rule":{"entry":0,"index":0,"dialect":"components","pointer":"/applinks/details/0/components/0","rule":{},"line":1,"column":83}}],"note":[{"id":"matchIsNoPromise","message":"A match opens the app only where it is installed and entitled, and not for a tap on a page of the same domain."}]}],"problems":[{"id":"L12","severity":"error","pointer":"/applinks","line":1,"column":28,"endLine":1,"endColumn":38,"offset":27,"length":10,"message":"The name stands twice in one object; only the last one counts.","fix":"Keep one of the two members."}]}}

// twice, in an object
>> {"jsonrpc":"2.0","id":12,"method":"matchAASA","params":{"aasa":{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"/a","/":"/b"}]}]}},"url":"https://www.example.com/b"}}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32602,"message":"/aasa/applinks/details/0/components/0/~1 appears twice in its object; send the file's text as a string to have it read as served.","data":{"status":"INVALID_ARGUMENT","field":"/aasa/applinks/details/0/components/0/~1"}}}

// UTF-16
>> {"jsonrpc":"2.0","id":13,"method":"matchAASA","params":{"aasaBase64":"/v8AewB9","url":"https://www.example.com/x"}}
<< {"jsonrpc":"2.0","id":13,"result":{"results":[{"url":"https://www.example.com/x","opens":null,"apps":[],"note":[{"id":"noApplinks","message":"The file has no applinks object, so it says nothing about universal links."}]}],"problems":[{"id":"L10","severity":"warning","pointer":"","line":1,"column":1,"endLine":1,"endColumn":2,"offset":0,"length":2,"message":"The file is UTF-16 (big endian); some readers expect UTF-8.","fix":"Save the file as UTF-8."}]}}

// not UTF-8
>> {"jsonrpc":"2.0","id":14,"method":"matchAASA","params":{"aasaBase64":"eyJhIjoi/yJ9","url":"https://www.example.com/x"}}
<< {"jsonrpc":"2.0","id":14,"result":{"results":[{"url":"https://www.example.com/x","opens":null,"apps":[],"note":[]}],"problems":[{"id":"L01","severity":"error","pointer":"/a","line":1,"column":7,"endLine":1,"endColumn":8,"offset":6,"length":1,"message":"The text is not UTF-8, so no system reads the file.","fix":"Save the file as UTF-8."}]}}
