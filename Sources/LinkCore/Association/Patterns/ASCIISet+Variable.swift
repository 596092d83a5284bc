extension ASCIISet {
  /// What a predefined variable stands for, one character of the set (Apple, applinks.SubstitutionVariables); nil for
  /// every other name.
  ///
  /// When `isFolded`, the lower-case forms of its members.
  init?(variable name: [UInt8], isFolded: Bool) {
    let members: String
    switch name {
    case Array("alpha".utf8): members = ASCIISet.letters
    case Array("upper".utf8): members = ASCIISet.uppercaseLetters
    case Array("lower".utf8): members = ASCIISet.lowercaseLetters
    case Array("alnum".utf8): members = ASCIISet.letters + ASCIISet.digits
    case Array("digit".utf8): members = ASCIISet.digits
    case Array("xdigit".utf8): members = ASCIISet.digits + "ABCDEFabcdef"
    default: return nil
    }
    self.init(isFolded ? members.lowercased() : members)
  }
}
