import JSONRPC
import LinkCore
import LinkStore
import StrictJSON

/// The work of `handleRequest`.
struct WebVisit {
  private let params: HandleRequestParams
  private let context: ServiceContext
  private let device: Device
  private let isHead: Bool

  /// Whether a program asks, which wants to know what a link carries and goes nowhere.
  private let wantsJSON: Bool

  init(params: HandleRequestParams, context: ServiceContext) {
    self.params = params
    self.context = context
    device = Device(headers: params.headers)
    isHead = params.method == Array("HEAD".utf8)
    wantsJSON = AcceptedType.isJSON(params.headers)
  }

  func step(to writer: inout JSONWriter) throws(ServiceFault) -> Step {
    guard isHead || params.method == Array("GET".utf8) else { return write(.methodNotAllowed, to: &writer) }
    guard let url = SiteURL(params.url) else {
      return try refuse(unreadable, in: nil, to: &writer)
    }
    if let path = AssociationPath(url.path) {
      do throws(ServiceFault) {
        return write(HTTPAnswer(file: try file(path, of: url)), to: &writer)
      } catch {
        // Without a redirect: the systems would refuse it.
        return try refuse(error, in: nil, to: &writer)
      }
    }
    guard let domain = context.configuration.domain(of: url) else {
      return try refuse(hostNotServed(url), in: nil, to: &writer)
    }
    return try answering(url, in: domain, to: &writer) { (writer) throws(ServiceFault) in
      guard domain.uriPrefix.covers(url.text) else {
        throw .prefixNotConfigured(
          url: [UInt8](url.beforeQuery), configured: context.configuration.prefixes(onSiteOf: url))
      }
      return wantsJSON ? try payload(of: url, in: domain, to: &writer) : try click(on: url, in: domain, to: &writer)
    }
  }

  // MARK: Links

  private func click(
    on url: SiteURL, in domain: Configuration.Domain, to writer: inout JSONWriter
  ) throws(ServiceFault) -> Step {
    let params = ResolveParams(
      url: url.text, device: device, record: self.params.record && !isHead, now: self.params.now, explain: false)
    return try ResolvedClick(
      params, as: isHead ? .headers : .answer, refusingLongLinks: longLinkRefusal(in: domain), context: context
    ).step(to: &writer)
  }

  private func longLinkRefusal(in domain: Configuration.Domain) -> ServiceFault? {
    domain.isOpenToLongLinks ? nil : .longLinksRefused(prefix: domain.uriPrefix.text)
  }

  private func payload(
    of url: SiteURL, in domain: Configuration.Domain, to writer: inout JSONWriter
  ) throws(ServiceFault) -> Step {
    let parser = context.incomingParser
    let followed = FollowedLinks(context: context, longLinkRefusal: longLinkRefusal(in: domain))
    let request = IncomingRequest(
      parser.parse(url.text, explain: false), parser: parser, now: now, only: followed)
    var text = JSONWriter()
    return wrap(try request.step(to: &text), text, to: &writer)
  }

  /// Makes an answer for programs of the JSON text that is written.
  private func wrap(_ step: Step, _ text: JSONWriter, to writer: inout JSONWriter) -> Step {
    switch step {
    case .done: return write(HTTPAnswer(json: text.bytes), to: &writer)
    case .store(let operation, let then):
      return .store(operation) { (outcome, writer) throws(ServiceFault) in
        var text = JSONWriter()
        return wrap(try then.resume(outcome, &text), text, to: &writer)
      }
    case .counts: return step
    }
  }

  private var now: Int64 { params.now ?? context.now }

  // MARK: Refusals

  /// What is wrong with a URL that cannot be read.
  private var unreadable: ServiceFault {
    do throws(URLFault) { _ = try WebURL.check(params.url.span) } catch {
      if error.isOfHost { return .noHost(url: params.url) }
    }
    return .notDynamicLink(url: params.url)
  }

  private func hostNotServed(_ url: SiteURL) -> ServiceFault {
    guard !context.configuration.domains.isEmpty else { return .noDomains(url: url.text) }
    return .hostNotServed(url.authority, near: context.configuration.prefixes(nearSiteOf: url))
  }

