/// How one parameter of a dynamic link is called, what it holds and where it acts.
package struct LinkParameterDescriptor: Sendable {
  /// Name in a long link.
  package let queryName: String
  /// Member names from `dynamicLinkInfo` on; empty for a parameter that exists only in long links.
  package let restPath: [String]
  /// Column of FDL's export file in the words of its documentation, with its position from 1.
  package let column: (title: String, position: Int)?
  package let kind: LinkParameter.Kind
  package let platform: LinkParameter.Platform
  /// One line for schema and reference.
  package let summary: String

  let queryNameBytes: [UInt8]
  /// `&name=` as a long link carries it.
  let separator: [UInt8]

  init(
    _ queryName: String,
    _ restPath: [String],
    _ column: (title: String, position: Int)?,
    _ kind: LinkParameter.Kind,
    _ platform: LinkParameter.Platform,
    _ summary: String
  ) {
    self.queryName = queryName
    self.restPath = restPath
    self.column = column
    self.kind = kind
    self.platform = platform
    self.summary = summary
    queryNameBytes = [UInt8](queryName.utf8)
    separator = [0x26] + queryNameBytes + [0x3D]
  }
}
