/// Why a text names no place for short links, or why there is no default place.
package enum StoreLocationFault: Error, Hashable, Sendable {
  case empty
  /// No `scheme:` in front; a bare path is not taken for one.
  case noScheme
  /// The scheme, in lower case, is not one that this program knows.
  case unknownScheme([UInt8])
  /// `postgresql:` in a build without it.
  case noPostgreSQL
  case emptyPath
  case nulInPath
  /// `sqlite://…`; `sqlite:PATH` is meant.
  case twoSlashes
  /// Neither XDG_DATA_HOME nor HOME names an absolute directory, as under some supervisors.
  case noHome
}
