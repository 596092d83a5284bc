extension LintRow {
  static let entries: [LintRow] = [
    LintRow(
      "no details", "L30", .error, ##"{"applinks":{"apps":[]}}"##, "/applinks", "1:13+11",
      ##"applinks has no "details", so no URL opens an app."##,
      ##"Write "details" as an array of entries."##,
      miss: ##"{"applinks":{"apps":[],"details":[]}}"##),
    LintRow(
      "details not an array", "L30", .error, ##"{"applinks":{"details":"*"}}"##, "/applinks/details", "1:24+3",
      "The value of details must be an array, not a string; it is ignored.",
      ##"Write "details" as an array of entries."##,
      miss: ##"{"applinks":{"details":[]}}"##),
    LintRow(
      "nothing in details", "L31", .warning, ##"{"applinks":{"details":[]}}"##, "/applinks/details", "1:24+2",
      ##""details" is empty, so no URL opens an app."##,
      ##"Add an entry with "appIDs" and "components"."##,
      miss: .good),
    LintRow(
      "nothing in details, for App Clips", "L31", .info,
      ##"{"applinks":{"details":[]},"appclips":{"apps":["ABCDE12345.com.example.app.Clip"]}}"##, "/applinks/details",
      "1:24+2", ##""details" is empty, so no URL opens an app; for appclips alone that is right."##,
      ##"Add an entry with "appIDs" and "components" if links are meant to open an app."##,
      miss: .good),
    LintRow(
      "details by name", "L32", .warning,
      ##"{"applinks":{"apps":[],"details":{"ABCDE12345.com.example.app":{"paths":["/a"]}}}}"##, "/applinks/details",
      "1:34+47",
      ##""details" is an object, its oldest form, which Apple calls obsolete."##,
      ##"Write an array of entries, each with its own "appID" or "appIDs"."##,
      miss: .paths(##"["/a"]"##)),
    LintRow(
      "an entry that is a string", "L33", .error, .entries(##""ABCDE12345.com.example.app""##), "/applinks/details/0",
      "1:35+28",
      "An element of details must be an object, not a string; it is ignored.",
      ##"Write an object with "appIDs" and "components"."##,
      miss: .good),
    LintRow(
      "an app id as a key", "L33", .error, .entries(##"{"ABCDE12345.com.example.app":{"paths":["/a"]}}"##),
      "/applinks/details/0/ABCDE12345.com.example.app", "1:36+28",
      ##"The app id "ABCDE12345.com.example.app" is a key here, which works only where "details" is an object; the entry names no app."##,
      ##"Write {"appIDs": ["ABCDE12345.com.example.app"], "components": [ … ]}."##,
      miss: .paths(##"["/a"]"##)),
    LintRow(
      "paths without apps", "L34", .warning,
      ##"{"applinks":{"details":[{"appID":"ABCDE12345.com.example.app","paths":["/a"]}]}}"##, "/applinks", "1:13+67",
      ##"applinks has no "apps", without which systems before iOS 13 do not read its "paths"."##,
      ##"Add "apps": [] to applinks if these systems matter."##,
      miss:
        ##"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app"],"paths":["/a"]}]}}"##),
    LintRow(
      "apps with an app", "L35", .warning,
      ##"{"applinks":{"apps":["ABCDE12345.com.example.app"],"details":[{"appID":"ABCDE12345.com.example.app","paths":["/a"]}]}}"##,
      "/applinks/apps", "1:21+30",
      ##""apps" in applinks is not empty; systems before iOS 13 then read nothing of it, and later ones ignore "apps"."##,
      ##"Write "apps": [] and name the apps in "details"."##,
      miss: .paths(##"["/a"]"##)),
    LintRow(
      "no app", "L36", .error, .entries(##"{"components":[{"/":"/a"}]}"##), "/applinks/details/0", "1:35+27",
      ##"The entry has neither "appIDs" nor "appID", so it is for no app."##,
      ##"Add "appIDs" with the app ids, such as "ABCDE12345.com.example.app"."##,
      miss: .good),
    LintRow(
      "no app in the list", "L36", .error, .entries(##"{"appIDs":[],"components":[{"/":"/a"}]}"##),
      "/applinks/details/0/appIDs", "1:45+2",
      ##""appIDs" is empty, so the entry is for no app."##,
      ##"Add the app ids, such as "ABCDE12345.com.example.app"."##,
      miss: .good),
    LintRow(
      "appIDs is a string", "L36", .error,
      .entries(##"{"appIDs":"ABCDE12345.com.example.app","components":[{"/":"/a"}]}"##), "/applinks/details/0/appIDs",
      "1:45+28",
      ##"The value of "appIDs" must be an array, not a string; it is ignored."##,
      ##"Write it in brackets: "appIDs": [ … ]."##,
      miss: .good),
    LintRow(
      "appID is a list", "L36", .error, .entries(##"{"appID":["ABCDE12345.com.example.app"],"paths":["/a"]}"##),
      "/applinks/details/0/appID", "1:44+30",
      ##"An app id in "appID" must be a string, not an array; it is ignored."##,
      ##"Write app ids as strings, such as "ABCDE12345.com.example.app"."##,
      miss: .paths(##"["/a"]"##)),
    LintRow(
      "appId", "L37", .error, .entries(##"{"appId":"ABCDE12345.com.example.app","paths":["/a"]}"##),
      "/applinks/details/0/appId", "1:36+7",
      ##"Systems do not know "appId" and ignore it; "appID" was probably meant."##,
      ##"Write "appID"."##,
      miss: .paths(##"["/a"]"##)),
    LintRow(
      "path", "L37", .error, .entries(##"{"appID":"ABCDE12345.com.example.app","path":["/a"]}"##),
      "/applinks/details/0/path", "1:73+6",
      ##"Systems do not know "path" and ignore it; "paths" was probably meant."##,
      ##"Write "paths"."##,
      miss: .paths(##"["/a"]"##)),
    LintRow(
      "patterns", "L37", .error, .entries(##"{"appIDs":["ABCDE12345.com.example.app"],"patterns":[{"/":"/a"}]}"##),
      "/applinks/details/0/patterns", "1:76+10",
      ##"Systems do not know "patterns" and ignore it; "components" was probably meant."##,
      ##"Write "components"."##,
      miss: .good),
    LintRow(
      "appIDs for another app", "L38", .error,
      .entries(
        ##"{"appID":"ABCDE12345.com.example.app","appIDs":["ABCDE12345.com.example.app2"],"components":[{"/":"/a"}]}"##),
      "/applinks/details/0/appID", "1:44+28",
      ##""appID" is "ABCDE12345.com.example.app", which "appIDs" does not list; systems from iOS 13 on read only "appIDs"."##,
      ##"Add the app to "appIDs"."##,
      miss: .good),
    LintRow(
      "appID that is in appIDs", "L38", .warning,
      .entries(
        ##"{"appID":"ABCDE12345.com.example.app","appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a"}]}"##),
      "/applinks/details/0/appID", "1:44+28",
      ##"The entry has "appID" and "appIDs"; systems from iOS 13 on read only "appIDs"."##,
      ##"Keep "appID" only beside "paths", for systems before iOS 13."##,
      miss: .good),
    LintRow(
      "appID and appIDs for each dialect", "L38", .info,
      .entries(
        ##"{"appID":"ABCDE12345.com.example.app","paths":["/a"],"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a"}]}"##
      ), "/applinks/details/0/appID", "1:44+28",
      ##"The entry has "appID" for systems before iOS 13, and "appIDs", which alone later ones read."##,
      ##"Keep the app in both as long as the older systems matter."##,
      miss: .entries(
        ##"{"appID":"ABCDE12345.com.example.app","paths":["/a"]},{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a"}]}"##
      )),
    LintRow(
      "appIDs with paths", "L39", .warning, .entries(##"{"appIDs":["ABCDE12345.com.example.app"],"paths":["/a"]}"##),
      "/applinks/details/0", "1:35+56",
      ##"The entry has "appIDs" and "paths"; "paths" are for systems before iOS 13, which do not know "appIDs"."##,
      ##"Write "components", or for older systems "appID" in an entry for each app."##,
      miss: .paths(##"["/a"]"##)),
    LintRow(
      "appID with components", "L40", .warning,
      .entries(##"{"appID":"ABCDE12345.com.example.app","components":[{"/":"/a"}]}"##), "/applinks/details/0",
      "1:35+64",
      ##"The entry has "appID" and "components"; systems before iOS 13 know "appID", but not "components"."##,
      ##"Add "paths" if these systems matter; else write "appIDs"."##,
      miss: .good),
    LintRow(
      "dialects that agree", "L41", .info,
      .entries(##"{"appID":"ABCDE12345.com.example.app","paths":["/a/*"],"components":[{"/":"/a/*"}]}"##),
      "/applinks/details/0", "1:35+83",
      ##"Systems before iOS 13 read the "paths" of this entry, later ones only its "components"; both accept the same URLs."##,
      "Keep them alike.",
      miss: .paths(##"["/a/*"]"##)),
    LintRow(
      "dialects: more on old systems", "L41", .warning,
      .entries(##"{"appID":"ABCDE12345.com.example.app","paths":["/a/*","/old"],"components":[{"/":"/a/*"}]}"##),
      "/applinks/details/0", "1:35+90",
      ##"Systems before iOS 13 read the "paths" of this entry, later ones only its "components"; the URL shown opens the app only on the older ones."##,
      "Let both accept the same URLs.", witness: "https://example.com/old",
      miss: .paths(##"["/a/*"]"##)),
    LintRow(
      "dialects: more on new systems", "L41", .warning,
      .entries(##"{"appID":"ABCDE12345.com.example.app","paths":["NOT /a/b","/a/*"],"components":[{"/":"/a/*"}]}"##),
      "/applinks/details/0", "1:35+94",
      ##"Systems before iOS 13 read the "paths" of this entry, later ones only its "components"; the URL shown opens the app only on the newer ones."##,
      "Let both accept the same URLs.", witness: "https://example.com/a/b",
      miss: .good),
    LintRow(
      "dialects: what paths cannot say", "L41", .info,
      .entries(
        ##"{"appID":"ABCDE12345.com.example.app","paths":["/a/*","/b/*","/c"],"components":[{"/":"/a/*","?":{"d":"1"},"exclude":true},{"/":"/a/*"},{"/":"/b/$(digit)"},{"/":"/c","#":"x"}]}"##
      ), "/applinks/details/0", "1:35+176",
      ##"Systems before iOS 13 read the "paths" of this entry, later ones only its "components"; the URL shown opens the app only on the older ones, since "paths" cannot ask for a query, a fragment or a variable."##,
      ##"Keep them alike as far as "paths" can say it."##, witness: "https://example.com/a?d=1",
      miss: .good),
    LintRow(
      "dialects: what paths could say", "L41", .warning,
      .entries(
        ##"{"appID":"ABCDE12345.com.example.app","paths":["/a/*"],"components":[{"/":"/a/x/*","exclude":true},{"/":"/a/*","?":{"d":"1"},"exclude":true},{"/":"/a/*"}]}"##
      ), "/applinks/details/0", "1:35+155",
      ##"Systems before iOS 13 read the "paths" of this entry, later ones only its "components"; the URL shown opens the app only on the older ones."##,
      "Let both accept the same URLs.", witness: "https://example.com/a/x",
      miss: .good),
    LintRow(
      "dialects: paths for nobody", "L41", .warning,
      .entries(##"{"appIDs":["ABCDE12345.com.example.app"],"paths":["/a/*"],"components":[{"/":"/a/*"}]}"##),
      "/applinks/details/0", "1:35+86",
      ##"No system reads the "paths" of this entry: those before iOS 13 do not know "appIDs", later ones read its "components"."##,
      ##"Add "appID" if systems before iOS 13 matter; else leave "paths" out."##,
      miss: .good),
    LintRow(
      "no rules", "L42", .warning, .entries(##"{"appIDs":["ABCDE12345.com.example.app"]}"##), "/applinks/details/0",
      "1:35+41",
      "The entry has no rules, so no URL opens its apps.",
      ##"Add "components", such as [{"/": "/app/*"}]."##,
      miss: .good),
    LintRow(
      "empty rules", "L42", .warning, .entries(##"{"appIDs":["ABCDE12345.com.example.app"],"components":[]}"##),
      "/applinks/details/0", "1:35+57",
      "The entry has no rules, so no URL opens its apps.",
      ##"Add "components", such as [{"/": "/app/*"}]."##,
      miss: .good),
    LintRow(
      "an app in two entries", "L43", .warning,
      .entries(
        ##"{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a"}]},{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/b"}]}"##
      ), "/applinks/details/1/appIDs/0", "1:114+28",
      ##"The app "ABCDE12345.com.example.app" is listed before, in /applinks/details/0, and the first rule that fits decides."##,
      "Put all rules of the app into one entry.",
      miss: .entries(
        ##"{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a"}]},{"appIDs":["ABCDE12345.com.example.app2"],"components":[{"/":"/b"}]}"##
      )),
    LintRow(
      "an app in an entry for each dialect", "L43", .info,
      .entries(
        ##"{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a"}]},{"appID":"ABCDE12345.com.example.app","paths":["/a"]}"##
      ), "/applinks/details/1/appID", "1:112+28",
      ##"The app "ABCDE12345.com.example.app" is listed before, in /applinks/details/0, and the first rule that fits decides."##,
      "Let both entries accept the same URLs, since systems from iOS 13 on read both.",
      miss: .good),
    LintRow(
      "an exclusion that another entry overrules", "L43", .warning,
      .entries(
        ##"{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a/*"}]},{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a/b","exclude":true},{"/":"/c"}]}"##
      ), "/applinks/details/1/appIDs/0", "1:116+28",
      ##"/applinks/details/0 lists the app "ABCDE12345.com.example.app" too and decides first: the URL shown opens, though this entry excludes it."##,
      "Put all rules of the app into one entry, exclusions first.", witness: "https://example.com/a/b",
      miss: .entries(
        ##"{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a/b","exclude":true},{"/":"/a/*"},{"/":"/c"}]}"##
      )),
    LintRow(
      "a rule that another entry overrules", "L43", .warning,
      .entries(
        ##"{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a/*","exclude":true},{"/":"/c"}]},{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a/b"}]}"##
      ), "/applinks/details/1/appIDs/0", "1:142+28",
      ##"/applinks/details/0 lists the app "ABCDE12345.com.example.app" too and decides first: the URL shown is excluded, though this entry opens it."##,
      "Put all rules of the app into one entry, exclusions first.", witness: "https://example.com/a/b",
      miss: .good),
    LintRow(
      "an app twice in an entry", "L43", .warning,
      .entries(##"{"appIDs":["ABCDE12345.com.example.app","ABCDE12345.com.example.app"],"components":[{"/":"/a"}]}"##),
      "/applinks/details/0/appIDs/1", "1:75+28",
      ##"The entry lists the app "ABCDE12345.com.example.app" twice."##,
      "List it once.",
      miss: .good),
    LintRow(
      "unknown in a rule", "L44", .info, .rules(##"[{"/":"/a","note":"x"}]"##), "/applinks/details/0/components/0/note",
      "1:90+6",
      ##"Systems do not know "note" and ignore it."##,
      ##"Leave it out, or write remarks as "comment"."##,
      miss: .rules(##"[{"/":"/a","comment":"x"}]"##)),
    LintRow(
      "unknown in an entry", "L44", .info,
      .entries(##"{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a"}],"team":"x"}"##),
      "/applinks/details/0/team", "1:102+6",
      ##"Systems do not know "team" and ignore it."##,
      ##"Leave it out, or write remarks as "comment"."##,
      miss: .good),
    LintRow(
      "exclude in an entry", "L44", .error,
      .entries(##"{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a"}],"exclude":["/b"]}"##),
      "/applinks/details/0/exclude", "1:102+9",
      ##""exclude" belongs into a rule; in an entry systems ignore it."##,
      ##"Move it into the rules of "components", or into "defaults"."##,
      miss: .rules(##"[{"/":"/b","exclude":true},{"/":"/a"}]"##)),
    LintRow(
      "casesensitive", "L44", .error, .rules(##"[{"/":"/a","casesensitive":false}]"##),
      "/applinks/details/0/components/0/casesensitive", "1:90+15",
      ##"Systems do not know "casesensitive" and ignore it; "caseSensitive" was probably meant."##,
      ##"Write "caseSensitive"."##,
      miss: .rules(##"[{"/":"/a","caseSensitive":false}]"##)),
    LintRow(
      "path in a rule", "L44", .error, .rules(##"[{"path":"/a"}]"##), "/applinks/details/0/components/0/path", "1:81+6",
      ##"Systems do not know "path" and ignore it; "/" was probably meant."##,
      ##"Write "/"."##,
      miss: .rules(##"[{"/":"/a"}]"##)),
    LintRow(
      "query in a rule", "L44", .error, .rules(##"[{"/":"/a","query":{"b":"?*"}}]"##),
      "/applinks/details/0/components/0/query", "1:90+7",
      ##"Systems do not know "query" and ignore it; "?" was probably meant."##,
      ##"Write "?"."##,
      miss: .rules(##"[{"/":"/a","?":{"b":"?*"}}]"##)),
    LintRow(
      "detail", "L44", .error, ##"{"applinks":{"detail":[],"details":[]}}"##, "/applinks/detail", "1:14+8",
      ##"Systems do not know "detail" and ignore it; "details" was probably meant."##,
      ##"Write "details"."##,
      miss: ##"{"applinks":{"details":[]}}"##),
  ]
}
