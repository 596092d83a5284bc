extension LinkParameter {
  /// `&name=` of every parameter in one buffer, for the inner loop of writing.
  ///
  /// All in the value itself: threads that share an array write to its reference count in turns.
  struct Separators: Sendable {
    private(set) var bytes = InlineArray<192, UInt8>(repeating: 0)
    private var ends = InlineArray<29, UInt8>(repeating: 0)

    init(_ table: [LinkParameterDescriptor]) {
      var end = 0
      for index in table.indices {
        for byte in table[index].separator {
          bytes[end] = byte
          end += 1
        }
        ends[index + 1] = UInt8(end)
      }
    }

    func place(_ index: Int) -> Range<Int> {
      Int(ends[index])..<Int(ends[index &+ 1])
    }
  }

  static let separators = Separators(table)
}
