/// Application identifier of an iOS app, `PREFIX.BUNDLE`, checked (Apple, App Search Programming Guide, Support
/// Universal Links).
package struct AppID: Equatable, Sendable {
  package let text: [UInt8]

  static let prefixLength = 10

  /// The prefix has ten upper-case letters and digits; nil for a bundle id that no app can have.
  package init?(prefix: [UInt8], bundleID: [UInt8]) {
    guard prefix.count == AppID.prefixLength, prefix.allSatisfy({ $0.isASCIIUppercase || $0.isASCIIDigit }) else {
      return nil
    }
    guard AppID.isBundleID(bundleID) else { return nil }
    text = prefix + [UInt8(ascii: ".")] + bundleID
  }

  /// Letters, digits, `-` and `.`, and nothing empty between the dots (Apple, CFBundleIdentifier).
  package static func isBundleID(_ text: [UInt8]) -> Bool {
    var previous = UInt8(ascii: ".")
    for byte in text {
      guard byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") else {
        return false
      }
      guard byte != UInt8(ascii: ".") || previous != byte else { return false }
      previous = byte
    }
    return previous != UInt8(ascii: ".")
  }
}
