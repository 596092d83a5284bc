/// Layers of an incoming link as its parameters are looked up: from the innermost outwards.
struct LayerStack {
  let innermost: LinkLayer
  /// Outermost first, `innermost` last.
  let layers: [LinkLayer]
  /// Around `layers`, outermost first.
  let outer: [LinkLayer]

  /// The value of the layer nearest to the deep link that has one.
  func nearest(_ name: StaticString) -> [UInt8]? {
    if let value = innermost.query.value(name) { return value }
    guard layers.count > 1 || !outer.isEmpty else { return nil }
    for layer in layers.dropLast().reversed() {
      if let value = layer.query.value(name) { return value }
    }
    for layer in outer.reversed() {
      if let value = layer.query.value(name) { return value }
    }
    return nil
  }

  /// The campaign parameters of the layer nearest to the deep link that has any.
  var nearestUTM: (items: [DecodedQuery.Item], query: DecodedQuery) {
    for layer in layers.reversed() {
      let items = layer.utmParameters
      if !items.isEmpty { return (items, layer.query) }
    }
    for layer in outer.reversed() {
      let items = layer.utmParameters
      if !items.isEmpty { return (items, layer.query) }
    }
    return ([], DecodedQuery())
  }
}
