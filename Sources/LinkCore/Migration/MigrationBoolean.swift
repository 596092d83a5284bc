/// A yes or no of a CSV file: `true`, `yes`, `1`, or `false`, `no`, `0`, or nothing.
///
/// Case and blanks around it do not matter.
struct MigrationBoolean: Equatable, Sendable {
  let isTrue: Bool
  /// The value of a flag parameter; nil where the link has none.
  ///
  /// `false` is what FDL writes for every link without the parameter, and `0` what linkd writes for a link that says
  /// `efr=0`: the two are different contents.
  let flag: [UInt8]?

  /// Nil for every other word.
  init?(_ text: Span<UInt8>) {
    let word = text.extracting(ByteText.trimmed(text))
    switch word.count {
    case 0:
      (isTrue, flag) = (false, nil)
    case 1 where word[0] == UInt8(ascii: "0"), 1 where word[0] == UInt8(ascii: "1"):
      (isTrue, flag) = (word[0] == UInt8(ascii: "1"), [word[0]])
    case _ where ByteText.equalIgnoringASCIICase(word, "true") || ByteText.equalIgnoringASCIICase(word, "yes"):
      (isTrue, flag) = (true, [UInt8(ascii: "1")])
    case _ where ByteText.equalIgnoringASCIICase(word, "false") || ByteText.equalIgnoringASCIICase(word, "no"):
      (isTrue, flag) = (false, nil)
    default: return nil
    }
  }
}
