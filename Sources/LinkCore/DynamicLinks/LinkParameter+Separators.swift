extension LinkParameter {
  /// `&name=` of every parameter in one buffer, for the inner loop of writing.
  struct Separators: Sendable {
    let bytes: [UInt8]
    private let ends: [Int]

    init(_ table: [LinkParameterDescriptor]) {
      var bytes: [UInt8] = []
      var ends = [0]
      for row in table {
        bytes += row.separator
        ends.append(bytes.count)
      }
      self.bytes = bytes
      self.ends = ends
    }

    func place(_ index: Int) -> Range<Int> {
      ends[index]..<ends[index &+ 1]
    }
  }

  static let separators = Separators(table)
}
