import TestSupport

/// What `linkStats` has answered, in words.
extension Answer {
  /// `PLATFORM EVENT COUNT`, FDL's figures.
  var clickEvents: [String] { words("linkEventStats", by: "event") }

  /// `platform destination count`.
  var clickDestinations: [String] { words("destinationStats", by: "destination") }

  private func words(_ list: String, by name: String) -> [String] {
    (result("/" + list)?.elements ?? []).map { row in
      ["platform", name, "count"].map { row[$0]?.text ?? "?" }.joined(separator: " ")
    }
  }
}
