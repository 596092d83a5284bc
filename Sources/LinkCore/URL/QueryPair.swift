/// Name and decoded value of a query parameter.
package struct QueryPair: Equatable, Sendable {
  package let name: [UInt8]
  package let value: [UInt8]

  package init(name: [UInt8], value: [UInt8]) {
    self.name = name
    self.value = value
  }
}
