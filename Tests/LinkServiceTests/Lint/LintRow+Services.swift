extension LintRow {
  static let services: [LintRow] = [
    LintRow(
      "nothing known", "L20", .warning, ##"{"service":{}}"##, "", "1:1+14",
      "The file has none of the services that systems know: applinks, webcredentials, appclips, activitycontinuation and authsrv.",
      ##"For universal links add "applinks" with "details"."##,
      miss: ##"{"authsrv":{"apps":["ABCDE12345.com.example.app"]}}"##),
    LintRow(
      "a letter too many", "L21", .error, ##"{"applinkss":{"details":[]}}"##, "/applinkss", "1:2+11",
      ##"Systems do not know "applinkss" and ignore it; "applinks" was probably meant."##,
      ##"Write "applinks"."##,
      miss: ##"{"applinks":{"details":[]}}"##),
    LintRow(
      "capitals", "L21", .error, ##"{"webCredentials":{"apps":[]}}"##, "/webCredentials", "1:2+16",
      ##"Systems do not know "webCredentials" and ignore it; "webcredentials" was probably meant."##,
      ##"Write "webcredentials"."##,
      miss: ##"{"webcredentials":{"apps":[]}}"##),
    LintRow(
      "a blank inside", "L21", .error, ##"{"activity ntinuation":{"apps":[]}}"##, "/activity ntinuation", "1:2+21",
      ##"Systems do not know "activity ntinuation" and ignore it; "activitycontinuation" was probably meant."##,
      ##"Write "activitycontinuation"."##,
      miss: ##"{"activitycontinuation":{"apps":[]}}"##),
    LintRow(
      "unknown", "L22", .info, ##"{"applinks":{"details":[]},"website":{}}"##, "/website", "1:28+9",
      ##"Systems know no service "website" and ignore it."##,
      "Leave it out, unless something else reads it.",
      miss: ##"{"applinks":{"details":[]},"appclips":{"apps":[]}}"##),
    LintRow(
      "passwords only", "L23", .info, ##"{"webcredentials":{"apps":["ABCDE12345.com.example.app"]}}"##, "", "1:1+58",
      ##"The file has no "applinks", so it opens no universal links; for passwords and Handoff alone that is right."##,
      ##"Add "applinks" with "details" if links are meant to open an app."##,
      miss: .good),
    LintRow(
      "clips only", "L23", .info, ##"{"appclips":{"apps":["ABCDE12345.com.example.app.Clip"]}}"##, "", "1:1+57",
      ##"The file has no "applinks", so it opens no universal links; an App Clip was seen not to be found without it."##,
      ##"Add "applinks", if need be with "details": []."##,
      miss: ##"{"appclips":{"apps":["ABCDE12345.com.example.app.Clip"]},"applinks":{"details":[]}}"##),
    LintRow(
      "links asked for", "L23", .error, ##"{"webcredentials":{"apps":["ABCDE12345.com.example.app"]}}"##, "", "1:1+58",
      ##"The app's entitlements ask for applinks, but the file has no "applinks", so no URL opens the app."##,
      ##"Add "applinks" with "details"."##,
      more: ##""entitlements":["applinks:example.com"]"##,
      miss: .good),
    LintRow(
      "beside applinks", "L23", .error, ##"{"details":[]}"##, "/details", "1:2+9",
      ##""details" stands beside the services, where systems ignore it; the file has no "applinks"."##,
      ##"Put it into "applinks"."##,
      miss: ##"{"applinks":{"details":[]}}"##),
    LintRow(
      "service not an object", "L24", .error, ##"{"webcredentials":["ABCDE12345.com.example.app"]}"##,
      "/webcredentials", "1:19+30",
      "The value of a service must be an object, not an array; it is ignored.",
      ##"Write an object, such as {"apps":[]}."##,
      miss: ##"{"webcredentials":{"apps":["ABCDE12345.com.example.app"]}}"##),
    LintRow(
      "applinks not an object", "L24", .error, ##"{"applinks":[]}"##, "/applinks", "1:13+2",
      "The value of a service must be an object, not an array; it is ignored.",
      ##"Write an object, such as {"apps":[]}."##,
      miss: ##"{"applinks":{"details":[]}}"##),
    LintRow(
      "apps not an array", "L24", .error, ##"{"webcredentials":{"apps":"ABCDE12345.com.example.app"}}"##,
      "/webcredentials/apps", "1:27+28",
      ##"The value of "apps" must be an array, not a string; it is ignored."##,
      ##"Write it in brackets: "apps": [ … ]."##,
      miss: ##"{"webcredentials":{"apps":["ABCDE12345.com.example.app"]}}"##),
    LintRow(
      "an app that is no string", "L24", .error, ##"{"appclips":{"apps":[5]}}"##, "/appclips/apps/0", "1:22+1",
      ##"An app id in "apps" must be a string, not a number; it is ignored."##,
      ##"Write app ids as strings, such as "ABCDE12345.com.example.app"."##,
      miss: ##"{"appclips":{"apps":["ABCDE12345.com.example.app.Clip"]}}"##),
    LintRow(
      "no apps", "L24", .error, ##"{"webcredentials":{}}"##, "/webcredentials", "1:19+2",
      ##""webcredentials" has no "apps", so it names no app."##,
      ##"Add "apps" with the app ids, or leave the service out."##,
      miss: ##"{"webcredentials":{"apps":[]}}"##),
    LintRow(
      "an app for passwords only", "L25", .warning,
      ##"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a/*"}]}]},"webcredentials":{"apps":["ABCDE12345.com.example.app","ABCDE12345.com.example.app2"]}}"##,
      "/webcredentials/apps/1", "1:152+29",
      ##"webcredentials lists the app "ABCDE12345.com.example.app2", applinks does not."##,
      "List it in applinks too if it is meant for both; app ids are compared exactly.",
      miss:
        ##"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a/*"}]}]},"webcredentials":{"apps":["ABCDE12345.com.example.app"]}}"##
    ),
    LintRow(
      "an app for links only", "L25", .info,
      ##"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app","ABCDE12345.com.example.app2"],"components":[{"/":"/a/*"}]}]},"webcredentials":{"apps":["ABCDE12345.com.example.app"]}}"##,
      "/applinks/details/0/appIDs/1", "1:65+29",
      ##"applinks lists the app "ABCDE12345.com.example.app2", webcredentials does not."##,
      "List it in webcredentials too if it is meant for both; app ids are compared exactly.",
      miss:
        ##"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a/*"}]}]},"webcredentials":{"apps":[]}}"##
    ),
    LintRow(
      "two apps that are nearly the same", "L25", .warning,
      ##"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a/*"}]}]},"webcredentials":{"apps":["BCDE12345.com.example.app"]}}"##,
      "/webcredentials/apps/0", "1:123+27",
      ##"webcredentials lists the app "BCDE12345.com.example.app", applinks the app "ABCDE12345.com.example.app", which is nearly the same."##,
      "Write the same id in both if it is one app; app ids are compared exactly.",
      miss:
        ##"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a/*"}]}]},"webcredentials":{"apps":["ABCDE12345.com.example.app"]}}"##
    ),
    LintRow(
      "an app for links only, of three services", "L25", .info,
      ##"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app","ABCDE12345.com.example.watch"],"components":[{"/":"/a/*"}]}]},"activitycontinuation":{"apps":["ABCDE12345.com.example.app"]},"webcredentials":{"apps":["ABCDE12345.com.example.app"]}}"##,
      "/applinks/details/0/appIDs/1", "1:65+30",
      ##"applinks lists the app "ABCDE12345.com.example.watch", webcredentials and activitycontinuation do not."##,
      "List it in webcredentials and activitycontinuation too if it is meant for all; app ids are compared exactly.",
      miss: .good),
    LintRow(
      "an app as a clip", "L26", .info,
      ##"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a/*"}]}]},"appclips":{"apps":["ABCDE12345.com.example.app"]}}"##,
      "/appclips/apps/0", "1:117+28",
      ##"appclips lists "ABCDE12345.com.example.app", which applinks lists too and which does not look like the id of an App Clip."##,
      ##"Write the id of the App Clip, which is that of the app with one more part, mostly ".Clip"."##,
      miss:
        ##"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app.Clip"],"components":[{"/":"/a/*"}]}]},"appclips":{"apps":["ABCDE12345.com.example.app.Clip"]}}"##
    ),
    LintRow(
      "details in appclips", "L44", .error, ##"{"applinks":{"details":[]},"appclips":{"apps":[],"details":[]}}"##,
      "/appclips/details", "1:50+9",
      ##""details" belongs into applinks; in appclips systems read "apps" only."##,
      ##"Write the app ids of appclips into its "apps"."##,
      miss: ##"{"applinks":{"details":[]},"appclips":{"apps":[],"comment":"x"}}"##),
    LintRow(
      "app in webcredentials", "L44", .error, ##"{"webcredentials":{"app":["ABCDE12345.com.example.app"]}}"##,
      "/webcredentials/app", "1:20+5",
      ##"Systems do not know "app" and ignore it; "apps" was probably meant."##,
      ##"Write "apps"."##,
      miss: ##"{"webcredentials":{"apps":["ABCDE12345.com.example.app"]}}"##),
    LintRow(
      "unknown in a service", "L44", .info, ##"{"webcredentials":{"apps":[],"team":"x"}}"##,
      "/webcredentials/team", "1:30+6",
      ##"Systems do not know "team" and ignore it."##,
      ##"Leave it out, or write remarks as "comment"."##,
      miss: ##"{"webcredentials":{"apps":[],"comment":"x"}}"##),
  ]
}
