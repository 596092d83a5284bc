import LinkCore

/// What the parameters of calls about association files have in common.
enum AssociationParams {
  /// The text of `aasaBase64` and `assetLinksBase64` for a file.
  ///
  /// An empty text would count as no file; a file of one line end says as much as one of no bytes.
  static func base64(_ content: [UInt8]) -> [UInt8] { Base64.encode(content.isEmpty ? [0x0A] : content) }
}
