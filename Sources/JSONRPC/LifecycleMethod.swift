import StrictJSON

/// The methods that concern the conversation itself and never reach a handler (Language Server Protocol, base
/// protocol).
enum LifecycleMethod {
  /// `shutdown`: answered with null; requests after it are refused.
  case shutdown

  /// `exit`: the conversation ends here.
  case exit

  /// `$/cancelRequest`: see ``Cancellations``.
  case cancelRequest

  /// Which of them the string at `node` names, if any.
  static func named(_ json: borrowing JSON, _ node: Int) -> LifecycleMethod? {
    let range = json.range(node)
    let span = json.bytes.span
    switch range.count {
    case 6 where ByteSearch.isExactly("\"exit\"", in: span, at: range.lowerBound): return .exit
    case 10 where ByteSearch.isExactly("\"shutdown\"", in: span, at: range.lowerBound): return .shutdown
    case 17 where ByteSearch.isExactly("\"$/cancelRequest\"", in: span, at: range.lowerBound): return .cancelRequest
    default: return json.plainTextRange(node) == nil ? escaped(json, node) : nil
    }
  }

  private static func escaped(_ json: borrowing JSON, _ node: Int) -> LifecycleMethod? {
    // The longest name has 15 characters of at most six bytes.
    guard json.range(node).count <= 2 + 6 * 15, let text = json.text(node) else { return nil }
    return switch text.count {
    case 4 where text.elementsEqual("exit".utf8): .exit
    case 8 where text.elementsEqual("shutdown".utf8): .shutdown
    case 15 where text.elementsEqual("$/cancelRequest".utf8): .cancelRequest
    default: nil
    }
  }
}
