/// What a CMS-signed file holds (RFC 5652 sections 3 and 5.1): files for iOS before 9 were signed.
///
/// Only DER is read, of the path from the outside to the content and no more: a fixed number of elements, each within
/// the one around it. The signature is not looked at.
package enum SignedContent: Equatable {
  /// The bytes are of no DER structure.
  case notSigned

  /// Where the signed bytes stand in the file.
  case content(Range<Int>)

  case unreadable(Fault)

  /// Why there is no content.
  package enum Fault: Equatable, Sendable {
    /// A DER structure of another kind, such as a certificate.
    case otherStructure

    /// The signature belongs to a file that is kept elsewhere.
    case detached

    /// The lengths do not fit in each other or the file, or are not in DER.
    case damaged
  }

  init(_ bytes: [UInt8]) {
    // No text begins like this: the second byte, a long length, continues a character that none has begun.
    guard bytes.count > 4, bytes[0] == DERReader.sequence, bytes[1] & 0x80 != 0 else {
      self = .notSigned
      return
    }
    self = SignedContent.read(bytes)
  }

  private static func read(_ bytes: [UInt8]) -> SignedContent {
    var file = DERReader(bytes, 0..<bytes.count)
    guard var contentInfo = file.enter(DERReader.sequence), file.isAtEnd,
      let type = contentInfo.read(DERReader.objectIdentifier)
    else { return .unreadable(.damaged) }
    guard bytes[type].elementsEqual(signedData) else { return .unreadable(.otherStructure) }
    guard var explicit = contentInfo.enter(DERReader.context0), contentInfo.isAtEnd,
      var signedData = explicit.enter(DERReader.sequence), explicit.isAtEnd,
      signedData.read(DERReader.integer) != nil, signedData.read(DERReader.set) != nil,
      var encapsulated = signedData.enter(DERReader.sequence), encapsulated.read(DERReader.objectIdentifier) != nil
    else { return .unreadable(.damaged) }
    if encapsulated.isAtEnd { return .unreadable(.detached) }
    guard var content = encapsulated.enter(DERReader.context0), encapsulated.isAtEnd,
      let octets = content.read(DERReader.octetString), content.isAtEnd
    else { return .unreadable(.damaged) }
    return .content(octets)
  }

  /// The object identifier 1.2.840.113549.1.7.2.
  private static let signedData: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02]
}
