/// Package name of an Android app, checked.
///
/// Two or more segments with dots between, each a letter followed by letters, digits and underscores (Android
/// documentation, "Set the application ID"). Nothing in it needs an escape anywhere.
struct AndroidPackage: Equatable, Sendable {
  let name: [UInt8]

  init?(_ name: [UInt8]) {
    var segments = 0
    var isAtStart = true
    for byte in name {
      if isAtStart {
        guard byte.isASCIILetter else { return nil }
        isAtStart = false
        segments &+= 1
      } else if byte == 0x2E {
        isAtStart = true
      } else if !byte.isASCIILetter, !byte.isASCIIDigit, byte != 0x5F {
        return nil
      }
    }
    guard !isAtStart, segments >= 2 else { return nil }
    self.name = name
  }
}
