@testable import LinkCore

extension HTTPAnswer {
  /// All headers, as a front sends them.
  var headers: [HTTPField] {
    (location.map { [HTTPField(name: ByteText.bytes("Location"), value: $0)] } ?? []) + fields
  }
}
