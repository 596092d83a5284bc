/// A place in a text as editors count: line and column from 1, columns in UTF-16 units (as LSP and SARIF do).
package struct SourcePosition: Equatable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
