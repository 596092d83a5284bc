extension IncomingVectors {
  /// Vectors that speak of what no request can say or ask, one row a line, each with its reason.
  static let notApplicable: [(id: String, reason: String)] = [
    ("C-16", "the set-up of an SDK object without an API key; no request has one"),
    ("C-22", "a helper that makes the URL of a cookie page of FDL's server, which is gone"),
    ("X-02", "an HTTP client whose server answers 400; short links come from the store"),
    ("X-03", "an HTTP client that gets no response at all; short links come from the store"),
    ("X-04", "the API key in the URL of an HTTP client; no request has one"),
  ]
}
