// nothing to find
>> {"jsonrpc":"2.0","id":1,"method":"lintAssetLinks","params":{"assetLinks":[{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app","package_name":"com.example.android","sha256_cert_fingerprints":["5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A"]}}]}}
<< {"jsonrpc":"2.0","id":1,"result":{"findings":[]}}

// a text has places
>> {"jsonrpc":"2.0","id":2,"method":"lintAssetLinks","params":{"assetLinks":"[{\n  \"relation\": [\"delegate_permission/common.handle_all_urls\"],\n  \"target\": {\n    \"namespace\": \"android_app\",\n    \"packageName\": \"com.example.android\",\n    \"sha256_cert_fingerprints\": [\"5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a\"]\n  }\n}]\n"}}
<< {"jsonrpc":"2.0","id":2,"result":{"findings":[{"id":"A16","severity":"error","pointer":"/0/target/packageName","line":5,"column":5,"endLine":5,"endColumn":18,"offset":115,"length":13,"message":"\"packageName\" means nothing here and is ignored.","fix":"Write \"package_name\"."},{"id":"A09","severity":"error","pointer":"/0/target","line":3,"column":13,"endLine":7,"endColumn":4,"offset":77,"length":175,"message":"\"package_name\" must be a string, but is missing.","fix":"Write the applicationId of the app, such as \"com.example.android\"."},{"id":"A12","severity":"error","pointer":"/0/target/sha256_cert_fingerprints/0","line":6,"column":34,"endLine":6,"endColumn":95,"offset":186,"length":61,"message":"\"5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a\" is a SHA-1 fingerprint (20 bytes), and Android compares SHA-256 ones (32 bytes).","fix":"Copy the SHA-256 fingerprint of the app signing key from the Play Console (App integrity), beside that of your own builds."}]}}

// lower case, dynamic rules with a query as text, and rules that other systems have
>> {"jsonrpc":"2.0","id":3,"method":"lintAssetLinks","params":{"assetLinks":[{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app","package_name":"com.example.android","sha256_cert_fingerprints":["5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a:5a"]},"relation_extensions":{"delegate_permission/common.handle_all_urls":{"dynamic_app_link_components":[{"/":"/shoes","?":"in_app=true"},{"pathPattern":"/bags/.*"},{"/":"/*.html","?":{"a":"*"},"exclude":true}]}}}]}}
<< {"jsonrpc":"2.0","id":3,"result":{"findings":[{"id":"A13","severity":"warning","pointer":"/0/target/sha256_cert_fingerprints/0","message":"The fingerprint is not in upper-case hex pairs with colons between them, which not every reader takes.","fix":"Write \"5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A\"."},{"id":"A18","severity":"error","pointer":"/0/relation_extensions/delegate_permission~1common.handle_all_urls/dynamic_app_link_components/0/?","message":"A value in the dynamic rules has the wrong type (a string), so all of them are dropped and the manifest alone decides.","fix":"Write \"/\" and \"#\" as strings, \"?\" as an object of strings, \"exclude\" as true or false, and nothing empty."},{"id":"A19","severity":"error","pointer":"/0/relation_extensions/delegate_permission~1common.handle_all_urls/dynamic_app_link_components/1/pathPattern","message":"Dynamic rules have no \"pathPattern\"; Android may drop all dynamic rules for it without a word.","fix":"Use \"/\", \"?\", \"#\" and \"exclude\" only, with \"*\" and \"?\" in patterns."},{"id":"A21","severity":"info","pointer":"/0/relation_extensions/delegate_permission~1common.handle_all_urls/dynamic_app_link_components/2/~1","message":"Android's \"*\" goes on up to the next character of the pattern and does not try others, so \"/*.html\" may take less than the same pattern does on Apple's systems.","fix":"Try it on a device: adb shell am start --debug-link -d URL."},{"id":"A22","severity":"info","pointer":"/0/relation_extensions/delegate_permission~1common.handle_all_urls/dynamic_app_link_components/2/?/a","message":"On Android the parameter must be there, it seems; on Apple's systems \"*\" takes an absent one too.","fix":"Write \"?*\" where the parameter must have a value."}]}}

// an object in place of an array
>> {"jsonrpc":"2.0","id":4,"method":"lintAssetLinks","params":{"assetLinks":{"relation":[]}}}
<< {"jsonrpc":"2.0","id":4,"result":{"findings":[{"id":"A01","severity":"error","pointer":"","message":"The file must be an array of statements, not an object.","fix":"Put the statements into an array: [{\"relation\":[…],\"target\":{…}}]."}]}}

// a trailing comma, in bytes
>> {"jsonrpc":"2.0","id":5,"method":"lintAssetLinks","params":{"assetLinksBase64":"W3siaW5jbHVkZSI6Imh0dHBzOi8veC5leGFtcGxlL2FzIn0sXQ=="}}
<< {"jsonrpc":"2.0","id":5,"result":{"findings":[{"id":"L02","severity":"error","pointer":"","line":1,"column":36,"endLine":1,"endColumn":37,"offset":35,"length":1,"message":"A comma stands before a closing bracket. Some systems read the file all the same; do not rely on it.","fix":"Remove the comma."}]}}

// no JSON
>> {"jsonrpc":"2.0","id":6,"method":"lintAssetLinks","params":{"assetLinks":"<!doctype html>"}}
<< {"jsonrpc":"2.0","id":6,"result":{"findings":[{"id":"L06","severity":"error","pointer":"","line":1,"column":1,"endLine":1,"endColumn":10,"offset":0,"length":9,"message":"The file is HTML (probably the fallback page of a web application), not JSON.","fix":"See that the server sends the file itself at this URL and not a web page."}]}}

>> {"jsonrpc":"2.0","id":7,"method":"lintAssetLinks","params":{}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"params must have exactly one of \"assetLinks\" and \"assetLinksBase64\".","data":{"status":"INVALID_ARGUMENT"}}}

>> {"jsonrpc":"2.0","id":8,"method":"lintAssetLinks","params":{"assetLinks":[],"assetLinksBase64":"W10="}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"params must have exactly one of \"assetLinks\" and \"assetLinksBase64\".","data":{"status":"INVALID_ARGUMENT"}}}

>> {"jsonrpc":"2.0","id":9,"method":"lintAssetLinks","params":{"assetLinks":1}}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"/assetLinks must be a string or an array, not a number.","data":{"status":"INVALID_ARGUMENT","field":"/assetLinks"}}}

>> {"jsonrpc":"2.0","id":10,"method":"lintAssetLinks","params":{"assetLinksBase64":"W10"}}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"message":"/assetLinksBase64 must be base64 (RFC 4648 section 4, padded), not \"W10\".","data":{"status":"INVALID_ARGUMENT","field":"/assetLinksBase64"}}}
