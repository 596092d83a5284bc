package import LinkCore
import StrictJSON

/// The wording of every warning that a caller reads.
package enum WarningText {
  /// The sentence of a warning about the configuration.
  package static func sentence(for warning: ConfigurationWarning) -> String {
    switch warning {
    case .noDomains:
      "No domain is configured, so links are made for every https prefix and handleRequest serves none of them; list yours "
        + "under \"domains\"."
    case .noAllowlist(let prefix):
      "Links under \(Quoted.text(prefix)) may lead to any http or https URL; list patterns under \"allow\"."
    case .unanchoredPattern(let prefix, let pattern):
      "The pattern \(Quoted.text(pattern)) of \(Quoted.text(prefix)) has no \"^\", so it lets through URLs that hold it "
        + "anywhere; begin it with \"^https://\"."
    case .allowAnyWithoutEffect(let prefix):
      "\"allowAny\" of \(Quoted.text(prefix)) has no effect beside \"allow\"; leave one of the two out."
    case .notFoundBelowPrefix(let prefix, let url, let own):
      "\"notFound\" of \(Quoted.text(prefix)) is \(Quoted.text(url)), which lies below the prefix \(Quoted.text(own)) and may "
        + "be unknown itself; give a URL that something else answers."
    case .emptyAllowlist(let prefix):
      "Links under \(Quoted.text(prefix)) can lead nowhere, since \"allow\" is empty; list patterns in it."
    case .doubtfulPattern(let prefix, let pattern, let finding):
      "The pattern \(Quoted.text(pattern)) of \(Quoted.text(prefix)) \(predicate(of: finding, pattern))"
    case .app(let warning): sentence(ofApp: warning)
    case .route(let remark): sentence(for: remark)
    }
  }

  /// The sentence of a warning about clicks that could not be counted; nil for none.
  static func sentence(forLostClicks count: Int64) -> String? {
    guard count > 0 else { return nil }
    return "linkStats lacks \(count) \(count == 1 ? "click" : "clicks"), because the store could not be written for "
      + "too long; make room or check its permissions."
  }

  /// What is said at the end of clicks that could not be counted; nil for none.
  package static func sentence(forUncountedClicks count: Int64) -> String? {
    guard count > 0 else { return nil }
    return "\(count) \(count == 1 ? "click" : "clicks") could not be counted, because the store could not be written"
  }

  /// Completes "The pattern … ".
  private static func predicate(of finding: AllowlistFinding, _ pattern: [UInt8]) -> String {
    switch finding {
    case .matchesNothing where pattern.starts(with: Array("/^".utf8)):
      "matches no http or https URL; leave out the \"/\" in front of \"^\" and the one that closes it."
    case .matchesNothing:
      "matches no http or https URL; begin it with \"^https://\", the host and \"/\"."
    case .missesSingleSlash(let url):
      "refuses \(Quoted.text(url)); is one \"/\" too many?"
    case .otherHost(let url):
      "also lets through \(Quoted.text(url)), which is somebody else's host; write the host out, with \"\\.\" for each "
        + "dot and \"/\" behind it."
    case .otherApp(let url):
      "lets through every app of a store, such as \(Quoted.text(url)); end it with the id of your app."
    case .missesQuery(let url):
      "lets through the host alone and a query behind its slash, but not \(Quoted.text(url)); write \"([/?].*)?$\" "
        + "behind the host."
    }
  }

  /// The sentence of a warning about a link.
  package static func sentence(for warning: LinkWarning) -> String {
    let name = name(of: warning)
    let value = Quoted.text(warning.value)
    return switch warning.code {
    case .androidPackageNotInProject:
      "\(name) \(value) is not a configured Android app; correct it or add it to \"apps\"."
    case .iosBundleNotInProject, .ipadBundleNotInProject:
      "\(name) \(value) is not a configured iOS app; correct it or add it to \"apps\"."
    case .androidMinimumVersionNotInteger: "\(name) must be a whole number, not \(value); it is ignored."
    case .androidMinimumVersionUnnecessary: "\(name) has no effect without an Android package name (apn)."
    case .androidLinkNotURI, .androidFallbackNotURI, .iosFallbackNotURI, .ipadFallbackNotURI,
      .desktopFallbackNotURI, .socialImageNotURI, .socialURLNotURI:
      "\(name) is not an absolute URL: \(value); it is ignored."
    case .linkNotURI: "link is not a URL that may be followed: \(value)."
    case .androidFallbackBadScheme, .iosFallbackBadScheme, .ipadFallbackBadScheme, .desktopFallbackBadScheme,
      .socialImageBadScheme, .socialURLBadScheme:
      "\(name) must be an http or https URL, not \(value); it is ignored."
    case .androidLinkUnnecessary where warning.value.isEmpty:
      "\(name) has no effect without an Android package name (apn)."
    case .androidLinkUnnecessary: "\(name) is the same as link; leave it out."
    case .iosCustomSchemeUnnecessary: "\(name) has no effect without a bundle id (ibi or ipbi)."
    case .appStoreIDNotNumeric: "\(name) must be digits, not \(value); it is ignored."
    case .appStoreIDUnnecessary: "\(name) has no effect without a bundle id (ibi or ipbi)."
    case .badDebug: "\(name) must be 1 or 0, not \(value)."
    case .badAdvertisement: "\(name) must be 1 or 0, not \(value)."
    case .deprecated where warning.parameter == nil: "\(name) is deprecated; use \"domainUriPrefix\"."
    case .deprecated: "\(name) is deprecated and has no effect; leave it out."
    case .unrecognized: "\(name) is not a parameter of a dynamic link; it is kept and has no effect."
    case .parameterTooLong:
      "\(name) has \(warning.length) bytes; more than \(DynamicLink.advisedParameterLength) may be cut on the way."
    case .linkTooLong:
      "The long link has \(warning.length) bytes; more than \(DynamicLink.advisedLength) may be cut on the way."
    case .fragment:
      "The long link has a raw \"#\", so \(Quoted.text([UInt8(ascii: "#")] + warning.value)) is not part of it; "
        + "write %23 in the value."
    case .bundleAndStoreMismatch: "\(name) \(value) is not the App Store id that is configured for the app (ibi)."
    case .allowlistMissing:
      "The domain has no allowlist, so the link may lead to any http or https URL; list patterns under \"allow\"."
    case .allowlistUnanchored:
      "The pattern \(value) has no \"^\", so it matches anywhere in a URL; begin it with \"^https://\"."
    case .duplicate: "\(name) appears more than once; the last value counts."
    case .fallbackIsDynamicLink: "\(name) is itself a dynamic link: \(value); give the final URL."
    case .fallbackLoops:
      "\(name) leads back to this link, or over more than \(FallbackChain.hopLimit) dynamic links: \(value); it is "
        + "ignored; give the final URL."
    case .iosAppWithoutStore where warning.parameter == .ipadBundleID:
      "\(name) has neither an App Store id (isi) nor a fallback (ipfl or ifl), so an iPad without the app opens link in "
        + "the browser; give isi\(configured(warning.value)) or ipfl."
    case .iosAppWithoutStore:
      "\(name) has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in "
        + "the browser; give isi\(configured(warning.value)) or ifl."
    case .notEncoded: "\(name) has a raw \"=\" in its value; write %3D."
    case .cutOff:
      "\(name) is not percent-encoded, so \(Quoted.text(warning.name)) and what follows was read as a parameter of its "
        + "own; encode the whole value of \(name)."
    case .undecodable where warning.parameter == nil && warning.name.isEmpty:
      "A part of the URL has a percent escape that cannot be decoded: \(value); it is kept as written."
    case .undecodable: "\(name) has a percent escape that cannot be decoded: \(value); it is kept as written."
    case .prefixNotConfigured:
      "\(value) is none of the known prefixes, so the URL is not read as a long link; add it to \"domains\"."
    case .schemeNotConfigured:
      "\(value) is none of the known schemes, so the URL is not read as a link to the app; add it to \"schemes\" or "
        + "\"apps\"."
    case .nestedTooDeep:
      "More than \(warning.length) links stand in each other; what is left is given as the deep link."
    case .mixedScriptHost:
      "The host of \(name) mixes letters of several scripts: \(value); check that it is the one you mean."
    case .socialImageNotSecure: "\(name) is not an https URL; many services show no such image; use https."
    }
  }

  /// Writes the `warning` member; `info` is the pointer of `dynamicLinkInfo` in `params` when the link came as one,
  /// `table` the routes that came with the request.
  static func write(
    _ warnings: [LinkWarning], info: String?, table: RequestRoutes? = nil, to writer: inout JSONWriter
  ) {
    writer.beginArray("warning")
    for warning in warnings {
      begin(warning.code.rawValue, sentence(for: warning), to: &writer)
      if let info, let path = warning.parameter?.descriptor.restPath, !path.isEmpty {
        writer.key("field")
        writer.string(([info] + path).joined(separator: "/"))
      } else if let info, warning.code == .deprecated {
        // A member of dynamicLinkInfo that is no parameter of the link.
        writer.key("field")
        writer.string(Array(info.utf8) + [UInt8(ascii: "/")] + warning.name)
      }
      if let parameter = warning.parameter {
        writer.key("parameter")
        writer.string(parameter.descriptor.queryName)
      } else if !warning.name.isEmpty {
        writer.key("parameter")
        writer.string(warning.name)
      }
      writer.endObject()
    }
    if let table { write(table, to: &writer) }
    writer.endArray()
  }

  /// Begins the object of one warning.
  static func begin(_ code: String, _ sentence: String, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("warningCode", code)
    writer.member("warningMessage", sentence)
  }

  /// The warnings as a page shows them.
  static func pageWarnings(_ warnings: [LinkWarning]) -> [PageWarning] {
    warnings.map { PageWarning(code: Array($0.code.rawValue.utf8), message: Array(sentence(for: $0).utf8)) }
  }

  /// The App Store id that the configuration has for an app, behind the parameter that should have it; no link takes it
  /// from there, so that a link stays what it was made as.
  private static func configured(_ storeID: [UInt8]) -> String {
    storeID.isEmpty ? "" : " (the configuration has \(Quoted.text(storeID)))"
  }

  /// How a sentence calls the parameter.
  private static func name(of warning: LinkWarning) -> String {
    warning.parameter.map { $0.descriptor.queryName } ?? Quoted.text(warning.name)
  }

  private static let codes =
    LinkWarning.Code.allCases.map(\.rawValue) + RouteReport.Code.allCases.map(\.rawValue)
    + GenerationWarning.Code.allCases.map(\.rawValue) + LinkStatsWriter.WarningCode.allCases.map(\.rawValue)

  /// The schema of the `warning` member.
  static let schema = Schema.list(
    .named(
      "Warning",
      .object([
        Schema.Field("warningCode", .string(oneOf: codes), "A stable word."),
        Schema.Field("warningMessage", .string(), "One English sentence."),
        .optional("field", .string(), "JSON Pointer into params, when one field is spoken of."),
        .optional("parameter", .string(), "The query name of the parameter that is spoken of."),
      ])))
}
