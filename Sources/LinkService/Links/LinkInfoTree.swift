import LinkCore
import StrictJSON

/// The members of `dynamicLinkInfo` as a tree, made from the parameter table: what stands where, for reading, writing
/// and the schema.
///
/// The tree is flat: an object is a range of members, all names stand in one table. So reading a request touches two
/// arrays and counts no references.
struct LinkInfoTree: Sendable {
  /// One member of an object.
  enum Member: Sendable {
    case value(LinkParameter)

    /// An object with the members at these positions.
    case group(Range<Int>)

    /// `domainUriPrefix` and `dynamicLinkDomain`, which name the prefix.
    case prefix
    case domain
  }

  private(set) var names = JSONNames([])
  private(set) var members: [Member] = []

  /// For each member the bits of the parameters in it (``LinkParameters/presentMask``), or ``always``.
  private(set) var bits: [UInt32] = []

  /// The bit of a member that every link has; it is no parameter's.
  static var always: UInt32 { 1 << 31 }

  /// The members of `dynamicLinkInfo` itself.
  private(set) var top = 0..<0

  /// The tree of all parameters that have a REST path.
  init() {
    var names: [String] = ["domainUriPrefix", "dynamicLinkDomain"]
    members = [.prefix, .domain]
    bits = [LinkInfoTree.always, 0]
    top = 0..<add(LinkParameter.allCases, depth: 0, &names).upperBound
    // Groups were added behind the object that holds them; each now gets its own members, which follow in turn.
    var position = 0
    var depths = members.map { _ in 0 }
    while position < members.count {
      if case .group = members[position] {
        let depth = depths[position]
        let below = LinkParameter.allCases.filter { parameter in
          let path = parameter.descriptor.restPath
          return path.count > depth + 1 && path[depth] == names[position]
        }
        let range = add(below, depth: depth + 1, &names)
        members[position] = .group(range)
        depths += range.map { _ in depth + 1 }
      }
      position += 1
    }
    self.names = JSONNames(names.map { Array($0.utf8) })
  }

  /// Adds one member for each different name at this depth of the paths; returns where they stand.
  private mutating func add(_ parameters: [LinkParameter], depth: Int, _ names: inout [String]) -> Range<Int> {
    let start = members.count
    for parameter in parameters where parameter.descriptor.restPath.count > depth {
      let path = parameter.descriptor.restPath
      let bit = LinkParameters.bit(parameter)
      if let known = names[start...].firstIndex(of: path[depth]) {
        bits[known] |= bit
        continue
      }
      names.append(path[depth])
      members.append(path.count == depth + 1 ? .value(parameter) : .group(0..<0))
      bits.append(bit)
    }
    return start..<members.count
  }
}

extension LinkInfoTree {
  /// The fields of `dynamicLinkInfo`; as parameters of a method each may be null.
  func fields(forReading: Bool) -> [Schema.Field] { fields(of: top, forReading: forReading) }

  private func fields(of object: Range<Int>, forReading: Bool) -> [Schema.Field] {
    object.compactMap { position in
      let name = String(decoding: names[position], as: UTF8.self)
      switch members[position] {
      case .value(let parameter):
        let schema = LinkInfoTree.schema(of: parameter.kind, forReading: forReading)
        return .optional(name, forReading ? .nullable(schema) : schema, parameter.descriptor.summary)
      case .group(let below):
        let schema = Schema.object(fields(of: below, forReading: forReading))
        return .optional(name, forReading ? .nullable(schema) : schema, LinkInfoTree.summary(ofGroup: name))
      case .prefix:
        let summary = "https://HOST or https://HOST/PATH; the prefix of the link."
        return forReading ? .optional(name, .nullable(.string()), summary) : Schema.Field(name, .string(), summary)
      case .domain:
        guard forReading else { return nil }
        return .optional(name, .nullable(.string()), "Deprecated: a host, in place of domainUriPrefix.")
      }
    }
  }

  private static func schema(of kind: LinkParameter.Kind, forReading: Bool) -> Schema {
    switch kind {
    case .flag: forReading ? .anyOf([.boolean, .string(oneOf: ["1", "0"])]) : .boolean
    case .storeID, .versionCode: forReading ? .anyOf([.string(), .integer(minimum: 0)]) : .string()
    default: .string()
    }
  }

  private static func summary(ofGroup name: String) -> String {
    switch name {
    case "androidInfo": "What Android devices do with the link."
    case "iosInfo": "What iPhones and iPads do with the link."
    case "desktopInfo": "What every other device does with the link."
    case "navigationInfo": "How the link is followed."
    case "socialMetaTagInfo": "What is shown where the link is shared."
    case "analyticsInfo": "What is counted."
    case "googlePlayAnalytics": "Campaign values for the Play Store and the app."
    case "itunesConnectAnalytics": "Campaign values for the App Store."
    default: preconditionFailure("The group \(name) of the parameter table has no summary yet.")
    }
  }
}
