/// What a JSON value is (RFC 8259 section 3).
@usableFromInline
package enum JSONKind: UInt8, Sendable {
  case object
  case array
  case string
  case number
  case `true`
  case `false`
  case null
}
