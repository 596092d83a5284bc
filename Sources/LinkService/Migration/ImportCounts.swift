/// How many rows came to what.
package struct ImportCounts: Sendable {
  package internal(set) var created = 0
  package internal(set) var unchanged = 0
  package internal(set) var conflicts = 0
  package internal(set) var skipped = 0
  package internal(set) var errors = 0

  package var rows: Int { created + unchanged + conflicts + skipped + errors }

  mutating func add(_ kind: ImportOutcome.Kind) {
    switch kind {
    case .created: created += 1
    case .unchanged: unchanged += 1
    case .conflict: conflicts += 1
    case .skipped: skipped += 1
    case .error: errors += 1
    }
  }
}
