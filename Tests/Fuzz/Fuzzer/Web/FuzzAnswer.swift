import LinkCore
import StrictJSON

/// An answer to a web request as it is read from the JSON that was written.
struct FuzzAnswer: Equatable {
  let status: Int
  let fields: [HTTPField]
  let body: [UInt8]?

  /// Nil for what is not in the shape of one; `member` is where it stands in a larger answer.
  init?(_ text: [UInt8], at member: StaticString? = nil) {
    guard let json = try? JSON(parsing: text), json.kind(json.root) == .object else { return nil }
    let name = member.map { $0.withUTF8Buffer { Array($0) } }
    guard let node = name.map({ json.member($0, of: json.root) }) ?? json.root,
      let status = json.member(Array("status".utf8), of: node).flatMap({ json.integer($0) }),
      let list = json.member(Array("headers".utf8), of: node)
    else { return nil }
    self.status = Int(status)
    var fields: [HTTPField] = []
    for element in json.elements(of: list) {
      let pair = json.elements(of: element)
      guard pair.count == 2, let name = json.text(pair[0]), let value = json.text(pair[1]) else { return nil }
      fields.append(HTTPField(name: name, value: value))
    }
    self.fields = fields
    body = json.member(Array("body".utf8), of: node).flatMap { json.text($0) }
  }

  subscript(name: StaticString) -> [UInt8]? {
    name.withUTF8Buffer { name in fields.first { $0.name.elementsEqual(name) }?.value }
  }
}
