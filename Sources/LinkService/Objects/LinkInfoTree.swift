import LinkCore

/// The members of `dynamicLinkInfo` as a tree, made from the parameter table: what stands where, for reading, writing
/// and the schema.
struct LinkInfoTree: Sendable {
  /// One member of an object.
  enum Member: Sendable {
    case value(LinkParameter)
    case group(LinkInfoTree)
  }

  let names: [[UInt8]]
  let members: [Member]

  /// The tree of all parameters with a REST path; `depth` path components stand above it.
  init(_ parameters: [LinkParameter] = LinkParameter.allCases, depth: Int = 0) {
    var names: [String] = []
    var members: [Member] = []
    for parameter in parameters where parameter.descriptor.restPath.count > depth {
      let path = parameter.descriptor.restPath
      guard !names.contains(path[depth]) else { continue }
      names.append(path[depth])
      if path.count == depth + 1 {
        members.append(.value(parameter))
      } else {
        let below = parameters.filter {
          $0.descriptor.restPath.count > depth + 1 && $0.descriptor.restPath[depth] == path[depth]
        }
        members.append(.group(LinkInfoTree(below, depth: depth + 1)))
      }
    }
    self.names = names.map { Array($0.utf8) }
    self.members = members
  }
}

extension LinkInfoTree {
  /// The schema of the object; for parameters of a method each member may be null.
  func fields(forReading: Bool) -> [Schema.Field] {
    zip(names, members).map { name, member in
      let name = String(decoding: name, as: UTF8.self)
      switch member {
      case .value(let parameter):
        let schema = LinkInfoTree.schema(of: parameter.kind, forReading: forReading)
        return .optional(name, forReading ? .nullable(schema) : schema, parameter.descriptor.summary)
      case .group(let tree):
        let schema = Schema.object(tree.fields(forReading: forReading))
        return .optional(name, forReading ? .nullable(schema) : schema, LinkInfoTree.summary(ofGroup: name))
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
