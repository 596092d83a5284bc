/// A step inside the values of a variable: this byte leads to that node.
struct VariableEdge: Sendable {
  let byte: UInt8
  let target: Int32
}
