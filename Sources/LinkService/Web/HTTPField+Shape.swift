import LinkCore
import StrictJSON

extension Shape where Value == [HTTPField] {
  /// HTTP headers: an object of strings or arrays of strings, or an array of pairs.
  static let headers = Shape(
    schema: .anyOf([.map(.anyOf([.string(), .list(.string())])), .list(.list(.string()))]), blank: []
  ) { (json, node) throws(FieldFault) in
    var fields: [HTTPField] = []
    let end = json.next(node)
    switch json.kind(node) {
    case .object:
      var key = node + 1
      while key < end {
        let name = try Shape<[UInt8]>.string.read(json, key)
        do throws(FieldFault) {
          if json.kind(key + 1) == .array {
            for value in try Shape<[[UInt8]]>.list(.string).read(json, key + 1) {
              fields.append(HTTPField(name: name, value: value))
            }
          } else {
            fields.append(HTTPField(name: name, value: try Shape<[UInt8]>.string.read(json, key + 1)))
          }
        } catch {
          throw error.under(name)
        }
        key = json.next(key + 1)
      }
    case .array:
      for (index, pair) in try Shape<[[[UInt8]]]>.list(.list(.string)).read(json, node).enumerated() {
        guard pair.count == 2 else { throw FieldFault(.notPair(count: pair.count)).under(index) }
        fields.append(HTTPField(name: pair[0], value: pair[1]))
      }
    default: throw FieldFault(.wrongType(expected: "an object or an array", found: json.kind(node)))
    }
    return fields
  }
}
