/// One URL in one variant: what the rules of that variant are compared with.
struct URLText: Sendable {
  /// An item of the query; both ranges lie in `bytes`.
  struct Item: Sendable {
    let name: Range<Int>
    let value: Range<Int>
  }

  private(set) var bytes: [UInt8] = []

  /// The path without slashes at its end; one slash follows it in `bytes`.
  private(set) var path = 0..<0
  private(set) var query = 0..<0
  private(set) var fragment = 0..<0
  private(set) var items: [Item] = []

  /// Pairs of bytes that the whole has.
  private(set) var pairs = BytePairs()
  private(set) var isReady = false
  private var hasItems = false
  private var isSorted = false

  /// Forgets the URL and keeps the memory.
  mutating func reset() {
    isReady = false
    hasItems = false
    isSorted = false
  }

  mutating func prepare(_ url: LinkURL, _ variant: TextVariant) {
    guard !isReady else { return }
    isReady = true
    bytes.removeAll(keepingCapacity: true)
    let span = url.text.span
    append(span.extracting(url.path), variant)
    var end = bytes.count
    while end > 0, bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
    bytes.removeLast(bytes.count - end)
    path = 0..<end
    bytes.append(UInt8(ascii: "/"))
    var start = bytes.count
    if let range = url.query { append(span.extracting(range), variant) }
    query = start..<bytes.count
    start = bytes.count
    if let range = url.fragment { append(span.extracting(range), variant) }
    fragment = start..<bytes.count
    var found = BytePairs()
    found.insert(bytes.span)
    pairs = found
  }

  /// Cuts the query into its items: at `&` only, empty ones dropped, before anything is decoded.
  mutating func prepareItems(_ url: LinkURL, _ variant: TextVariant) {
    guard !hasItems else { return }
    hasItems = true
    items.removeAll(keepingCapacity: true)
    guard let range = url.query else { return }
    let span = url.text.span.extracting(range)
    var start = 0
    while start < span.count {
      var end = start
      var equals = -1
      while end < span.count, span[end] != UInt8(ascii: "&") {
        if equals < 0, span[end] == UInt8(ascii: "=") { equals = end }
        end += 1
      }
      if end > start {
        let nameStart = bytes.count
        append(span.extracting(start..<(equals < 0 ? end : equals)), variant)
        let valueStart = bytes.count
        if equals >= 0 { append(span.extracting(equals + 1..<end), variant) }
        items.append(Item(name: nameStart..<valueStart, value: valueStart..<bytes.count))
      }
      start = end + 1
    }
  }

  private mutating func append(_ text: Span<UInt8>, _ variant: TextVariant) {
    switch (variant.isDecoded, variant.isFolded) {
    case (false, false): ByteText.append(text, to: &bytes)
    case (false, true): CaseFolding.append(text, to: &bytes)
    case (true, false): PercentEncoding.appendDecoded(text, to: &bytes)
    case (true, true):
      var decoded: [UInt8] = []
      PercentEncoding.appendDecoded(text, to: &decoded)
      CaseFolding.append(decoded.span, to: &bytes)
    }
  }

  /// How many items there are before they are sorted by name to be found faster.
  private static let sortingLimit = 8

  /// The first place in `items` from which on items of that name can stand, and whether they stand side by side.
  mutating func firstItem(named pool: [UInt8], _ name: Range<Int>) -> (start: Int, isSorted: Bool) {
    guard items.count > URLText.sortingLimit else { return (0, false) }
    if !isSorted {
      isSorted = true
      let bytes = self.bytes
      items.sort { left, right in
        let order = URLText.compare(bytes.span.extracting(left.name), bytes.span.extracting(right.name))
        return order != 0 ? order < 0 : left.name.lowerBound < right.name.lowerBound
      }
    }
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if URLText.compare(bytes.span.extracting(items[middle].name), pool.span.extracting(name)) < 0 {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return (low, true)
  }

  /// Whether the name of an item is the one at `name` in `pool`.
  func isItem(_ index: Int, named pool: [UInt8], _ name: Range<Int>) -> Bool {
    ByteText.equal(bytes.span.extracting(items[index].name), pool.span.extracting(name))
  }

  /// Below 0 when `left` stands before `right` in byte order, 0 when they are equal.
  static func compare(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
    for index in 0..<min(left.count, right.count) where left[index] != right[index] {
      return left[index] < right[index] ? -1 : 1
    }
    return left.count - right.count
  }
}
