import StrictJSON

/// The methods that concern the conversation itself and never reach a handler (Language Server Protocol, base protocol).
enum LifecycleMethod {
  /// `shutdown`: answered with null; requests after it are refused.
  case shutdown

  /// `exit`: the conversation ends here.
  case exit

  /// `$/cancelRequest`: see ``Cancellations``.
  case cancelRequest

  /// Which of them the string at `node` names, if any.
  @inline(__always)
  static func named(_ json: borrowing JSON, _ node: Int) -> LifecycleMethod? {
    let range = json.range(node)
    switch json.bytes[range.lowerBound + 1] {
    case UInt8(ascii: "s"), UInt8(ascii: "e"), UInt8(ascii: "$"), UInt8(ascii: "\\"): return read(json, node)
    default: return nil
    }
  }

  private static func read(_ json: borrowing JSON, _ node: Int) -> LifecycleMethod? {
    // The longest name has 16 characters of at most six bytes.
    guard json.range(node).count <= 2 + 6 * 16, let text = json.text(node) else { return nil }
    return switch text.count {
    case 8 where text.elementsEqual("shutdown".utf8): .shutdown
    case 4 where text.elementsEqual("exit".utf8): .exit
    case 15 where text.elementsEqual("$/cancelRequest".utf8): .cancelRequest
    default: nil
    }
  }
}
