extension FirebaseVectors {
  /// Vectors that speak of what no request can say or ask, one row a line, each with its reason.
  package static let notApplicable: [(id: String, reason: String)] = [
    ("K-02", "a builder without a link gives the bare prefix; a request without link is refused"),
    ("K-04", "the pattern of a setter that takes page.link and app.goo.gl alone; dynamicLinkDomain takes every host"),
    ("K-05", "a builder hands out whatever URL it was given as long link; a request reads it as a long link"),
    ("S-09", "an API key, which no request has"),
    ("S-12", "an HTTP client that is answered with something else than JSON"),
    ("S-13", "an HTTP client that is answered with neither a short link nor an error"),
    ("S-14", "an HTTP client that is answered with malformed warnings"),
    ("C-16", "the set-up of an SDK object without an API key; no request has one"),
    ("C-22", "a helper that makes the URL of a cookie page of FDL's server, which is gone"),
    ("X-02", "an HTTP client whose server answers 400; short links come from the store"),
    ("X-03", "an HTTP client that gets no response at all; short links come from the store"),
    ("X-04", "the API key in the URL of an HTTP client; no request has one"),
  ]
}
