package import LinkCore

/// How the rows of a file become links.
package struct ImportOptions: Sendable {
  /// What is done with links that FDL had archived.
  package enum Archived: String, CaseIterable, Sendable {
    /// They are left out, and their suffixes stay free.
    case skip
    /// They are kept, and following them is refused.
    case disable
  }

  package var archived = Archived.disable
  /// Which prefixes are exchanged.
  package var mapping = PrefixMapping()

  package init() {}
}
