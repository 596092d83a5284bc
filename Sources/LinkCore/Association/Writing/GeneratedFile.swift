/// A file made from a configuration.
package struct GeneratedFile: Sendable {
  /// JSON on one line.
  package let json: [UInt8]

  /// Where it takes other URLs than what it was made from.
  package let notes: [GenerationNote]
}