  /// Does the work, and makes an answer of whatever fault it ends with.
  private func answering(
    _ url: SiteURL, in domain: Configuration.Domain, to writer: inout JSONWriter,
    _ work: (inout JSONWriter) throws(ServiceFault) -> Step
  ) throws(ServiceFault) -> Step {
    let start = writer.bytes.count
    do throws(ServiceFault) {
      guard case .store(let operation, let then) = try work(&writer) else { return .done }
      return .store(operation) { (outcome, writer) throws(ServiceFault) in
        try answering(url, in: domain, to: &writer) { (writer) throws(ServiceFault) in
          try then.resume(outcome, &writer)
        }
      }
    } catch {
      writer.bytes.removeLast(writer.bytes.count - start)
      return try refuse(error, in: domain, to: &writer)
    }
  }

  private func refuse(
    _ fault: ServiceFault, in domain: Configuration.Domain?, to writer: inout JSONWriter
  ) throws(ServiceFault) -> Step {
    let fault = domain != nil && fault.isOfNoLink ? .shortLinkNotFound(url: params.url) : fault.forVisitors
    guard let page = fault.page(url: params.url) else { throw fault }
    if wantsJSON {
      var text = JSONWriter()
      text.beginObject()
      text.key("error")
      text.error(ErrorText.error(for: fault))
      text.endObject()
      return write(HTTPAnswer(page, json: text.bytes), to: &writer)
    }
    if case .missing = page, let place = domain?.notFound, !isPlaceOfMissing(params.url) {
      return write(HTTPAnswer(redirectingTo: place), to: &writer)
    }
    return write(HTTPAnswer(page, in: device.language, reason: reason(of: fault)), to: &writer)
  }

  /// What only those can mend who run the domain or made the link.
  private func reason(of fault: ServiceFault) -> [UInt8]? {
    switch fault.audience {
    case .everybody: break
    case .askers: guard ClickedURL(params.url, parser: context.clickParser).asksForDebug else { return nil }
    case .nobody: return nil
    }
    return Array(ErrorText.error(for: fault.withoutValue).message.utf8)
  }

  /// Whether visitors of unknown paths are sent to this URL, where they would be sent on and on if it is unknown itself.
  private func isPlaceOfMissing(_ url: [UInt8]) -> Bool {
    guard let url = SiteURL(url) else { return false }
    return context.configuration.domains.contains { domain in
      domain.notFound.flatMap { SiteURL($0) }.map { $0.resolved == url.resolved } ?? false
    }
  }

  private func write(_ answer: HTTPAnswer, to writer: inout JSONWriter) -> Step {
    HTTPAnswerWriter.write(answer, withBody: !isHead, to: &writer)
    return .done
  }

  // MARK: Files

  /// Throws when the domain has none: a file without apps would say that no app may open its links.
  private func file(_ path: AssociationPath, of url: SiteURL) throws(ServiceFault) -> [UInt8] {
    let domain: AssociatedDomain
    do throws(ServiceFault) { domain = try context.associatedDomain(url.host) } catch { throw hostNotServed(url) }
    guard domain.hasLinks else { throw .noAssociationFile(path, .portAlone(domain.withPorts)) }
    var warnings: [GenerationWarning] = []
    switch path {
    case .appleAppSiteAssociation:
      let apps = context.configuration.appIDs(&warnings)
      guard !apps.isEmpty else { throw .noAssociationFile(path, AssociationLack(warnings)) }
      return AssociationGenerator.file(
        for: domain, apps: apps, withLegacy: false, comments: GenerationText.comments
      ).json
    case .assetLinks:
      let apps = context.configuration.assetLinksApps(&warnings)
      guard !apps.isEmpty else { throw .noAssociationFile(path, AssociationLack(warnings)) }
      return AssetLinksGenerator.file(
        for: domain, apps: apps, withDynamicRules: false, comments: GenerationText.comments
      ).json
    }
  }
}
