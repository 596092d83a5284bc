package import LinkCore
package import LinkStore

/// Why an import ends before the file does.
package enum ImportFault: Error, Equatable, Sendable {
  /// Nothing can be read from the file.
  case header(MigrationHeader.Fault)
  /// What was reported before is kept; the store takes no more.
  case store(StoreFault)
}
