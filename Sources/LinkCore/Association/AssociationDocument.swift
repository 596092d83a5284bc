package import StrictJSON

/// An apple-app-site-association file as it was read: its values, where they stand, and what is wrong with it.
///
/// Reading never fails: a file that cannot be used has no entries and says why in ``problems``. What the file means to
/// a system is asked of ``compiled(profile:)``.
package struct AssociationDocument: Sendable {
  /// The values; empty when the document cannot be used.
  package let json: JSON

  /// Whether the text is a JSON object, perhaps after a repair that systems make too.
  package let isUsable: Bool

  /// The text in UTF-8, as it was served (repairs are not in it): what lines and columns are counted in.
  package let text: [UInt8]

  /// How the file's bytes stood for the text; offsets that leave the document count those bytes.
  package let encoding: AssociationEncoding

  /// Bytes of the file before the text: a byte order mark of UTF-16 or UTF-32, the beginning of a signed file.
  let textStart: Int

  /// What is wrong, in the order in which it was found; at most ``problemLimit`` of one kind of search.
  package internal(set) var problems: [AssociationProblem]

  /// The `applinks` object, or nil.
  package internal(set) var applinks: Int?

  /// The value of `applinks.apps`, or nil.
  package internal(set) var apps: Int?

  /// The object of `applinks.defaults`, or nil.
  package internal(set) var defaults: Int?

  /// The object of `applinks.substitutionVariables`, or nil.
  package internal(set) var variables: Int?

  /// The elements of `applinks.details` that are entries, in document order.
  package internal(set) var entries: [AssociationEntry] = []

  /// How many of the problems concern the types of values.
  var structuralProblems = 0

  /// How many problems one search reports before it stops: enough for any reader, and little memory on hostile files.
  static let problemLimit = 100

  /// Largest file that iOS 9.3.1 and later read (Apple, App Search Programming Guide).
  package static let sizeLimit = 131_072

  /// From here on a file is close to ``sizeLimit``.
  static let sizeWarning = 102_400

  /// Reads a file as it is served: text in any Unicode encoding.
  package init(reading bytes: [UInt8]) {
    let file = AssociationFile(reading: bytes)
    self.init(
      json: file.json, text: file.text, encoding: file.encoding, textStart: file.textStart, problems: file.problems)
  }

  /// Takes the value at `node` of a message as the document.
  ///
  /// It has no place in a file: offsets count from the start of that value, pointers from it as the root.
  package init(value node: Int, of message: borrowing JSON) {
    self.init(reading: Array(message.bytes[message.range(node)]))
  }

  private init(
    json: JSON?, text: [UInt8], encoding: AssociationEncoding, textStart: Int, problems: [AssociationProblem]
  ) {
    self.json = json ?? JSON(bytes: [])
    self.isUsable = json != nil
    self.text = text
    self.encoding = encoding
    self.textStart = textStart
    self.problems = problems
    guard isUsable else { return }
    readStructure()
    reportDuplicateKeys()
  }

  /// What the file means to the systems of one profile, ready for any number of URLs.
  package func compiled(profile: AssociationProfile = .ios14) -> AssociationMatcher {
    AssociationMatcher(self, profile: profile)
  }

  /// The JSON Pointer of what a problem is about; empty when that is the whole text.
  package func pointer(of problem: AssociationProblem) -> [UInt8] {
    guard let node = problem.node else { return problem.pointer }
    return json.pointer(to: node)
  }

  /// Where a problem stands in ``text``.
  package func textRange(of problem: AssociationProblem) -> Range<Int> {
    let start = textOffset(ofFileOffset: problem.offset, from: 0, at: textStart)
    let end = textOffset(ofFileOffset: problem.offset + problem.length, from: start, at: problem.offset)
    return start..<end
  }

  /// The offset in the text of an offset in the file, both counted on from a pair that is known.
  private func textOffset(ofFileOffset offset: Int, from known: Int, at fileStart: Int) -> Int {
    guard encoding != .utf8 else { return min(max(offset - textStart, 0), text.count) }
    var position = known
    var file = fileStart
    while position < text.count, file < offset {
      var next = position + 1
      while next < text.count, text[next] & 0xC0 == 0x80 { next += 1 }
      file += encoding.length(of: position..<next, in: text)
      position = next
    }
    return position
  }

  /// Where the value at `node` stands, in bytes of the file as served.
  package func sourceRange(of node: Int) -> Range<Int> { sourceRange(json.range(node)) }

  /// The place in the file of a place in the text.
  func sourceRange(_ range: Range<Int>) -> Range<Int> {
    let start = encoding.length(of: 0..<range.lowerBound, in: text)
    let length = encoding.length(of: range, in: text)
    return textStart + start..<textStart + start + length
  }
}
