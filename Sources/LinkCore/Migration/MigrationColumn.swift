/// Column of the CSV file in which FDL handed its links out (Firebase docs, "Export Dynamic Links").
package enum MigrationColumn: Hashable, Sendable {
  case shortLink
  /// A parameter of the long link that has a column in ``LinkParameter/table``.
  case parameter(LinkParameter)
  case archived
  case name
  case createdAt

  /// The 29 columns in the order of the file.
  package static let all: [MigrationColumn] = {
    let placed = LinkParameter.allCases.filter { $0.descriptor.column != nil }
    let parameters = placed.sorted { ($0.descriptor.column?.position ?? 0) < ($1.descriptor.column?.position ?? 0) }
    return [.shortLink] + parameters.map { .parameter($0) } + [.archived, .name, .createdAt]
  }()

  /// The columns without which a row is no link.
  package static let required: [MigrationColumn] = [.shortLink, .parameter(.link)]

  /// The name in the words of FDL's documentation.
  package var title: String {
    switch self {
    case .shortLink: "Short link"
    case .parameter(let parameter): parameter.descriptor.column?.title ?? parameter.descriptor.queryName
    case .archived: "Archived?"
    case .name: "Link name"
    case .createdAt: "Creation timestamp"
    }
  }

  /// Other names under which files have the column: those of the long link and of the REST interface.
  private var otherNames: [String] {
    switch self {
    case .shortLink, .archived: []
    case .parameter(let parameter):
      [parameter.descriptor.queryName] + (parameter.descriptor.restPath.last.map { [$0] } ?? [])
        + Self.abbreviations(of: parameter)
    case .name: ["name"]
    case .createdAt: ["created at", "creation time"]
    }
  }

  /// The tokens of iTunes Connect are written out in some places and abbreviated in others.
  private static func abbreviations(of parameter: LinkParameter) -> [String] {
    let descriptor = parameter.descriptor
    return descriptor.restPath.contains("itunesConnectAnalytics") ? ["iTunes Connect " + descriptor.queryName] : []
  }

  /// The column that a name in a file's first row means; nil for a name of none.
  ///
  /// Only letters and digits count, in either case: `Short link`, `short_link` and `shortLink` are one name. A
  /// parameter's name may follow in brackets, as in `Deep link (link)`.
  static func named(_ name: Span<UInt8>) -> MigrationColumn? {
    if let column = columns[key(name)] { return column }
    guard let last = name.indices.last, name[last] == UInt8(ascii: ")") || name[last] == UInt8(ascii: "]") else {
      return nil
    }
    for index in name.indices where name[index] == UInt8(ascii: "(") || name[index] == UInt8(ascii: "[") {
      return columns[key(name.extracting(0..<index))] ?? columns[key(name.extracting(index..<last))]
    }
    return nil
  }

  private static let columns: [[UInt8]: MigrationColumn] = {
    var columns: [[UInt8]: MigrationColumn] = [:]
    for column in all {
      for name in [column.title] + column.otherNames { columns[key([UInt8](name.utf8).span)] = column }
    }
    return columns
  }()

  private static func key(_ name: Span<UInt8>) -> [UInt8] {
    var key: [UInt8] = []
    for index in name.indices where name[index].isASCIILetter || name[index].isASCIIDigit || name[index] >= 0x80 {
      key.append(name[index].lowercasedASCII)
    }
    return key
  }
}
