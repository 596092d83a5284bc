/// What is wrong with an app id.
package enum AppIDFault: Equatable, Sendable {
  case empty
  case noDot
  case prefixLength(Int)
  case noBundleID
  case prefixCharacters
  case noPrefix
  case wildcard
  case character(UInt32)
  case underscore
  case placeholder
  case otherCase(of: [UInt8])
  case notInAppIDs
  case isInAppIDs
  case twice
  case alsoIn(pointer: [UInt8])
  case overruled(pointer: [UInt8], opens: Bool)
  case isKey
}
