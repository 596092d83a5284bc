extension LintRow {
  /// One of two letters 32 times: each text has one or the other at every place.
  static let intricate = String(repeating: "$(v)", count: 32)

  /// Rules that take all of these texts together, by one place far behind.
  static let twoCovers = ##"{"/":"*a??????????????????????"},{"/":"*b??????????????????????"}"##

  static let rules: [LintRow] = [
    LintRow(
      "exclusions alone", "L62", .warning, .paths(##"["NOT /login","NOT /secret"]"##), "/applinks/details/0/paths",
      "1:81+28",
      "All rules of the list exclude, so no URL opens the app.",
      ##"Add a last rule that opens the rest, such as "/*"."##,
      miss: .entries(
        ##"{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a","exclude":true}]},{"appIDs":["ABCDE12345.com.example.app"],"components":[{}]}"##
      )),
    LintRow(
      "an exclusion too late", "L63", .warning, .rules(##"[{"/":"/a/*"},{"/":"/a/b/*","exclude":true}]"##),
      "/applinks/details/0/components/1", "1:93+29",
      "The exclusion comes too late: the rule at /applinks/details/0/components/0 takes all of its URLs first, so the URL shown opens the app all the same.",
      "Move the exclusion before that rule; the first rule that fits decides.", witness: "https://example.com/a/b/x",
      miss: .rules(##"[{"/":"/a/b/*","exclude":true},{"/":"/a/*"}]"##)),
    LintRow(
      "an exclusion behind two rules", "L63", .warning,
      .rules(##"[{"/":"/a/?"},{"/":"/a/??*"},{"/":"/a/?*","exclude":true}]"##), "/applinks/details/0/components/2",
      "1:108+28",
      "The exclusion comes too late: the rules at /applinks/details/0/components/0 and /applinks/details/0/components/1 together take all of its URLs first, so the URL shown opens the app all the same.",
      "Narrow these rules, or leave the exclusion out; if it came first, no URL would reach some of them.",
      witness: "https://example.com/a/xx",
      miss: .rules(##"[{"/":"/a/?"},{"/":"/a/???*"},{"/":"/a/?*","exclude":true},{"/":"/b"}]"##)),
    LintRow(
      "an exclusion behind another and a rule that opens", "L63", .warning,
      .rules(##"[{"/":"/a/??*","exclude":true},{"/":"/a/?"},{"/":"/a/?*","exclude":true}]"##),
      "/applinks/details/0/components/2", "1:123+28",
      "The exclusion comes too late: the rules at /applinks/details/0/components/0 and /applinks/details/0/components/1 together take all of its URLs first, so the URL shown opens the app all the same.",
      "Narrow these rules, or leave the exclusion out; if it came first, no URL would reach some of them.",
      witness: "https://example.com/a/x",
      miss: .rules(##"[{"/":"/a/??*","exclude":true},{"/":"/a/?","exclude":true},{"/":"/a/?*","exclude":true}]"##)),
    LintRow(
      "a rule twice", "L64", .warning, .rules(##"[{"/":"/a"},{"/":"/a"}]"##), "/applinks/details/0/components/1",
      "1:91+10",
      "No URL reaches the rule: the rule at /applinks/details/0/components/0 takes all of its URLs first.",
      "Leave it out; it changes nothing.", witness: "https://example.com/a",
      miss: .rules(##"[{"/":"/a"},{"/":"/b"}]"##)),
    LintRow(
      "a narrower rule", "L64", .warning, .paths(##"["*","/a/*"]"##), "/applinks/details/0/paths/1", "1:86+6",
      "No URL reaches the rule: the rule at /applinks/details/0/paths/0 takes all of its URLs first.",
      "Leave it out; it changes nothing.", witness: "https://example.com/a/x",
      miss: .paths(##"["*","/"]"##)),
    LintRow(
      "a rule for other case", "L64", .warning, .rules(##"[{"/":"/a/*","caseSensitive":false},{"/":"/A/b"}]"##),
      "/applinks/details/0/components/1", "1:115+12",
      "No URL reaches the rule: the rule at /applinks/details/0/components/0 takes all of its URLs first.",
      "Leave it out; it changes nothing.", witness: "https://example.com/A/b",
      miss: .rules(##"[{"/":"/A/b","caseSensitive":false},{"/":"/a/*"}]"##)),
    LintRow(
      "a rule for a parameter", "L64", .warning, .rules(##"[{"/":"/a","?":{"b":"*"}},{"/":"/a","?":{"c":"?*"}}]"##),
      "/applinks/details/0/components/1", "1:105+25",
      "No URL reaches the rule: the rule at /applinks/details/0/components/0 takes all of its URLs first.",
      "Leave it out; it changes nothing.", witness: "https://example.com/a?c=xx",
      miss: .rules(##"[{"/":"/a","?":{"b":"?*"}},{"/":"/a","?":{"c":"?*"}}]"##)),
    LintRow(
      "a rule for escapes", "L64", .warning, .rules(##"[{"/":"/a b","percentEncoded":false},{"/":"/a%20b"}]"##),
      "/applinks/details/0/components/1", "1:116+14",
      "No URL reaches the rule: the rule at /applinks/details/0/components/0 takes all of its URLs first.",
      "Leave it out; it changes nothing.", witness: "https://example.com/a%20b",
      miss: .rules(##"[{"/":"/a b","percentEncoded":false},{"/":"/a%20c"}]"##)),
    LintRow(
      "a rule that fits no URL", "L64", .warning, .rules(##"[{"?":{"a":"b&c"}}]"##), "/applinks/details/0/components/0",
      "1:80+17",
      "No URL fits the rule, whatever is asked for it.",
      "Compare each of its patterns with a URL that it is meant for.",
      miss: .rules(##"[{"?":{"a":"b%26c"}}]"##)),
    LintRow(
      "a rule behind an exclusion of one page", "L64", .warning,
      .rules(##"[{"/":"/a","exclude":true},{"/":"/a","?":{"b":"c"}}]"##), "/applinks/details/0/components/1",
      "1:106+24",
      "No URL reaches the rule: the rule at /applinks/details/0/components/0 takes all of its URLs first.",
      "Leave it out, or move it before the exclusion if its URLs are meant to open.",
      witness: "https://example.com/a?b=c",
      // The exclusion is the fault here, and L73 says so.
      miss: .rules(##"[{"/":"/a","?":{"b":"*"},"exclude":true},{"/":"/a"}]"##)),
    LintRow(
      "many places in a pattern", "L64", .warning,
      .rules(##"[{"/":"*a?????????????????????????"},{"/":"*aa?????????????????????????"}]"##),
      "/applinks/details/0/components/1", "1:116+36",
      "No URL reaches the rule: the rule at /applinks/details/0/components/0 takes all of its URLs first.",
      "Leave it out; it changes nothing.",
      witness: "https://example.com/xaaxxxxxxxxxxxxxxxxxxxxxxxxx",
      miss: .rules(##"[{"/":"*aa?????????????????????????"},{"/":"*a?????????????????????????"}]"##)),
    LintRow(
      "too intricate", "L64", .info,
      .variables(
        ##"[\##(twoCovers),{"/":"/\##(intricate)"}]"##,
        ##"{"v":["a","b"]}"##),
      "/applinks/details/0/components/2", "1:186+137",
      "Whether any URL reaches this rule was not decided, since the patterns are too intricate; many of its URLs are taken by /applinks/details/0/components/0 and /applinks/details/0/components/1.",
      "Write simpler patterns, or try the URLs that it is meant for.",
      miss: .variables(
        ##"[{"/":"*a??????????????????????"},{"/":"*c??????????????????????"},{"/":"/\##(intricate)"}]"##,
        ##"{"v":["a","b"]}"##)),
    LintRow(
      "a catch-all at the end", "L65", .info, .rules(##"[{"/":"/a"},{"/":"*","comment":"all the rest"}]"##),
      "/applinks/details/0/components/1", "1:91+34",
      ##"The rule takes every URL of the domain (its comment: "all the rest")."##,
      "If the app has not all pages, write patterns for those that it has.",
      miss: .rules(##"[{"/":"/a"},{"/":"/b*"}]"##)),
    LintRow(
      "a catch-all of paths", "L65", .info, .paths(##"["/a","*"]"##), "/applinks/details/0/paths/1", "1:87+3",
      "The rule takes every URL of the domain; systems before iOS 13 were seen not to open the bare root by it.",
      ##"Add "/" if these systems matter. For iOS 13 and later write "appIDs" and "components" too. If the app has not all pages, write patterns for those that it has."##,
      miss: .paths(##"["/a","?*"]"##)),
    LintRow(
      "a catch-all of paths, and the root behind it", "L65", .info, .paths(##"["*","/"]"##),
      "/applinks/details/0/paths/0", "1:82+3", "The rule takes every URL of the domain.",
      ##"For iOS 13 and later write "appIDs" and "components" too. If the app has not all pages, write patterns for those that it has."##,
      miss: .paths(##"["/a","/"]"##)),
    LintRow(
      "a catch-all of paths beside components", "L65", .info,
      .entries(
        ##"{"appID":"ABCDE12345.com.example.app","appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a"}],"paths":["/*"]}"##
      ), "/applinks/details/0/paths/0", "1:148+4", "The rule takes every URL of the domain.",
      "If the app has not all pages, write patterns for those that it has.",
      miss: .paths(##"["/a/*"]"##)),
    LintRow(
      "a catch-all of paths before others", "L65", .warning, .paths(##"["*","/a"]"##), "/applinks/details/0/paths/0",
      "1:82+3", "The rule takes every URL of the domain, so no rule behind it is asked.",
      "Leave out what stands behind it, or leave it out itself if the app has not all pages.",
      miss: .paths(##"["/a","/"]"##)),
    LintRow(
      "a catch-all before others", "L65", .warning, .rules(##"[{},{"/":"/a"}]"##), "/applinks/details/0/components/0",
      "1:80+2",
      "The rule takes every URL of the domain, so no rule behind it is asked.",
      "Leave out what stands behind it, or leave it out itself if the app has not all pages.",
      miss: .rules(##"[{"/":"/a/*"},{"/":"/b"}]"##)),
    LintRow(
      "a star for a parameter", "L72", .warning, .rules(##"[{"/":"/a","?":{"id":"*"}}]"##),
      "/applinks/details/0/components/0/?/id", "1:100+3",
      ##""*" takes an absent parameter too, so "id" need not be in the URL."##,
      ##"Write "?*" to ask for a value, or leave the parameter out."##,
      miss: .rules(##"[{"/":"/a","?":{"id":"?*"}}]"##)),
    LintRow(
      "an exclusion of everything", "L73", .error, .rules(##"[{"?":{"no_app":"*"},"exclude":true},{"/":"/*"}]"##),
      "/applinks/details/0/components/0/?/no_app", "1:95+3",
      ##"The exclusion holds for URLs without "no_app" too, such as the one shown, since its pattern takes an absent parameter."##,
      ##"Write "?*" to exclude only URLs that have the parameter."##, witness: "https://example.com/",
      miss: .rules(##"[{"?":{"no_app":"?*"},"exclude":true},{"/":"/*"}]"##)),
    LintRow(
      "an exclusion by an empty value", "L73", .error,
      .rules(##"[{"/":"/a/*","?":{"flag":""},"exclude":true},{"/":"/a/*"}]"##),
      "/applinks/details/0/components/0/?/flag", "1:104+2",
      ##"The exclusion holds for URLs without "flag" too, such as the one shown, since its pattern takes an absent parameter."##,
      ##"Write "?*" to exclude only URLs that have the parameter."##, witness: "https://example.com/a",
      miss: .rules(##"[{"/":"/a/*","?":{"flag":"","x":"1"},"exclude":true},{"/":"/a/*"}]"##)),
    LintRow(
      "a value that is true", "L74", .error, .rules(##"[{"?":{"a":true}}]"##), "/applinks/details/0/components/0/?/a",
      "1:90+4",
      "A query value must be a string, not true; this one makes the whole query dictionary void, so that the rule no longer asks for any parameter.",
      ##"Write the value as a string, such as "true" or "?*"."##,
      miss: .rules(##"[{"?":{"a":"true"}}]"##)),
    LintRow(
      "a query as one string", "L75", .warning, .rules(##"[{"/":"/a","?":"page=?*"}]"##),
      "/applinks/details/0/components/0/?", "1:94+9",
      ##""page=?*" has to be the whole query, so one more parameter, as in the URL shown, keeps the rule from fitting."##,
      ##"Write the parameters as an object, such as "?": {"name": "?*"}."##,
      witness: "https://example.com/a?utm_source=x&page=x",
      miss: .rules(##"[{"/":"/a","?":"*page=?*"}]"##)),
    LintRow(
      "a query that ends", "L75", .warning, .rules(##"[{"/":"/a","?":"*page=1"}]"##),
      "/applinks/details/0/components/0/?", "1:94+9",
      ##""*page=1" has to be the whole query, so one more parameter, as in the URL shown, keeps the rule from fitting."##,
      ##"Write the parameters as an object, such as "?": {"name": "?*"}."##,
      witness: "https://example.com/a?page=1&utm_source=x",
      miss: .rules(##"[{"/":"/a","?":{"page":"1"}}]"##)),
    LintRow(
      "exclude as a string", "L76", .error, .rules(##"[{"/":"/a","exclude":"true"}]"##),
      "/applinks/details/0/components/0/exclude", "1:100+6",
      "The value has the wrong type, being a string; it counts as absent.",
      ##"Write "/" and "#" as strings, "?" as a string or an object, and the switches as true or false."##,
      miss: .rules(##"[{"/":"/b","exclude":true},{"/":"/a"}]"##)),
    LintRow(
      "a rule that is a string", "L76", .error, .rules(##"["/a"]"##), "/applinks/details/0/components/0", "1:80+4",
      "The value has the wrong type, being a string; it counts as absent.",
      ##"Write "/" and "#" as strings, "?" as a string or an object, and the switches as true or false."##,
      miss: .rules(##"[{"/":"/a"}]"##)),
    LintRow(
      "paths that are a string", "L76", .error, .entries(##"{"appID":"ABCDE12345.com.example.app","paths":"*"}"##),
      "/applinks/details/0/paths", "1:81+3",
      ##"The value of "paths" must be an array, not a string; it is ignored."##,
      ##"Write it in brackets: "paths": [ … ]."##,
      miss: .paths(##"["*"]"##)),
    LintRow(
      "two spellings", "L83", .warning, .rules(##"[{"/":"/Shop/*"},{"/":"/shop/*"}]"##),
      "/applinks/details/0/components/1", "1:96+15",
      ##"The pattern differs from "/Shop/*" in /applinks/details/0/components/0 in case only; other spellings fit neither."##,
      ##"Write one rule with "caseSensitive": false."##,
      miss: .rules(##"[{"/":"/Shop/*","caseSensitive":false},{"/":"/shops/*"}]"##)),
    LintRow(
      "a pattern in defaults", "L84", .info,
      ##"{"applinks":{"defaults":{"/":"/a/*"},"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"#":"b"}]}]}}"##,
      "/applinks/defaults", "1:25+12",
      ##"The defaults have "/", "?", "#" or "exclude", which then hold for every rule that does not set them."##,
      "Keep them there only if every rule is meant to have them.",
      miss:
        ##"{"applinks":{"defaults":{"caseSensitive":false},"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"#":"b"}]}]}}"##
    ),
    LintRow(
      "Apple's path", "L85", .info, .rules(##"[{"/":"/help/website/*"}]"##), "/applinks/details/0/components/0",
      "1:80+23",
      "The rule, or its comment, is that of Apple's example.",
      "Keep it only if your site has such URLs, and write what it is for.",
      miss: .rules(##"[{"/":"/help/*"}]"##)),
    LintRow(
      "Apple's comment", "L85", .info,
      .rules(##"[{"/":"/shop/*","comment":"Matches any URL with a path that starts with /buy/."}]"##),
      "/applinks/details/0/components/0", "1:80+79",
      "The rule, or its comment, is that of Apple's example.",
      "Keep it only if your site has such URLs, and write what it is for.",
      miss: .rules(##"[{"/":"/shop/*","comment":"Matches any URL with a path that starts with /shop/."}]"##)),
    LintRow(
      "defaults for iOS 13", "L86", .info,
      ##"{"applinks":{"defaults":{"caseSensitive":false},"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a"}]}]}}"##,
      "/applinks/defaults", "1:14+10",
      ##""defaults" is known from iOS 14 on; older systems do not read it."##,
      "Write rules that mean the same without it, if the older systems matter.",
      more: ##""profile":"ios13""##,
      miss: .good),
    LintRow(
      "components for iOS 9", "L86", .info,
      .entries(##"{"appID":"ABCDE12345.com.example.app","components":[{"/":"/a"}]}"##),
      "/applinks/details/0/components", "1:73+12",
      ##""components" is known from iOS 13 on; older systems do not read it."##,
      "Write rules that mean the same without it, if the older systems matter.",
      more: ##""profile":"ios9""##,
      miss: .paths(##"["/a"]"##)),
    LintRow(
      "caseSensitive for iOS 13", "L86", .info, .rules(##"[{"/":"/a","caseSensitive":false}]"##),
      "/applinks/details/0/components/0/caseSensitive", "1:90+15",
      ##""caseSensitive" is known from iOS 13.5 on; older systems do not read it."##,
      "Write rules that mean the same without it, if the older systems matter.",
      more: ##""profile":"ios13""##,
      miss: .rules(##"[{"/":"/a","caseSensitive":false}]"##), ##""profile":"ios13_5""##),
    LintRow(
      "a variable for iOS 13", "L86", .info, .rules(##"[{"/":"/$(digit)"}]"##), "/applinks/details/0/components/0/~1",
      "1:85+11",
      ##""$(…)" is known from iOS 13.5 on; older systems do not read it."##,
      "Write rules that mean the same without it, if the older systems matter.",
      more: ##""profile":"ios13""##,
      miss: .rules(##"[{"/":"/?"}]"##)),
    LintRow(
      "a slash at the end", "L87", .warning, .rules(##"[{"/":"/a"},{"/":"/a/"}]"##), "/applinks/details/0/components/1",
      "1:91+11",
      "The rule at /applinks/details/0/components/0 takes its URLs as well: slashes at the end of a path are not compared.",
      "Leave it out.",
      miss: .rules(##"[{"/":"/a"},{"/":"/b/"}]"##)),
    LintRow(
      "a page and all below it", "L87", .warning, .rules(##"[{"/":"/a"},{"/":"/a/*"}]"##),
      "/applinks/details/0/components/0", "1:80+10",
      ##"The rule at /applinks/details/0/components/1 takes its URLs as well: "/*" takes the path above it too."##,
      "Leave it out.",
      miss: .rules(##"[{"/":"/a","?":{"b":"1"}},{"/":"/a/*"}]"##)),
    LintRow(
      "a page and all below it, in paths", "L87", .info, .paths(##"["/a/*","/a"]"##), "/applinks/details/0/paths/1",
      "1:89+4",
      ##"The rule at /applinks/details/0/paths/0 takes its URLs as well: "/*" takes the path above it too."##,
      "Leave it out, unless systems before iOS 13 matter, which may compare otherwise.",
      miss: .paths(##"["/a/*","/ab"]"##)),
    LintRow(
      "ten sections", "L88", .info,
      .paths(##"["/s0/*","/s1/*","/s2/*","/s3/*","/s4/*","/s5/*","/s6/*","/s7/*","/s8/*","/s9/*"]"##),
      "/applinks/details/0/paths/0", "1:82+7",
      ##"10 rules differ from "/s0/*" in one part of the path only."##,
      ##"As "components" they are one rule with $(name), and the parts a list in "substitutionVariables"."##,
      miss: .paths(##"["/s0/*","/s1/*","/s2/*","/s3/*","/s4/*","/s5/*","/s6/*","/s7/*","/s8/*"]"##)),
  ]
}
