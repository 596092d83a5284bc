extension TestService {
  /// A request for a short link with that suffix; `rest` are more members of `params`, with a comma in front.
  static func shorten(_ longLink: String, as suffix: String, _ rest: String = "") -> (method: String, params: String) {
    (
      "shorten",
      #"{"longDynamicLink":"\#(longLink)","suffix":{"option":"CUSTOM","customSuffix":"\#(suffix)"}\#(rest)}"#
    )
  }
}
