/// Texts at the edges: of encodings, of planes, and of what divides a URL.
enum EdgeText {
  /// The first and last code points of each UTF-8 length, those beside the surrogates, and some that programs treat as
  /// they should not.
  static let scalars: [Unicode.Scalar] = [
    "\u{0}", "\u{1}", "\t", "\n", "\r", "\u{1F}", " ", "\u{7F}", "\u{80}", "\u{85}", "\u{A0}", "\u{7FF}", "\u{800}",
    "\u{301}", "\u{200B}", "\u{200D}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{D7FF}", "\u{E000}", "\u{FEFF}",
    "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{10000}", "\u{1F600}", "\u{1FFFF}", "\u{10FFFF}",
  ]

  /// Each of them alone, what divides URLs, what looks encoded, and texts that only differ by their normal form.
  static let all: [String] =
    scalars.map { String($0) } + [
      "&", "=", "#", "+", "%", "?", "/", "&=#+%", "a&b=c", "a=b", "%41", "%2541", "%zz", "100%", "+ +", "a#b?c",
      "\"\\\"",
      "\u{E9}", "e\u{301}", "\u{212B}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
    ]
}
