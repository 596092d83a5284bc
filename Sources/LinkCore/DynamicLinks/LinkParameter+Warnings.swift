extension LinkParameter {
  /// What to remark on a fallback or on the social image: its value is no URI, or has a scheme other than http and
  /// https.
  var urlWarnings: (notURI: LinkWarning.Code, badScheme: LinkWarning.Code) {
    switch self {
    case .androidFallbackLink: (.androidFallbackNotURI, .androidFallbackBadScheme)
    case .iosFallbackLink: (.iosFallbackNotURI, .iosFallbackBadScheme)
    case .ipadFallbackLink: (.ipadFallbackNotURI, .ipadFallbackBadScheme)
    case .desktopFallbackLink: (.desktopFallbackNotURI, .desktopFallbackBadScheme)
    default: (.socialImageNotURI, .socialImageBadScheme)
    }
  }
}
