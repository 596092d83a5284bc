import LinkCore
import StrictJSON

/// A `dynamicLinkInfo` as it was sent: FDL's REST object, read but not yet checked as a link.
package struct LinkInfo: Sendable {
  private var domainUriPrefix: [UInt8]?
  private var dynamicLinkDomain: [UInt8]?
  private var parameters = LinkParameters()

  /// Gives the link that the object leaves out; returns whether it did so.
  mutating func setLink(_ url: [UInt8]) -> Bool {
    guard !parameters.contains(.link) else { return false }
    parameters.set(.link, to: url)
    return true
  }

  /// The link that is described; `pointer` says where in `params` it was.
  ///
  /// The prefix must be given by exactly one of its two members.
  consuming func makeLink(pointer: String) throws(ServiceFault) -> DynamicLink {
    if let domainUriPrefix, dynamicLinkDomain == nil {
      do throws(LinkFault) {
        return DynamicLink(prefix: try URIPrefix(domainUriPrefix.span), parameters: parameters)
      } catch {
        throw .link(error, .info(pointer: pointer))
      }
    }
    if let dynamicLinkDomain, domainUriPrefix == nil {
      guard let prefix = try? URIPrefix(domain: dynamicLinkDomain.span) else {
        throw .field(
          FieldFault(
            .badValue(expected: "a host such as \"example.page.link\"", value: dynamicLinkDomain),
            pointer: Array((pointer + "/dynamicLinkDomain").utf8)))
      }
      return DynamicLink(prefix: prefix, parameters: parameters, usesDeprecatedDomain: true)
    }
    throw .field(
      FieldFault(.notExactlyOne(of: ["domainUriPrefix", "dynamicLinkDomain"]), pointer: Array(pointer.utf8)))
  }
}

extension LinkInfo {
  /// How the object is read: strictly, every member by the parameter table.
  static func shape() -> Shape<LinkInfo> {
    let tree = LinkInfoTree()
    let schema = Schema.named("DynamicLinkInfo", .object(tree.fields(forReading: true)))
    return Shape(schema: schema, blank: LinkInfo()) { (json, node) throws(FieldFault) in
      var info = LinkInfo()
      info.parameters.reserveCapacity(json.range(node).count)
      try info.read(tree.top, of: tree, json, node)
      return info
    }
  }

  /// Reads an object with the members at `range` of the tree; the tree's depth bounds the recursion.
  private mutating func read(
    _ range: Range<Int>, of tree: borrowing LinkInfoTree, _ json: borrowing JSON, _ object: Int
  ) throws(FieldFault) {
    let kind = json.kind(object)
    guard kind == .object else { throw FieldFault(.wrongType(expected: "an object", found: kind)) }
    // One bit for each member of the whole tree, which has fewer than 64.
    var seen: UInt64 = 0
    var expected = range.lowerBound
    let end = json.next(object)
    var key = object + 1
    while key < end {
      guard let position = json.position(of: key, in: tree.names, among: range, from: expected) else {
        throw Fields.unknown(key, range.map { tree.names[$0] }, json)
      }
      let bit: UInt64 = 1 << UInt64(position)
      guard seen & bit == 0 else { throw FieldFault(.duplicate).under(tree.names[position]) }
      seen |= bit
      expected = position + 1
      if !Fields.isAbsent(key + 1, in: json) {
        do throws(FieldFault) {
          try read(tree.members[position], of: tree, json, key + 1)
        } catch {
          throw error.under(tree.names[position])
        }
      }
      key = json.next(key + 1)
    }
  }

  private mutating func read(
    _ member: LinkInfoTree.Member, of tree: borrowing LinkInfoTree, _ json: borrowing JSON, _ value: Int
  ) throws(FieldFault) {
    switch member {
    case .group(let range): try read(range, of: tree, json, value)
    case .value(let parameter): try read(parameter, json, value)
    case .prefix: domainUriPrefix = try Shape<[UInt8]>.string.read(json, value)
    case .domain: dynamicLinkDomain = try Shape<[UInt8]>.string.read(json, value)
    }
  }

  private mutating func read(_ parameter: LinkParameter, _ json: borrowing JSON, _ value: Int) throws(FieldFault) {
    switch (json.kind(value), parameter.kind) {
    case (.string, .flag):
      let text = try Shape<[UInt8]>.string.read(json, value)
      guard text == [UInt8(ascii: "1")] || text == [UInt8(ascii: "0")] else {
        throw FieldFault(.badValue(expected: "true, false, \"1\" or \"0\"", value: text))
      }
      parameters.set(parameter, to: text)
    case (.true, .flag): parameters.set(parameter, to: [UInt8(ascii: "1")])
    case (.false, .flag): parameters.set(parameter, to: [UInt8(ascii: "0")])
    case (let found, .flag): throw FieldFault(.wrongType(expected: "true, false, \"1\" or \"0\"", found: found))
    case (.string, _):
      if let range = json.plainTextRange(value) {
        parameters.set(parameter, to: json.bytes.span.extracting(range))
      } else {
        parameters.set(parameter, to: try Shape<[UInt8]>.string.read(json, value))
      }
    case (.number, .storeID), (.number, .versionCode):
      guard let number = json.numberText(value), let integer = json.integer(value), integer >= 0,
        number.first != UInt8(ascii: "-")
      else {
        throw FieldFault(.notNumber(value: json.numberText(value) ?? []))
      }
      parameters.set(parameter, to: number)
    case (let found, .storeID), (let found, .versionCode):
      throw FieldFault(.wrongType(expected: "a whole number or a string of digits", found: found))
    case (let found, _): throw FieldFault(.wrongType(expected: "a string", found: found))
    }
  }
}
