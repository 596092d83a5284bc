import LinkCore

extension LinkPayload {
  /// Campaign parameters as `name=value`, in their order.
  var utmTexts: [String] {
    utmParameters.map { item in
      utmQuery.bytes(item.name).utf8Text + "=" + (item.value.map { utmQuery.bytes($0).utf8Text } ?? "")
    }
  }
}
