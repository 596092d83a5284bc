/// Layers of an incoming link as its parameters are looked up: from the innermost outwards.
struct LayerStack {
  let innermost: LinkLayer
  /// Outermost first, `innermost` last.
  let layers: [LinkLayer]
  /// Around `layers`; only its campaign parameters count.
  let referrer: LinkLayer?

  /// The value of the layer nearest to the deep link that has one.
  func nearest(_ name: StaticString) -> [UInt8]? {
    if let value = innermost.query.value(name) { return value }
    for layer in layers.dropLast().reversed() {
      if let value = layer.query.value(name) { return value }
    }
    return nil
  }

  /// The same for what only the custom-scheme form carries: in a long link the name means nothing.
  func nearestInCustomScheme(_ name: StaticString) -> [UInt8]? {
    for layer in layers.reversed() where layer.isCustomScheme {
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
    guard let referrer else { return ([], DecodedQuery()) }
    return (referrer.utmParameters, referrer.query)
  }
}
