/// One row of a CSV file, split into fields.
///
/// Meant to be reused: ``CSVReader/next(into:)`` fills it anew without allocating.
package struct CSVRecord: Sendable {
  /// How many fields are kept; what follows them is only counted.
  ///
  /// No file that anybody means to be read has so many columns.
  static let fieldLimit = 1024

  /// The number of the line on which the row begins, counted from 1.
  package internal(set) var line = 1
  /// How many fields the row has, kept or not.
  package internal(set) var count = 0
  /// Why the fields are not those of the row.
  package internal(set) var fault: CSVFault?

  /// The bytes of all kept fields, without the quotes around them.
  private(set) var bytes: [UInt8] = []
  /// Where each kept field ends.
  private var ends: [Int] = []

  package init() {}

  /// The field at a position; empty when it is not among those that are kept.
  package func field(_ index: Int) -> [UInt8] { ByteText.array(bytes.span.extracting(place(index))) }

  /// Whether no field has anything in it but blanks and tabs.
  package var isBlank: Bool {
    for byte in bytes where byte != 0x20 && byte != 0x09 { return false }
    return true
  }

  /// Where the field stands in ``bytes``.
  func place(_ index: Int) -> Range<Int> {
    guard ends.indices.contains(index) else { return 0..<0 }
    return (index == 0 ? 0 : ends[index &- 1])..<ends[index]
  }

  // MARK: Filling

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    count = 0
    fault = nil
  }

  mutating func append(_ text: [UInt8], in place: Range<Int>) {
    if ends.count < Self.fieldLimit { ByteText.append(text.span.extracting(place), to: &bytes) }
  }

  mutating func endField() {
    count &+= 1
    if ends.count < Self.fieldLimit { ends.append(bytes.count) }
  }
}
