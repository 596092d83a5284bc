extension LinkParameter {
  /// The five campaign parameters that reach the app.
  package static let utm: [LinkParameter] = [.utmSource, .utmMedium, .utmCampaign, .utmTerm, .utmContent]
}
