import LinkCore

/// Draws suffixes for new links.
struct SuffixDrawer {
  /// A second collision of unguessable suffixes is out of the question unless the source repeats itself.
  private static let unguessableAttempts = 8
  /// Up to the length of an unguessable suffix.
  private static let shortAttempts = SuffixOption.unguessableLength - SuffixOption.shortestLength + 1
  /// One byte in 32 is thrown away, so a sound source needs two or three rounds.
  private static let roundLimit = 64

  let random: any RandomSource

  /// The suffix for an attempt, counted from 0; nil when there were enough attempts.
  ///
  /// A short suffix is one longer with each attempt: so the length follows how full the shorter ones are, for any
  /// number of processes, without a counter and without a scan.
  func suffix(_ option: SuffixOption, attempt: Int) throws(StoreFault) -> [UInt8]? {
    switch option {
    case .unguessable: attempt < Self.unguessableAttempts ? try characters(SuffixOption.unguessableLength) : nil
    case .short: attempt < Self.shortAttempts ? try characters(SuffixOption.shortestLength + attempt) : nil
    case .custom: nil
    }
  }

  private func characters(_ count: Int) throws(StoreFault) -> [UInt8] {
    var drawing = Base62Drawing(count: count)
    for _ in 0..<Self.roundLimit {
      let bytes: [UInt8]
      do {
        bytes = try random.fill(drawing.missing)
      } catch {
        throw StoreFault(code: .noRandomness, systemCode: (error as? RandomFault)?.systemCode ?? 0, path: [])
      }
      drawing.take(bytes)
      if drawing.missing == 0 { return drawing.characters }
    }
    throw StoreFault(code: .noRandomness, path: [])
  }
}
