extension LintRow {
  static let appIDs: [LintRow] = [
    LintRow(
      "empty", "L50", .error, .appID(""), "/applinks/details/0/appIDs/0", "1:36+2",
      "The app id is empty.",
      ##"An app id is the app's prefix of ten letters and digits, a dot and its bundle id, such as "ABCDE12345.com.example.app"."##,
      miss: .good),
    LintRow(
      "no dot", "L50", .error, .appID("appid_placeholder"), "/applinks/details/0/appIDs/0", "1:36+19",
      ##""appid_placeholder" is no app id, since it has no dot."##,
      ##"An app id is the app's prefix of ten letters and digits, a dot and its bundle id, such as "ABCDE12345.com.example.app"."##,
      miss: .good),
    LintRow(
      "a prefix of nine", "L50", .error, .appID("ABCDE1234.com.example.app"), "/applinks/details/0/appIDs/0", "1:36+27",
      ##"The prefix of "ABCDE1234.com.example.app" has 9 characters in place of ten."##,
      ##"An app id is the app's prefix of ten letters and digits, a dot and its bundle id, such as "ABCDE12345.com.example.app"."##,
      miss: .good),
    LintRow(
      "no bundle id", "L50", .error, .appID("ABCDE12345."), "/applinks/details/0/appIDs/0", "1:36+13",
      ##""ABCDE12345." has no bundle id behind the prefix, or an empty part in it."##,
      ##"An app id is the app's prefix of ten letters and digits, a dot and its bundle id, such as "ABCDE12345.com.example.app"."##,
      miss: .good),
    LintRow(
      "an empty label", "L50", .error, .appID("ABCDE12345.com..app"), "/applinks/details/0/appIDs/0", "1:36+21",
      ##""ABCDE12345.com..app" has no bundle id behind the prefix, or an empty part in it."##,
      ##"An app id is the app's prefix of ten letters and digits, a dot and its bundle id, such as "ABCDE12345.com.example.app"."##,
      miss: .good),
    LintRow(
      "small letters", "L51", .warning, .appID("abcde12345.com.example.app"), "/applinks/details/0/appIDs/0", "1:36+28",
      ##"The prefix of "abcde12345.com.example.app" has other characters than upper-case letters and digits."##,
      "Copy the prefix from the app's identifier in Apple's developer account.",
      miss: .good),
    LintRow(
      "no prefix", "L52", .error, .appID("com.google.test.application"), "/applinks/details/0/appIDs/0", "1:36+29",
      ##""com.google.test.application" is a bundle id without its prefix, so it is no app."##,
      "Write the app's prefix, mostly the team id, and a dot before it.",
      miss: .appID("ABCDE12345.com.google.test.application")),
    LintRow(
      "a wildcard", "L53", .error, .appID("ABCDE12345.com.example.*"), "/applinks/details/0/appIDs/0", "1:36+26",
      ##""ABCDE12345.com.example.*" has a "*", which app ids do not have, so it is no app."##,
      "List every app id by itself.",
      miss: .good),
    LintRow(
      "a blank", "L54", .error, .appID("ABCDE12345.com.example.my app"), "/applinks/details/0/appIDs/0", "1:36+31",
      ##""ABCDE12345.com.example.my app" has the character blank, which no app id has."##,
      ##"An app id is the app's prefix of ten letters and digits, a dot and its bundle id, such as "ABCDE12345.com.example.app"."##,
      miss: .good),
    LintRow(
      "a bracket", "L54", .error, .appID("<TEAM>.com.example.app"), "/applinks/details/0/appIDs/0", "1:36+24",
      ##""<TEAM>.com.example.app" has the character "<", which no app id has."##,
      ##"An app id is the app's prefix of ten letters and digits, a dot and its bundle id, such as "ABCDE12345.com.example.app"."##,
      miss: .good),
    LintRow(
      "an underscore", "L54", .warning, .appID("ABCDE12345.com.example.my_app"), "/applinks/details/0/appIDs/0",
      "1:36+31",
      ##""ABCDE12345.com.example.my_app" has an underscore, which bundle ids do not have."##,
      "Compare it with the bundle id of the app.",
      miss: .appID("ABCDE12345.com.23example.my-app")),
    LintRow(
      "TEAMID", "L54", .error, .appID("TEAMID.com.example.app"), "/applinks/details/0/appIDs/0", "1:36+24",
      ##""TEAMID.com.example.app" is still the placeholder of a sample."##,
      ##"Write the id of your app. An app id is the app's prefix of ten letters and digits, a dot and its bundle id, such as "ABCDE12345.com.example.app"."##,
      miss: .appID("ABCDE12345.com.steamid.teamidea")),
    LintRow(
      "XXXXXXXXXX", "L54", .error, .appID("XXXXXXXXXX.com.example.app"), "/applinks/details/0/appIDs/0", "1:36+28",
      ##""XXXXXXXXXX.com.example.app" is still the placeholder of a sample."##,
      ##"Write the id of your app. An app id is the app's prefix of ten letters and digits, a dot and its bundle id, such as "ABCDE12345.com.example.app"."##,
      miss: .good),
    LintRow(
      "another case", "L56", .info,
      .entries(##"{"appIDs":["ABCDE12345.com.example.app","ABCDE12345.com.example.App"],"components":[{"/":"/a"}]}"##),
      "/applinks/details/0/appIDs/1", "1:75+28",
      ##""ABCDE12345.com.example.App" and "ABCDE12345.com.example.app" differ in case only; app ids are compared exactly."##,
      "Write it as the app has it.",
      miss: .good),
  ]
}
