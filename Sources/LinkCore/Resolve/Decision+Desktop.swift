extension Decision {
  /// Rows 21 and 22.
  mutating func decideDesktop() -> Resolution {
    let fallback = readFallback(.desktopFallbackLink)
    trace.add(.desktopFallback, fallback.verdict, fallback.facts(.desktopFallbackLink))
    if let url = fallback.value { return result(Destination(fallback: .desktopFallbackLink, url)) }
    trace.add(.desktopLink, .taken)
    return result(Destination(.link, linkURL))
  }
}
