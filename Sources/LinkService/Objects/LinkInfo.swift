import LinkCore
import StrictJSON

/// A `dynamicLinkInfo` as it was sent: FDL's REST object (F §1.1), read but not yet checked as a link.
package struct LinkInfo: Sendable {
  private var domainUriPrefix: [UInt8]?
  private var dynamicLinkDomain: [UInt8]?
  private var parameters = LinkParameters()

  /// The link that is described; `pointer` says where in `params` it was.
  ///
  /// The prefix must be given by exactly one of its two members.
  func makeLink(pointer: String) throws(ServiceFault) -> DynamicLink {
    do throws(LinkFault) {
      if let domainUriPrefix, dynamicLinkDomain == nil {
        return DynamicLink(prefix: try URIPrefix(domainUriPrefix.span), parameters: parameters)
      }
      if let dynamicLinkDomain, domainUriPrefix == nil {
        return DynamicLink(
          prefix: try URIPrefix(domain: dynamicLinkDomain.span), parameters: parameters, usesDeprecatedDomain: true)
      }
    } catch {
      throw .link(error, .info(pointer: pointer))
    }
    throw .field(
      FieldFault(.notExactlyOne(of: ["domainUriPrefix", "dynamicLinkDomain"]), pointer: Array(pointer.utf8)))
  }
}

extension LinkInfo {
  private static let prefixName = Array("domainUriPrefix".utf8)
  private static let domainName = Array("dynamicLinkDomain".utf8)
  private static let prefixFields: [Schema.Field] = [
    .optional("domainUriPrefix", .nullable(.string()), "https://HOST or https://HOST/PATH; the prefix of the link."),
    .optional("dynamicLinkDomain", .nullable(.string()), "Deprecated: a host, in place of domainUriPrefix."),
  ]

  /// How the object is read: strictly, every member by the parameter table.
  static func shape() -> Shape<LinkInfo> {
    let tree = LinkInfoTree()
    let schema = Schema.object(prefixFields + tree.fields(forReading: true))
    return Shape(schema: .named("DynamicLinkInfo", schema), blank: LinkInfo()) { (json, node) throws(FieldFault) in
      var info = LinkInfo()
      info.parameters.reserveCapacity(json.range(node).count)
      try info.read(tree, json, node, isTop: true)
      return info
    }
  }

  private mutating func read(
    _ tree: LinkInfoTree, _ json: borrowing JSON, _ object: Int, isTop: Bool
  ) throws(FieldFault) {
    let kind = json.kind(object)
    guard kind == .object else { throw FieldFault(.wrongType(expected: "an object", found: kind)) }
    // One bit a member, the two prefix members above them: no object of the table has as many as 62.
    var seen: UInt64 = 0
    let end = json.next(object)
    var key = object + 1
    while key < end {
      let value = key + 1
      let position = try memberPosition(of: key, in: tree, json, isTop: isTop)
      let bit: UInt64 = 1 << UInt64(position)
      guard seen & bit == 0 else { throw LinkInfo.fault(.duplicate, at: key, json) }
      seen |= bit
      if !Fields.isAbsent(value, in: json) {
        do throws(FieldFault) {
          try read(position, tree, json, value)
        } catch {
          var name: [UInt8] = []
          json.appendTextRepairing(key, to: &name)
          throw error.under(name)
        }
      }
      key = json.next(value)
    }
  }

  /// Position of a member in the tree, or behind it for the two that name the prefix.
  private func memberPosition(
    of key: Int, in tree: LinkInfoTree, _ json: borrowing JSON, isTop: Bool
  ) throws(FieldFault) -> Int {
    for position in 0..<tree.names.count where json.text(key, equals: tree.names[position]) { return position }
    guard isTop else { return try Fields.position(of: key, in: tree.names, json: json) }
    let position = try Fields.position(
      of: key, in: [LinkInfo.prefixName, LinkInfo.domainName] + tree.names, json: json)
    return tree.names.count + position
  }

  private mutating func read(
    _ position: Int, _ tree: LinkInfoTree, _ json: borrowing JSON, _ value: Int
  ) throws(FieldFault) {
    guard position < tree.members.count else {
      let text = try Shape<[UInt8]>.string.read(json, value)
      if position == tree.members.count { domainUriPrefix = text } else { dynamicLinkDomain = text }
      return
    }
    switch tree.members[position] {
    case .group(let below): try read(below, json, value, isTop: false)
    case .value(let parameter): try read(parameter, json, value)
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
    case (_, .flag): throw FieldFault(.wrongType(expected: "true or false", found: json.kind(value)))
    case (.string, _):
      if let range = json.plainTextRange(value) {
        parameters.set(parameter, to: json.bytes.span.extracting(range))
      } else {
        parameters.set(parameter, to: try Shape<[UInt8]>.string.read(json, value))
      }
    case (.number, .storeID), (.number, .versionCode):
      guard let number = json.numberText(value), let integer = json.integer(value), integer >= 0 else {
        throw FieldFault(.notNumber(value: json.numberText(value) ?? []))
      }
      parameters.set(parameter, to: number)
    case (let found, .storeID), (let found, .versionCode):
      throw FieldFault(.wrongType(expected: "a whole number or a string of digits", found: found))
    case (let found, _): throw FieldFault(.wrongType(expected: "a string", found: found))
    }
  }

  private static func fault(_ reason: FieldFault.Reason, at key: Int, _ json: borrowing JSON) -> FieldFault {
    var name: [UInt8] = []
    json.appendTextRepairing(key, to: &name)
    return FieldFault(reason).under(name)
  }
}
