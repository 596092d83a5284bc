import JSONRPC
import LinkCore
import LinkStore
import StrictJSON

@testable import LinkService

/// Sends a web request and clicks on what it asks for: what must hold of every answer, whatever is asked.
enum VisitCheck {
  private static let configuration = """
    {"domains":[{"uriPrefix":"https://example.com/link","notFound":"https://www.example.com/lost",\
    "allow":["^https://www\\\\.example\\\\.com/","^https://example\\\\.com/link/"]},\
    {"uriPrefix":"https://open.example","allowAny":true},{"uriPrefix":"https://closed.example"}],\
    "apps":{"ios":[{"bundleId":"com.example.ios","appIdPrefix":"ABCDE12345","customScheme":"myapp"}],\
    "android":[{"packageName":"com.example.android","sha256CertFingerprints":["\(String(repeating: "5a", count: 32))"]}]}}
    """
  private static let statuses: Set<Int> = [200, 302, 400, 404, 405, 410, 503]
  private static let platforms: [Device.Platform?] = [nil] + Device.Platform.allCases
  private static let parsed = try? Configuration(parsing: Array(configuration.utf8))

  /// Which steps one request may take: that of a chain of fallbacks on each platform, and some.
  private static let stepLimit = 200

  static func run(_ input: FuzzInput) {
    guard let parsed else { fatalError("the configuration is one") }
    let url = repaired(input.lines.first ?? [])
    let headers = input.lines.dropFirst().map { field(repaired($0)) }
    let longLinks = (0..<input.partCount).map { repaired(input.part($0)) }
    let state: AnyLinks.State =
      switch AssociationProfile.allCases.firstIndex(of: input.profile) {
      case 2: .disabled
      case 3: .failing
      default: .live
      }
    let context = ServiceContext(
      configuration: parsed, store: AnyLinks(longLinks, state), clock: GroupClock())
    let places = PlaceCheck(url: url, longLinks: longLinks)
    let answer = visit("GET", url, headers, context)
    check(answer, places)
    // The third answer is a kept one, if any is.
    for _ in 0..<2 { require(visit("GET", url, headers, context) == answer, "the same answer again") }
    checkHead(visit("HEAD", url, headers, context), answer)
    require(visit("POST", url, headers, context).status == 405, "no other method")
    for platform in platforms { click(url, Device(platform: platform, headers: headers), context, places) }
  }

  private static func visit(
    _ method: StaticString, _ url: [UInt8], _ headers: [HTTPField], _ context: ServiceContext
  ) -> FuzzAnswer {
    let params = HandleRequestParams(
      method: method.withUTF8Buffer { Array($0) }, url: url, headers: headers, record: true, now: 0)
    var writer = JSONWriter()
    do throws(ServiceFault) {
      let visit = WebVisit(params: params, context: context)
      try finish(try visit.step(to: &writer), context, &writer)
    } catch {
      fatalError("a request is answered, not refused: \(error)")
    }
    guard let answer = FuzzAnswer(writer.bytes) else { fatalError("an answer is JSON: \(shown(writer.bytes))") }
    return answer
  }

  private static func click(_ url: [UInt8], _ device: Device, _ context: ServiceContext, _ places: PlaceCheck) {
    for explains in [false, true] {
      let params = ResolveParams(url: url, device: device, record: false, now: 0, explain: explains)
      var writer = JSONWriter()
      do throws(ServiceFault) {
        try finish(try ResolvedClick(params, as: .resolution, context: context).step(to: &writer), context, &writer)
        guard let answer = FuzzAnswer(writer.bytes, at: "http") else {
          fatalError("a resolution is JSON: \(shown(writer.bytes))")
        }
        check(answer, places)
      } catch {
        var text = JSONWriter()
        text.error(ErrorText.error(for: error))
        require((try? JSON(parsing: text.bytes)) != nil, "an error is JSON: \(shown(text.bytes))")
      }
    }
  }

  /// Goes on until there is nothing more to do.
  private static func finish(
    _ first: Step, _ context: ServiceContext, _ writer: inout JSONWriter
  ) throws(ServiceFault) {
    var step = first
    for _ in 0..<stepLimit {
      guard case .store(let operation, let then) = step else { return }
      let outcome = context.store.perform([operation])
      context.generation = AnyLinks.generation
      step = try then.resume(outcome[0], &writer)
    }
    fatalError("a request comes to an end")
  }

  private static func check(_ answer: FuzzAnswer, _ places: PlaceCheck) {
    require(statuses.contains(answer.status), "status \(answer.status)")
    for field in answer.fields {
      let isText = field.value.allSatisfy { (0x20...0x7E).contains($0) }
      require(
        isText && !field.value.isEmpty && field.value.first != 0x20 && field.value.last != 0x20,
        "\(shown(field.name)) is \(shown(field.value))")
    }
    require(Set(answer.fields.map(\.name)).count == answer.fields.count, "each header once")
    require((answer.status == 302) == (answer["Location"] != nil), "a redirect has a place")
    if let place = answer["Location"] { places.check(place) }
    guard let body = answer.body else { return }
    if answer["Content-Type"] == Array("application/json".utf8) {
      require((try? JSON(parsing: body)) != nil, "JSON: \(shown(body))")
    } else {
      let page = PageCheck(body)
      for place in page.places { places.check(place, inPage: true) }
      require(answer["Content-Security-Policy"] != nil, "a page has a policy")
      require(page.hasScript == (answer["Content-Security-Policy"].map { shown($0).contains("script-src") }), "script")
    }
  }

  private static func checkHead(_ head: FuzzAnswer, _ get: FuzzAnswer) {
    require(head.body == nil && head.status == get.status, "HEAD has no body")
    let length = get.body.map { [HTTPField(name: Array("Content-Length".utf8), value: Array("\($0.count)".utf8))] }
    require(head.fields == get.fields + (length ?? []), "HEAD has the headers of GET")
  }

  private static func field(_ line: [UInt8]) -> HTTPField {
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.count
    return HTTPField(name: Array(line[..<colon]), value: Array(line[colon...].dropFirst().drop { $0 == 0x20 }))
  }

  /// As text that came in JSON.
  private static func repaired(_ bytes: [UInt8]) -> [UInt8] { Array(String(decoding: bytes, as: UTF8.self).utf8) }
}
