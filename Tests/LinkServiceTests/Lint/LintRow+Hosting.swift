import TestSupport

extension LintRow {
  /// A good answer, and the copy that the CDN has.
  private static func copy(of file: File) -> String {
    ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"},"cdn":{"status":200,"headers":{},"body":\##(JSONTree.string(file.text).jsonText)}}"##
  }

  static let hosting: [LintRow] = [
    LintRow(
      "HTTP", "L90", .error, .good, "", "",
      ##""http://example.com/.well-known/apple-app-site-association" is not HTTPS; systems read the file over HTTPS only."##,
      "Serve it at https://HOST/.well-known/apple-app-site-association with a valid certificate.",
      more:
        ##""hosting":{"url":"http://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}}"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}}"##
    ),
    LintRow(
      "a redirect down to HTTP", "L90", .error, .good, "", "",
      ##""http://www.example.com/x" is not HTTPS; systems read the file over HTTPS only."##,
      "Serve it at https://HOST/.well-known/apple-app-site-association with a valid certificate.",
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"},"redirects":["http://www.example.com/x","https://example.com/.well-known/apple-app-site-association"],"finalUrl":"https://example.com/.well-known/apple-app-site-association"}"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"},"redirects":[]}"##
    ),
    LintRow(
      "a redirect", "L91", .error, .good, "", "",
      ##"The request is redirected to "https://www.example.com/.well-known/apple-app-site-association"; systems do not follow."##,
      "Serve the file itself at the first URL, with status 200.",
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"},"finalUrl":"https://www.example.com/.well-known/apple-app-site-association"}"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"},"finalUrl":"https://example.com/.well-known/apple-app-site-association"}"##
    ),
    LintRow(
      "a redirect not followed", "L91", .error, .good, "", "",
      ##"The request is redirected to "/aasa"; systems do not follow."##,
      "Serve the file itself at the first URL, with status 200.",
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":301,"headers":{"LOCATION":"/aasa"}}"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}}"##
    ),
    LintRow(
      "not found", "L92", .error, .good, "", "",
      "The server answers with status 404, so the file cannot be read.",
      "Put the file there, without an extension, or rewrite the path to where it is; a redirect will not do.",
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":404,"headers":{"Content-Type":"application/json"}}"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}}"##
    ),
    LintRow(
      "forbidden", "L92", .error, .good, "", "",
      "The server answers with status 403, so the file cannot be read.",
      ##"Let everyone read it, also Apple's "AASA-Bot"; filters for bots must let it through."##,
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":403,"headers":{"Content-Type":"application/json"}}"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}}"##
    ),
    LintRow(
      "a type of text", "L93", .warning, .good, "", "",
      ##"The Content-Type is "text/plain"; some systems were seen to want application/json."##,
      "Send Content-Type: application/json.",
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"content-type":"text/plain"}}"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":[["CONTENT-TYPE","Application/JSON; charset=utf-8"]]}"##
    ),
    LintRow(
      "no type", "L93", .warning, .good, "", "",
      "The answer has no Content-Type.",
      "Send Content-Type: application/json.",
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{}}"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}}"##
    ),
    LintRow(
      "the root", "L94", .warning, .good, "", "",
      ##"The file is at "https://example.com/apple-app-site-association"; places other than /.well-known/ are deprecated."##,
      "Serve it at /.well-known/apple-app-site-association.",
      more:
        ##""hosting":{"url":"https://example.com/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}}"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}}"##
    ),
    LintRow(
      "an extension", "L95", .warning, .good, "", "",
      ##"The file is at "https://example.com/.well-known/apple-app-site-association.json"; systems ask for the name without an extension."##,
      "Serve it at /.well-known/apple-app-site-association.",
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association.json","status":200,"headers":{"Content-Type":"application/json"}}"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}}"##
    ),
    LintRow(
      "a web page", "L96", .error, ##"<!doctype html><title>App</title>"##, "", "",
      "The server answers with a web page and status 200, so systems find no file.",
      "Exempt /.well-known/apple-app-site-association from the fallback of the web application.",
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}}"##,
      miss: ##"<!doctype html><title>App</title>"##,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":404,"headers":{"Content-Type":"application/json"}}"##
    ),
    LintRow(
      "an old copy", "L97", .warning, .good, "", "",
      ##"Apple's CDN has an older or other file: the URL shown opens "ABCDE12345.com.example.app" by the server's file only."##,
      "Wait until the CDN has asked again, within a day, and let devices update the app.",
      witness: "https://example.com/a",
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"},"cdn":{"status":200,"headers":{},"body":"{\"applinks\":{\"details\":[{\"appIDs\":[\"ABCDE12345.com.example.app\"],\"components\":[{\"/\":\"/a/b/*\"}]}]}}"}}"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"},"cdn":{"status":200,"headers":{},"body":" {\"applinks\":{\"details\":[{\"appIDs\":[\"ABCDE12345.com.example.app\"],\"components\":[{\"/\":\"a/*\"}]}]}}"}}"##
    ),
    LintRow(
      "a copy with more", "L97", .warning, .good, "", "",
      ##"Apple's CDN has an older or other file: the URL shown opens "ABCDE12345.com.example.app" by the CDN's file only."##,
      "Wait until the CDN has asked again, within a day, and let devices update the app.",
      witness: "https://example.com/",
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"},"cdn":{"status":200,"headers":{},"body":"{\"applinks\":{\"details\":[{\"appIDs\":[\"ABCDE12345.com.example.app\"],\"components\":[{\"/\":\"/*\"}]}]}}"}}"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"},"cdn":{"status":200,"headers":{},"body":"{\"applinks\":{\"details\":[{\"appIDs\":[\"ABCDE12345.com.example.app\"],\"components\":[{\"/\":\"/a/*\"}]}]}}"}}"##
    ),
    LintRow(
      "a copy in another order", "L97", .warning,
      .entries(
        ##"{"appIDs":["ABCDE12345.com.example.a","ABCDE12345.com.example.b"],"components":[{"/":"/a"}]}"##), "", "",
      ##"Apple's CDN has an older or other file: the URL shown opens "ABCDE12345.com.example.a" first by the server's file and "ABCDE12345.com.example.b" by the CDN's."##,
      "Wait until the CDN has asked again, within a day, and let devices update the app.",
      witness: "https://example.com/a",
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"},"cdn":{"status":200,"headers":{},"body":"{\"applinks\":{\"details\":[{\"appIDs\":[\"ABCDE12345.com.example.b\",\"ABCDE12345.com.example.a\"],\"components\":[{\"/\":\"/a\"}]}]}}"}}"##,
      miss: .entries(
        ##"{"appIDs":["ABCDE12345.com.example.b","ABCDE12345.com.example.a"],"components":[{"/":"/a"}]}"##)),
    LintRow(
      "a copy that is too intricate", "L97", .info, .variables("[\(twoCovers)]", ##"{"v":["a","b"]}"##), "", "",
      "Apple's CDN has an older or other file; whether any URL opens an app by one of the two only was not decided, since patterns are too intricate.",
      "Wait until the CDN has asked again, within a day, or compare the files by eye.",
      more: copy(of: .variables(##"[\##(twoCovers),{"/":"/\##(intricate)"}]"##, ##"{"v":["a","b"]}"##)),
      miss: .variables("[\(twoCovers)]", ##"{"v":["a","b"]}"##),
      copy(of: .variables("[\(twoCovers) ]", ##"{"v":["a","b"]}"##))),
    LintRow(
      "a broken copy", "L97", .warning, .good, "", "",
      "Apple's CDN has a file that cannot be used, while the server's can.",
      "Wait until the CDN has asked again, within a day.",
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"},"cdn":{"status":200,"headers":{},"body":"{"}}"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}}"##
    ),
    LintRow(
      "a copy of what is broken now", "L97", .warning, ##"{"##, "", "",
      "The server's file cannot be used, while Apple's CDN still has one that can.",
      "Correct the file before the CDN asks again.",
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"},"cdn":{"status":200,"headers":{},"body":"{\"applinks\":{\"details\":[{\"appIDs\":[\"ABCDE12345.com.example.app\"],\"components\":[{\"/\":\"/a/*\"}]}]}}"}}"##,
      miss: ##"{"##,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"},"cdn":{"status":200,"headers":{},"body":"{"}}"##
    ),
    LintRow(
      "a failure of the server", "L98", .error, .good, "", "",
      ##"Apple's CDN has no file for the domain: it answers with status 404 and "SWCERR00101 Bad HTTP Response: 403 Forbidden", since the server did not send it."##,
      ##"Answer "AASA-Bot" with status 200; the CDN asks again within the hour."##,
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"},"cdn":{"status":404,"headers":{"Apple-Failure-Reason":"SWCERR00101 Bad HTTP Response: 403 Forbidden","Apple-From":"https://example.com"},"body":"Not Found"}}"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}}"##
    ),
    LintRow(
      "a failure without a word", "L98", .error, .good, "", "",
      "Apple's CDN has no file for the domain: it answers with status 404.",
      "Make the file readable for everyone; the CDN asks again within the hour.",
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"},"cdn":{"status":404,"headers":{}}}"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}}"##
    ),
    LintRow(
      "a private address", "L98", .error, .good, "", "",
      ##"Apple's CDN has no file for the domain: it answers with status 404 and "SWCERR00202 Connections to private/reserved IP addresses are not allowed", since the domain has a private address."##,
      "Serve the file at a public address, or use ?mode=developer for builds of your own.",
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"},"cdn":{"status":404,"headers":{"apple-failure-reason":"SWCERR00202 Connections to private/reserved IP addresses are not allowed"},"body":"Not Found"}}"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}}"##
    ),
    LintRow(
      "too slow", "L98", .error, .good, "", "",
      ##"Apple's CDN has no file for the domain: it answers with status 404 and "SWCERR00301 Timeout", since the server took too long."##,
      ##"Answer faster, and let "AASA-Bot" through the firewall."##,
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"},"cdn":{"status":404,"headers":{"apple-failure-reason":"SWCERR00301 Timeout"},"body":"Not Found"}}"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}}"##
    ),
    LintRow(
      "a failure without a reason", "L98", .error, .good, "", "",
      "Apple's CDN has no file for the domain: it answers with status 404.",
      "Make the file readable for everyone; the CDN asks again within the hour.",
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"},"cdn":{"status":404,"headers":{},"body":"Not Found"}}"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}}"##
    ),
  ]
}
