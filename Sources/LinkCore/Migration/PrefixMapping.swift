/// Which prefix takes the place of which when links move to another domain.
package struct PrefixMapping: Sendable {
  /// Why a text is no mapping.
  package enum Fault: Error, Equatable, Sendable {
    /// No `=` has something on both sides of it that is a prefix or a host; the reason is that of the side at fault.
    case notPair(LinkFault?)
    /// The old prefix has a new one already.
    case twice(URIPrefix)
  }

  private var pairs: [(old: URIPrefix, new: URIPrefix)] = []

  package init() {}

  /// The prefixes from which links move away.
  package var olds: [URIPrefix] { pairs.map(\.old) }

  /// Adds a mapping `OLD=NEW`; each side is a URI prefix (`https://example.com/link`) or a host (`example.page.link`).
  package mutating func add(_ text: [UInt8]) throws(Fault) {
    var fault: LinkFault?
    // A path may hold the character too, so the first place where both sides are prefixes counts.
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "=") {
      let pair: (old: URIPrefix, new: URIPrefix)
      do throws(LinkFault) {
        pair = (try Self.prefix(text[..<index]), try Self.prefix(text[(index + 1)...]))
      } catch {
        fault = fault ?? error
        continue
      }
      guard !pairs.contains(where: { $0.old == pair.old }) else { throw .twice(pair.old) }
      pairs.append(pair)
      return
    }
    throw .notPair(fault)
  }

  /// The prefix under which links of `prefix` stand from now on.
  package func new(for prefix: URIPrefix) -> URIPrefix { place(of: prefix).map { pairs[$0].new } ?? prefix }

  /// Where the prefix stands in ``olds``; nil for one that stays.
  package func place(of prefix: URIPrefix) -> Int? { pairs.firstIndex { $0.old == prefix } }

  private static func prefix(_ text: ArraySlice<UInt8>) throws(LinkFault) -> URIPrefix {
    let bytes = [UInt8](text)
    let isWhole = bytes.contains(UInt8(ascii: "/"))
    let prefix = try isWhole ? URIPrefix(bytes.span) : URIPrefix(domain: bytes.span)
    // A URL may have such hosts, but here they are a second mapping behind the first, or a pattern.
    guard !prefix.text[prefix.host].contains(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "*") }) else {
      throw LinkFault(.invalidPrefix, value: bytes)
    }
    return prefix
  }
}
