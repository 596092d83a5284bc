extension LintRow {
  static let patterns: [LintRow] = [
    LintRow(
      "NOT in a component", "L60", .error, .rules(##"[{"/":"NOT /a/*"},{"/":"/a"}]"##), "/applinks/details/0/components/0/~1", "1:85+10",
      ##""NOT /a/*" excludes nothing: in "components" the sign in front is part of the path, so the rule fits no URL."##,
      ##"Take it out and write "exclude": true beside the pattern."##,
      miss: .rules(##"[{"/":"/NOTES/*"},{"/":"/a"}]"##)),
    LintRow(
      "an exclamation mark in a component", "L60", .error, .rules(##"[{"/":"!/a/*"},{"/":"/a"}]"##), "/applinks/details/0/components/0/~1", "1:85+7",
      ##""!/a/*" excludes nothing: in "components" the sign in front is part of the path, so the rule fits no URL."##,
      ##"Take it out and write "exclude": true beside the pattern."##,
      miss: .rules(##"[{"/":"/a!/*"}]"##)),
    LintRow(
      "NOT without a blank", "L61", .error, .paths(##"["NOT/a/*","/b"]"##), "/applinks/details/0/paths/0", "1:82+9",
      ##""NOT/a/*" excludes nothing: only "NOT " in capitals with one blank and the bare path behind it does."##,
      ##"Write it like "NOT /private/*"."##,
      miss: .paths(##"["NOTES/*","/b"]"##)),
    LintRow(
      "not", "L61", .error, .paths(##"["not /a/*","/b"]"##), "/applinks/details/0/paths/0", "1:82+10",
      ##""not /a/*" excludes nothing: only "NOT " in capitals with one blank and the bare path behind it does."##,
      ##"Write it like "NOT /private/*"."##,
      miss: .paths(##"["NOT /b/a/*","/b/*"]"##)),
    LintRow(
      "an exclamation mark", "L61", .error, .paths(##"["!/a/*","/b"]"##), "/applinks/details/0/paths/0", "1:82+7",
      ##""!/a/*" excludes nothing: only "NOT " in capitals with one blank and the bare path behind it does."##,
      ##"Write it like "NOT /private/*"."##,
      miss: .paths(##"["/a!/*"]"##)),
    LintRow(
      "NOT with quotes", "L61", .error, .paths(##"["NOT \"/a/*\"","/b"]"##), "/applinks/details/0/paths/0", "1:82+14",
      ##""NOT "/a/*"" excludes nothing: only "NOT " in capitals with one blank and the bare path behind it does."##,
      ##"Write it like "NOT /private/*"."##,
      miss: .paths(##"["NOT /b/a","/b/*"]"##)),
    LintRow(
      "a query in a path", "L66", .warning, .paths(##"["/detail/?id=*"]"##), "/applinks/details/0/paths/0", "1:82+15",
      ##""/detail/?id=*" is compared with the path alone, where "?" is a wildcard; the query of a URL is never in it."##,
      ##"Write the path without it and the query as "?": {"name": "?*"} in "components"."##,
      miss: .paths(##"["/detail/?*"]"##)),
    LintRow(
      "a query alone in a path", "L66", .warning, .rules(##"[{"/":"?xtor="}]"##), "/applinks/details/0/components/0/~1", "1:85+8",
      ##""?xtor=" is compared with the path alone, where "?" is a wildcard; the query of a URL is never in it."##,
      ##"Write the path without it and the query as "?": {"name": "?*"} in "components"."##,
      miss: .rules(##"[{"/":"/x?tor"}]"##)),
    LintRow(
      "a fragment in a path", "L67", .error, .rules(##"[{"/":"/#/market/*"}]"##), "/applinks/details/0/components/0/~1", "1:85+13",
      ##""/#/market/*" fits no URL: what follows "#" is the fragment and never part of the path."##,
      ##"Write the part behind "#" as "#" in "components", such as "#": "/market/*"."##,
      miss: .rules(##"[{"#":"/market/*"}]"##)),
    LintRow(
      "a fragment in a path that is decoded", "L67", .error, .paths(##"["/#/market/*"]"##), "/applinks/details/0/paths/0", "1:82+13",
      ##""/#/market/*" fits no URL: what follows "#" is the fragment and never part of the path."##,
      ##"Write the part behind "#" as "#" in "components", such as "#": "/market/*"."##,
      miss: .rules(##"[{"/":"/#/market/*","percentEncoded":false}]"##)),
    LintRow(
      "a URL", "L68", .warning, .rules(##"[{"/":"https://example.com/a/*"}]"##), "/applinks/details/0/components/0/~1", "1:85+25",
      ##""https://example.com/a/*" begins like a URL or a host; it is compared with the path alone."##,
      "Write the path alone; the hosts are those that serve the file.",
      miss: .rules(##"[{"/":"/redirect/https://example.com/a/*"}]"##)),
    LintRow(
      "a host", "L68", .warning, .paths(##"["www.example.de/a/*"]"##), "/applinks/details/0/paths/0", "1:82+20",
      ##""www.example.de/a/*" begins like a URL or a host; it is compared with the path alone."##,
      "Write the path alone; the hosts are those that serve the file.",
      miss: .paths(##"["index.php/a/*"]"##)),
    LintRow(
      "a host with a wildcard", "L68", .warning, .paths(##"["*.example.com/*"]"##), "/applinks/details/0/paths/0", "1:82+17",
      ##""*.example.com/*" begins like a URL or a host; it is compared with the path alone."##,
      "Write the path alone; the hosts are those that serve the file.",
      miss: .paths(##"["*.html"]"##)),
    LintRow(
      "a host without a path", "L68", .warning, .paths(##"["example.com"]"##), "/applinks/details/0/paths/0", "1:82+13",
      ##""example.com" begins like a URL or a host; it is compared with the path alone."##,
      "Write the path alone; the hosts are those that serve the file.",
      miss: .paths(##"["/example.com"]"##)),
    LintRow(
      "a named segment", "L69", .warning, .rules(##"[{"/":"/user/:id"}]"##), "/applinks/details/0/components/0/~1", "1:85+11",
      ##"":id" is compared as it is written; patterns have no named parts."##,
      ##"Write "*" in its place."##,
      miss: .rules(##"[{"/":"/user/a:id"}]"##)),
    LintRow(
      "braces", "L69", .warning, .rules(##"[{"/":"/user/{id}"}]"##), "/applinks/details/0/components/0/~1", "1:85+12",
      ##""{id}" is compared as it is written; patterns have no named parts."##,
      ##"Write "*" in its place."##,
      miss: .rules(##"[{"/":"/user/*"}]"##)),
    LintRow(
      "a class", "L69", .warning, .rules(##"[{"/":"/user/[0-9]*"}]"##), "/applinks/details/0/components/0/~1", "1:85+14",
      ##""[0-9]" is compared as it is written; patterns have no classes and no named parts."##,
      ##"Write $(digit) or $(alpha) for one character of a class, and "*" for any text."##,
      miss: .rules(##"[{"/":"/user/$(digit)*"}]"##)),
    LintRow(
      "a group", "L69", .warning, .rules(##"[{"/":"/(a|b)/*"}]"##), "/applinks/details/0/components/0/~1", "1:85+10",
      ##""(a|b)" is compared as it is written; patterns have no groups."##,
      ##"Write a rule for each choice, or a variable in "substitutionVariables"."##,
      miss: .rules(##"[{"/":"/wiki/Foo_(bar)/*"}]"##)),
    LintRow(
      "dot and star", "L69", .warning, .rules(##"[{"/":"/a/.*"}]"##), "/applinks/details/0/components/0/~1", "1:85+7",
      ##"".*" is a dot and then a wildcard here, not a regular expression."##,
      ##"Write "*" for any text."##,
      miss: .rules(##"[{"/":"/a/b.*"}]"##)),
    LintRow(
      "an anchor", "L69", .warning, .rules(##"[{"/":"/a$"}]"##), "/applinks/details/0/components/0/~1", "1:85+5",
      ##""$" is compared as it is written; patterns always have to fit from start to end."##,
      "Leave it out.",
      miss: .rules(##"[{"/":"/$metadata"}]"##)),
    LintRow(
      "two stars", "L69", .warning, .rules(##"[{"/":"/a/**"}]"##), "/applinks/details/0/components/0/~1", "1:85+7",
      ##""**" is the same as "*", which takes slashes too."##,
      ##"Write one "*"."##,
      miss: .rules(##"[{"/":"/a/*/b/*"}]"##)),
    LintRow(
      "a backslash", "L69", .warning, .rules(##"[{"/":"/a/\\d+"}]"##), "/applinks/details/0/components/0/~1", "1:85+9",
      ##""\d" is compared as it is written; patterns have no escapes and no classes."##,
      ##"Write $(digit) for a digit and $(alnum) for a letter or digit, or "?" for one character."##,
      miss: .rules(##"[{"/":"/a/d+"}]"##)),
    LintRow(
      "blanks around a star", "L70", .warning, .paths(##"[" * ","/"]"##), "/applinks/details/0/paths/0", "1:82+5",
      ##"" * " begins or ends with a blank, which URLs do not have there."##,
      "Take the blank out.",
      miss: .paths(##"["*","/"]"##)),
    LintRow(
      "a blank behind NOT", "L70", .warning, .paths(##"["NOT  /a","/a/*"]"##), "/applinks/details/0/paths/0", "1:82+9",
      ##"" /a" begins or ends with a blank, which URLs do not have there."##,
      "Take the blank out.",
      miss: .paths(##"["NOT /a/b","/a/*"]"##)),
    LintRow(
      "an unknown variable", "L77", .error, .variables(##"[{"/":"/$(foods)"}]"##, ##"{}"##), "/applinks/details/0/components/0/~1", "1:112+11",
      "$(foods) is not defined, so the pattern fits no URL.",
      ##"Define it in "substitutionVariables"."##,
      miss: .variables(##"[{"/":"/$(food)"}]"##, ##"{"food":["pizza"]}"##)),
    LintRow(
      "a variable nearly known", "L77", .error, .variables(##"[{"/":"/$(foood)/$(food)"}]"##, ##"{"food":["pizza"]}"##), "/applinks/details/0/components/0/~1", "1:128+19",
      "$(foood) is not defined, so the pattern fits no URL.",
      "Write $(food).",
      miss: .variables(##"[{"/":"/$(food)"}]"##, ##"{"food":["pizza"]}"##)),
    LintRow(
      "an unclosed variable", "L77", .error, .rules(##"[{"/":"/$(digit"}]"##), "/applinks/details/0/components/0/~1", "1:85+10",
      ##""$(" begins a variable and is not closed, so the pattern fits no URL."##,
      ##"Close it with ")"."##,
      miss: .rules(##"[{"/":"/$(digit)"}]"##)),
    LintRow(
      "an unused variable", "L77", .warning, .variables(##"[{"/":"/a"}]"##, ##"{"food":["pizza"]}"##), "/applinks/substitutionVariables/food", "1:39+6",
      "No pattern uses $(food).",
      "Use it, or leave it out.",
      miss: .variables(##"[{"?":{"a":"$(food)"}}]"##, ##"{"food":["pizza"]}"##)),
    LintRow(
      "a predefined variable", "L77", .warning, .variables(##"[{"/":"/$(lang)"}]"##, ##"{"lang":["de"]}"##), "/applinks/substitutionVariables/lang", "1:39+6",
      "$(lang) is predefined; this list hides it.",
      "Give the list another name.",
      miss: .variables(##"[{"/":"/$(Lang)"}]"##, ##"{"Lang":["de"]}"##)),
    LintRow(
      "a variable in a variable", "L77", .error, .variables(##"[{"/":"/$(food)"}]"##, ##"{"food":["$(lang)"]}"##), "/applinks/substitutionVariables/food/0", "1:47+9",
      "A value of $(food) refers to a variable, which values cannot.",
      "Write the values of both in one list.",
      miss: .variables(##"[{"/":"/$(food)"}]"##, ##"{"food":["lang$"]}"##)),
    LintRow(
      "a name with brackets", "L77", .error, .variables(##"[{"/":"/a"}]"##, ##"{"a(b)":["c"]}"##), "/applinks/substitutionVariables/a(b)", "1:39+6",
      ##"The name "a(b)" has "$", "(" or ")", so no pattern can refer to it."##,
      "Give it another name.",
      miss: .variables(##"[{"/":"/$(Canadian food)"}]"##, ##"{"Canadian food":["c"]}"##)),
    LintRow(
      "no values", "L77", .warning, .variables(##"[{"/":"/$(food)"}]"##, ##"{"food":[]}"##), "/applinks/substitutionVariables/food", "1:46+2",
      "$(food) has no values, so patterns with it fit no URL.",
      "Add values.",
      miss: .variables(##"[{"/":"/$(food)"}]"##, ##"{"food":["pizza"]}"##)),
    LintRow(
      "an empty value", "L77", .warning, .variables(##"[{"/":"/a$(food)"}]"##, ##"{"food":["","pizza"]}"##), "/applinks/substitutionVariables/food/0", "1:47+2",
      "$(food) has an empty value, which stands for no text at all.",
      "Leave the value out unless that is meant.",
      miss: .variables(##"[{"/":"/$(food)"}]"##, ##"{"food":["pizza"]}"##)),
    LintRow(
      "values that are no list", "L77", .error, .variables(##"[{"/":"/$(food)"}]"##, ##"{"food":"pizza"}"##), "/applinks/substitutionVariables/food", "1:46+7",
      "Variables are arrays of strings by name, not a string; this is ignored.",
      ##"Write "substitutionVariables": {"name": ["value"]}."##,
      miss: .variables(##"[{"/":"/$(food)"}]"##, ##"{"food":["pizza"]}"##)),
    LintRow(
      "a value that is no string", "L77", .error, .variables(##"[{"/":"/$(food)"}]"##, ##"{"food":["pizza",1]}"##), "/applinks/substitutionVariables/food/1", "1:55+1",
      "Variables are arrays of strings by name, not a number; this is ignored.",
      ##"Write "substitutionVariables": {"name": ["value"]}."##,
      miss: .variables(##"[{"/":"/$(food)"}]"##, ##"{"food":["pizza"]}"##)),
    LintRow(
      "variables that are a list", "L77", .error, .variables(##"[{"/":"/a"}]"##, ##"["pizza"]"##), "/applinks/substitutionVariables", "1:38+9",
      "Variables are arrays of strings by name, not an array; this is ignored.",
      ##"Write "substitutionVariables": {"name": ["value"]}."##,
      miss: .variables(##"[{"/":"/a"}]"##, ##"{}"##)),
    LintRow(
      "UK", "L78", .warning, .rules(##"[{"/":"/$(region)/home"},{"/":"/UK/shop"}]"##), "/applinks/details/0/components/0/~1", "1:85+17",
      ##"$(region) has the ISO code GB and not UK, which "/UK/shop" has."##,
      "Add UK as a variable of your own or as a rule.",
      miss: .rules(##"[{"/":"/$(region)/home"},{"/":"/uk/shop"}]"##)),
    LintRow(
      "hyphens", "L78", .warning, .rules(##"[{"/":"/$(lang)_$(region)/home"},{"/":"/en-US/shop"}]"##), "/applinks/details/0/components/0/~1", "1:85+25",
      ##"$(lang)_$(region) takes codes such as en_US; "/en-US/shop" joins them by a hyphen."##,
      "Write $(lang)-$(region) if the site does.",
      miss: .rules(##"[{"/":"/$(lang)_$(region)/home"},{"/":"/en_us/shop"}]"##)),
    LintRow(
      "beyond ASCII", "L79", .error, .rules(##"[{"/":"/café/*"}]"##), "/applinks/details/0/components/0/~1", "1:85+10",
      ##"URLs have the character "é" (U+00E9) only escaped, and the pattern is compared with the URL as it is written, so it never fits."##,
      ##"Escape the character, or write "percentEncoded": false."##,
      miss: .rules(##"[{"/":"/café/*","percentEncoded":false}]"##)),
    LintRow(
      "a blank", "L79", .error, .rules(##"[{"/":"/a b/*"}]"##), "/applinks/details/0/components/0/~1", "1:85+8",
      "URLs have the character blank only escaped, and the pattern is compared with the URL as it is written, so it never fits.",
      ##"Escape the character, or write "percentEncoded": false."##,
      miss: .rules(##"[{"/":"/a%20b/*"}]"##)),
    LintRow(
      "a name beyond ASCII", "L79", .error, .rules(##"[{"?":{"größe":"?*"}}]"##), "/applinks/details/0/components/0/?/größe", "1:86+9",
      ##"URLs have the character "ö" (U+00F6) only escaped, and the pattern is compared with the URL as it is written, so it never fits."##,
      ##"Escape the character, or write "percentEncoded": false."##,
      miss: .rules(##"[{"?":{"gr%C3%B6%C3%9Fe":"?*"}}]"##)),
    LintRow(
      "a value beyond ASCII", "L79", .warning, .variables(##"[{"/":"/$(food)"}]"##, ##"{"food":["crêpe","pizza"]}"##), "/applinks/substitutionVariables/food/0", "1:47+8",
      ##"URLs have the character "ê" (U+00EA) only escaped, and the pattern is compared with the URL as it is written, so it never fits."##,
      ##"Escape the character, or write "percentEncoded": false."##,
      miss: .variables(##"[{"/":"/$(food)","percentEncoded":false}]"##, ##"{"food":["crêpe","pizza"]}"##)),
    LintRow(
      "an escape where the URL is decoded", "L80", .warning, .rules(##"[{"/":"/a%20b/*","percentEncoded":false}]"##), "/applinks/details/0/components/0/~1", "1:85+10",
      ##"With "percentEncoded": false the URL is decoded and the pattern is not, so "%20" fits only what was escaped twice."##,
      "Write the character itself.",
      miss: .rules(##"[{"/":"/a%20b/*"}]"##)),
    LintRow(
      "an escape in small letters", "L81", .warning, .rules(##"[{"/":"/caf%c3%a9"}]"##), "/applinks/details/0/components/0/~1", "1:85+12",
      ##""%c3%a9" is compared by case, and escapes are mostly written in capitals."##,
      ##"Write it in capitals, or the character itself with "percentEncoded": false."##,
      miss: .rules(##"[{"/":"/caf%c3%a9","caseSensitive":false}]"##)),
    LintRow(
      "an empty path", "L82", .warning, .rules(##"[{"/":""}]"##), "/applinks/details/0/components/0/~1", "1:85+2",
      "An empty path takes the root alone.",
      ##"Write "/" for the root, or "/*" for every path."##,
      miss: .rules(##"[{"/":"/"}]"##)),
  ]
}
