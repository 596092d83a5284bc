import StrictJSON

/// What a writer makes of one value of a text that was read.
func copy(_ node: Int = 0, of json: JSON) -> [UInt8] {
  var writer = JSONWriter()
  writer.copy(node, of: json)
  return writer.bytes
}
