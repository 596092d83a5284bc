/// What a request says of a value that something has.
package enum Setting<Value> {
  /// The field was left out.
  case kept

  /// The field is `null`.
  case cleared
  case changed(Value)
}
