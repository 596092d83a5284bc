/// Rules beside each other: what is taken before, behind and in vain.
extension LintRow {
  static let reach: [LintRow] = [
    LintRow(
      "exclusions behind a catch-all", "L63", .warning, .paths(##"["*","NOT /a","NOT /b","NOT /c"]"##),
      "/applinks/details/0/paths/1", "1:86+8",
      "The exclusion and 2 more behind it come too late: the rule at /applinks/details/0/paths/0 takes all of their URLs first, so the URL shown opens the app all the same.",
      "Move the exclusions before that rule; the first rule that fits decides.", witness: "https://example.com/a",
      miss: .paths(##"["NOT /a","NOT /b","NOT /c","*"]"##)),
    LintRow(
      "an exclusion of just what a rule takes", "L63", .warning,
      .rules(##"[{"/":"/a","?":{"b":"*"}},{"/":"/a","exclude":true},{"/":"/c"}]"##),
      "/applinks/details/0/components/1", "1:105+25",
      "The exclusion comes too late: the rule at /applinks/details/0/components/0 takes all of its URLs first, so the URL shown opens the app all the same.",
      "Narrow that rule, or leave one of the two out; if the exclusion came first, no URL would reach the rule.",
      witness: "https://example.com/a",
      miss: .rules(##"[{"/":"/a","?":{"b":"?*"}},{"/":"/a","exclude":true},{"/":"/c"}]"##)),
    LintRow(
      "an exclusion at the end", "L63", .info, .paths(##"["/a","NOT /b"]"##),
      "/applinks/details/0/paths/1", "1:87+8",
      "The exclusion stands behind the last rule that opens, where nothing changes: what no rule takes does not open anyway.",
      ##"Move what should be excluded before the rules that open, and leave out the rest; if all other URLs are meant to open, add "*" at the end."##,
      miss: .paths(##"["NOT /b","/a"]"##)),
    LintRow(
      "exclusions at the end", "L63", .info,
      .rules(##"[{"/":"/a/*"},{"/":"/b","exclude":true},{"#":"c","exclude":true}]"##),
      "/applinks/details/0/components/1", "1:93+25",
      "2 exclusions stand behind the last rule that opens, where nothing changes: what no rule takes does not open anyway.",
      ##"Move what should be excluded before the rules that open, and leave out the rest; if all other URLs are meant to open, add "*" at the end."##,
      miss: .entries(
        ##"{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a/*"},{"/":"/b","exclude":true}]},{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/b*"}]}"##
      )),
    LintRow(
      "rules behind a catch-all", "L64", .warning, .paths(##"["/*","/a","/b/*","/c"]"##),
      "/applinks/details/0/paths/1", "1:87+4",
      "No URL reaches the rule and 2 more behind it: the rule at /applinks/details/0/paths/0 takes all of their URLs first.",
      "Leave them out; they change nothing.", witness: "https://example.com/a",
      miss: .paths(##"["/a","/b/*","/c","/*"]"##)),
    LintRow(
      "a rule behind an exclusion", "L64", .warning, .paths(##"["NOT /a/*","/a/b","/c"]"##),
      "/applinks/details/0/paths/1", "1:93+6",
      "No URL reaches the rule: the rule at /applinks/details/0/paths/0 takes all of its URLs first.",
      "Leave it out, or move it before the exclusion if its URLs are meant to open.",
      witness: "https://example.com/a/b",
      miss: .paths(##"["/a/b","NOT /a/*","/c"]"##)),
    LintRow(
      "a catch-all before an exclusion", "L65", .warning, .rules(##"[{"/":"/*"},{"/":"/a","exclude":true}]"##),
      "/applinks/details/0/components/0", "1:80+10",
      "The rule takes every URL of the domain, so no rule behind it is asked.",
      "Move it to the end of the list.",
      miss: .rules(##"[{"/":"/?*"},{"/":"/a","exclude":true}]"##)),
    LintRow(
      "a catch-all behind an exclusion", "L65", .info, .paths(##"["NOT /a","*"]"##),
      "/applinks/details/0/paths/1", "1:91+3",
      "The rule takes every URL of the domain that is not excluded before it; systems before iOS 13 were seen not to open the bare root by it.",
      "Add \"/\" if these systems matter. For iOS 13 and later write \"appIDs\" and \"components\" too. If the app has not all pages, write patterns for those that it has.",
      miss: .paths(##"["NOT /a","/*/*"]"##)),
    LintRow(
      "an exclusion of all", "L65", .warning, .paths(##"["/a","NOT *","/b"]"##),
      "/applinks/details/0/paths/1", "1:87+7",
      "The exclusion takes every URL of the domain, so no rule behind it is asked and none opens the app.",
      "Leave it out; what no rule takes does not open anyway.",
      miss: .entries(##"{"appIDs":["ABCDE12345.com.example.app"],"paths":["*"],"components":[{"/":"/a"}]}"##)),
    LintRow(
      "an empty value", "L72", .info, .rules(##"[{"/":"/a","?":{"id":""}}]"##),
      "/applinks/details/0/components/0/?/id", "1:100+2",
      ##"The value "" takes only URLs in which "id" is absent or has no value."##,
      ##"Write "?*" to ask for a value, or leave the parameter out to take any and none."##,
      miss: .rules(##"[{"/":"/a","?":{"id":"","x":"1"},"exclude":true},{"/":"/a"}]"##)),
    LintRow(
      "an exclusion of any fragment", "L73", .error, .rules(##"[{"#":"*","exclude":true},{"/":"/a"}]"##),
      "/applinks/details/0/components/0/#", "1:85+3",
      "The exclusion takes every URL of the domain, since its pattern takes an absent fragment too.",
      ##"Write "?*" to exclude only URLs that have a fragment."##,
      miss: .rules(##"[{"#":"?*","exclude":true},{"/":"/a"}]"##)),
    LintRow(
      "an exclusion of any query", "L73", .error, .rules(##"[{"/":"*","?":"*","exclude":true},{"/":"/a"}]"##),
      "/applinks/details/0/components/0/?", "1:93+3",
      "The exclusion takes every URL of the domain, since its pattern takes an absent query too.",
      ##"Write "?*" to exclude only URLs that have a query."##,
      miss: .rules(##"[{"/":"/b","?":"*","#":"*","exclude":true},{"/":"/*"}]"##)),
    LintRow(
      "Apple's paths", "L85", .info, .paths(##"["NOT /videos/wwdc/2010/*","/videos/wwdc/201?/*"]"##),
      "/applinks/details/0/paths/0", "1:82+25",
      "The rule, or its comment, is that of Apple's example.",
      "Keep it only if your site has such URLs, and write what it is for.",
      miss: .paths(##"["/videos/*"]"##)),
    LintRow(
      "ten components", "L88", .info,
      .rules(
        ##"[{"/":"/s0/*"},{"/":"/s1/*"},{"/":"/s2/*"},{"/":"/s3/*"},{"/":"/s4/*"},{"/":"/s5/*"},{"/":"/s6/*"},{"/":"/s7/*"},{"/":"/s8/*"},{"/":"/s9/*"}]"##
      ),
      "/applinks/details/0/components/0", "1:80+13",
      ##"10 rules differ from "/s0/*" in one part of the path only."##,
      ##"List the parts in "substitutionVariables" and write one rule with $(name), or with "?" and "*"."##,
      miss: .rules(
        ##"[{"/":"/s0/*"},{"/":"/s1/*"},{"/":"/s2/*"},{"/":"/s3/*"},{"/":"/s4/*"},{"/":"/s5/*"},{"/":"/s6/*"},{"/":"/s7/*"},{"/":"/s8/*"}]"##
      )),
    LintRow(
      "ten components beside the same ones", "L88", .info,
      .rules(
        ##"[{"/":"/a/s0"},{"/":"/a/s1"},{"/":"/a/s2"},{"/":"/a/s3"},{"/":"/a/s4"},{"/":"/a/s5"},{"/":"/a/s6"},{"/":"/a/s7"},{"/":"/a/s8"},{"/":"/a/s9"},{"/":"/a/s9"}]"##
      ),
      "/applinks/details/0/components/0", "1:80+13",
      ##"10 rules differ from "/a/s0" in one part of the path only."##,
      ##"List the parts in "substitutionVariables" and write one rule with $(name), or with "?" and "*"."##,
      miss: .rules("[" + Array(repeating: ##"{"/":"/a/s0"}"##, count: 10).joined(separator: ",") + "]")),
  ]
}
