import StrictJSON

// From the bytes of a file to JSON, in four steps, each of which may report and may end the reading:
//
// 1. Envelope: a signed file is a DER structure around the text, which is taken out.
// 2. Encoding: UTF-16 and UTF-32 become UTF-8, a UTF-8 mark becomes blanks. Apple's parser takes these files.
// 3. Strict JSON. Almost every file ends here.
// 4. Repair: commas before closing brackets become blanks, and step 3 is tried again. Whatever is still no JSON is
//    described, past comments too, and the file is not used.

/// The text of a file, and JSON when there is some.
struct AssociationFile {
  private(set) var json: JSON?
  private(set) var text: [UInt8] = []
  private(set) var encoding = AssociationEncoding.utf8

  /// Where the text begins in the file: behind a mark, and within the envelope of a signed file.
  private(set) var textStart = 0
  private(set) var problems: [AssociationProblem] = []

  init(reading bytes: [UInt8]) {
    reportSize(of: bytes)
    guard let content = openEnvelope(bytes), var clean = decode(content) else { return }
    var fault: JSONFault?
    do throws(JSONFault) {
      json = try JSON(parsing: clean)
    } catch {
      fault = error
    }
    if fault != nil {
      // What is no text has no commas to speak of.
      let commas = fault?.code == .invalidUTF8 ? [] : TolerantJSON.blankTrailingCommas(&clean)
      for comma in commas.prefix(AssociationDocument.problemLimit) {
        add(.trailingComma, .error, at: comma..<comma + 1)
      }
      if !commas.isEmpty {
        do throws(JSONFault) {
          json = try JSON(parsing: clean)
          fault = nil
        } catch {
          fault = error
        }
      }
    }
    if let fault { describeAll(fault, in: clean) }
    if let parsed = json, parsed.kind(parsed.root) != .object {
      let detail: AssociationProblem.Detail =
        SiteFile(parsed) == .assetLinks ? .assetLinks : .kind(parsed.kind(parsed.root))
      add(.rootNotObject, .error, at: parsed.range(parsed.root), detail)
      json = nil
    }
  }

  /// Adds a problem at a place in the text.
  mutating func add(
    _ rule: LintRule, _ severity: AssociationProblem.Severity, at range: Range<Int>, pointer: [UInt8] = [],
    _ detail: AssociationProblem.Detail = .none
  ) {
    let start = textStart + encoding.length(of: 0..<range.lowerBound, in: text)
    let length = encoding.length(of: range, in: text)
    problems.append(AssociationProblem(rule, severity, pointer: pointer, at: start..<start + length, detail))
  }

  private mutating func reportSize(of bytes: [UInt8]) {
    guard bytes.count > AssociationDocument.sizeWarning else { return }
    let isOver = bytes.count > AssociationDocument.sizeLimit
    problems.append(
      AssociationProblem(
        .size, isOver ? .error : .warning, at: 0..<0, .size(bytes.count, limit: AssociationDocument.sizeLimit)))
  }

  /// Step 1: the bytes of the text; nil when they cannot be taken out of a signed file.
  private mutating func openEnvelope(_ bytes: [UInt8]) -> [UInt8]? {
    switch SignedContent(bytes) {
    case .notSigned:
      return bytes
    case .content(let range):
      textStart = range.lowerBound
      problems.append(AssociationProblem(.signed, .warning, at: 0..<textStart))
      problems.append(AssociationProblem(.signed, .info, at: 0..<textStart, .signatureUnchecked))
      return Array(bytes[range])
    case .unreadable(let fault):
      problems.append(AssociationProblem(.signed, .error, at: 0..<bytes.count, .unreadableSignature(fault)))
      return nil
    }
  }

  /// Step 2: the text in UTF-8 with a mark made blank; nil when the bytes are no text in their encoding.
  private mutating func decode(_ bytes: [UInt8]) -> [UInt8]? {
    let (found, length) = AssociationEncoding.detected(in: bytes)
    guard found != .utf8 else {
      text = bytes
      guard length > 0 else { return bytes }
      add(.byteOrderMark, .warning, at: 0..<length)
      var clean = bytes
      for offset in 0..<length { clean[offset] = 0x20 }
      return clean
    }
    guard let transcoded = found.transcoded(bytes, from: length) else {
      let range = textStart..<textStart + bytes.count
      problems.append(AssociationProblem(.notUTF8, .error, at: range, .damagedEncoding(found)))
      return nil
    }
    problems.append(AssociationProblem(.notUTF8, .warning, at: textStart..<textStart + length, .encoding(found)))
    text = transcoded
    encoding = found
    textStart += length
    return transcoded
  }
}
