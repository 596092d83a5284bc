import Testing

/// A file as Apple shows it, or the part of one that is shown, in a file.
struct AppleExample: Sendable, CustomTestStringConvertible {
  let id: String
  let text: String

  /// The ids of remarks on what the sample lets one know.
  var remarks: [String] = []

  var testDescription: String { id }

  private static let apps = ##""appIDs":["ABCDE12345.com.example.app","ABCDE12345.com.example.app2"]"##

  private static let overview = ##"""
    [{"#":"no_universal_links","exclude":true,"comment":"Matches any URL with a fragment that equals no_universal_links"},
    {"/":"/buy/*","comment":"Matches any URL with a path that starts with /buy/."},
    {"/":"/help/website/*","exclude":true,"comment":"Matches any URL with a path that starts with /help/website/"},
    {"/":"/help/*","?":{"articleNumber":"????"},"comment":"Matches any URL with a path that starts with /help/"}]
    """##

  static let all = [
    AppleExample(
      id: "Supporting associated domains",
      text: ##"""
        {"applinks":{"details":[{\##(apps),"components":\##(overview)}]},
        "webcredentials":{"apps":["ABCDE12345.com.example.app"]},
        "appclips":{"apps":["ABCDE12345.com.example.MyApp.Clip"]}}
        """##, remarks: ["L25", "L85"]),
    AppleExample(
      id: "applinks", text: ##"{"applinks":{"details":[{\##(apps),"components":\##(overview)}]}}"##, remarks: ["L85"]),
    AppleExample(
      id: "applinks.Details",
      text: ##"""
        {"applinks":{"details":[{\##(apps),"components":[{"/":"/buy/*","#":"my_great_product_123",
        "comment":"Matches any URL whose path starts with /buy/ and fragment equals my_great_product_123, ignoring case"}],
        "defaults":{"caseSensitive":false}}]}}
        """##, remarks: ["L85"]),
    AppleExample(
      id: "applinks.Details.Components",
      text: ##"{"applinks":{"details":[{\##(apps),"components":[{"/":"abc","?":"def","#":"*"}]}]}}"##),
    AppleExample(
      id: "applinks.Details.Components.Query",
      text: ##"{"applinks":{"details":[{\##(apps),"components":[{"?":{"productID":"12345"}}]}]}}"##),
    AppleExample(
      id: "applinks.Defaults",
      text: ##"""
        {"applinks":{"defaults":{"caseSensitive":false,"percentEncoded":false},"details":[{\##(apps),
        "components":[{"/":"/buy/*"},{"/":"/Größe/*","caseSensitive":true}]}]}}
        """##),
    AppleExample(
      id: "applinks.SubstitutionVariables",
      text: ##"""
        {"applinks":{"substitutionVariables":{"food":["burrito","pizza","sushi","samosa"]},
        "details":[{\##(apps),"components":[{"/":"/$(lang)_$(region)/$(food)/"}]}]}}
        """##),
    AppleExample(
      id: "WWDC 2019 session 717, lunch",
      text: ##"""
        {"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.lunch"],"components":[{"/":"*/order/"},
        {"/":"/taco/*","?":{"cheese":"?*"}},{"#":"coupon-1???","exclude":true},{"#":"coupon-????"}]}]}}
        """##),
    AppleExample(
      id: "WWDC 2019 session 717, old and new systems",
      text: ##"""
        {"applinks":{"apps":[],"details":[{"appID":"ABCDE12345.com.example.lunch","paths":["/order/*","/taco/*"],
        "appIDs":["ABCDE12345.com.example.lunch"],"components":[{"/":"/order/*"},{"/":"/taco/*"}]}]}}
        """##, remarks: ["L41", "L38"]),
    AppleExample(
      id: "WWDC 2020 session 10098, variables",
      text: ##"""
        {"applinks":{"substitutionVariables":{"food":["burrito","pizza"],"Canadian food":["poutine","tourti*"]},
        "details":[{"appIDs":["ABCDE12345.com.example.lunch"],"components":[
        {"/":"/$(lang)_CA/$(Canadian food)/","caseSensitive":false},{"/":"/$(lang)_$(region)/$(food)/"}]}]}}
        """##),
    AppleExample(
      id: "App Search Programming Guide",
      text: ##"""
        {"applinks":{"apps":[],"details":[{"appID":"9JA89QQLNQ.com.apple.wwdc","paths":["/wwdc/news/",
        "/videos/wwdc/2015/*"]},{"appID":"ABCDE12345.com.apple.wwdc","paths":["*"]}]}}
        """##, remarks: ["L85", "L65"]),
    AppleExample(
      id: "App Search Programming Guide, NOT",
      text: ##"""
        {"applinks":{"apps":[],"details":[{"appID":"9JA89QQLNQ.com.apple.wwdc","paths":["/wwdc/news/",
        "NOT /videos/wwdc/2010/*","/videos/wwdc/201?/*"]}]}}
        """##, remarks: ["L85"]),
  ]
}
