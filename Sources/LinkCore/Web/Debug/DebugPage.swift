/// The page that shows the people who made a link how it is resolved on each platform (Firebase docs, "Debugging
/// Dynamic Links").
///
/// It is decided anew for a device of which no more than the platform is known, by the code that decides clicks.
struct DebugPage {
  /// The link without its own `d=1`.
  private let link: DynamicLink
  private let shortLink: [UInt8]?
  private let warnings: [PageWarning]
  private let loops: [Device.Platform: Set<LinkParameter>]
  private let policy: LinkPolicy?

  init(
    _ link: DynamicLink, shortLink: [UInt8]?, warnings: [PageWarning],
    loops: [Device.Platform: Set<LinkParameter>] = [:], policy: LinkPolicy? = nil
  ) {
    var plain = link
    plain.parameters.remove(.debug)
    self.link = plain
    self.shortLink = shortLink
    self.warnings = warnings
    self.loops = loops
    self.policy = policy
  }

  var page: WebPage {
    WebPage(status: 200, title: ByteText.bytes(DebugText.title), language: .english, style: .debug) { main in
      main.heading("h1", DebugText.title)
      main.markup("<p class=\"soft\"><code>")
      main.address(shortLink ?? link.longLink)
      main.markup("</code></p>\n")
      writeWarnings(to: &main)
      writePlatforms(to: &main)
      writeParameters(to: &main)
    }
  }

  private func writeWarnings(to page: inout HTMLWriter) {
    page.heading("h2", DebugText.warnings)
    if warnings.isEmpty {
      page.markup("<p>")
      page.text(DebugText.noWarnings)
      page.markup("</p>\n")
      return
    }
    page.markup("<ul>\n")
    for warning in warnings {
      page.markup("<li><code>")
      page.text(warning.code)
      page.markup("</code> ")
      page.text(warning.message)
      page.markup("</li>\n")
    }
    page.markup("</ul>\n")
  }

  private func writePlatforms(to page: inout HTMLWriter) {
    page.heading("h2", DebugText.platforms)
    page.markup("<div class=\"charts\">\n")
    for platform in Device.Platform.allCases {
      let device = Device(platform: platform)
      let resolution: Resolution
      do throws(LinkFault) {
        resolution = try Resolver.decide(
          link: link, device: device, isShort: shortLink != nil, ignoring: loops[platform] ?? [], by: policy,
          tracing: true)
      } catch {
        // The same fault has refused the click before it came to a page.
        continue
      }
      FlowChart(resolution, on: platform).write(to: &page)
    }
    page.markup("</div>\n")
  }

  private func writeParameters(to page: inout HTMLWriter) {
    page.heading("h2", DebugText.parameters)
    page.markup("<dl>\n")
    for parameter in link.parameters.parameters {
      let descriptor = parameter.descriptor
      writeParameter(
        descriptor.queryNameBytes, link.parameters.bytes(parameter) ?? [], [UInt8](descriptor.summary.utf8), to: &page)
    }
    for pair in link.extras {
      writeParameter(pair.name, pair.value, ByteText.bytes(DebugText.unknownParameter), to: &page)
    }
    page.markup("</dl>\n")
  }

  private func writeParameter(
    _ name: [UInt8], _ value: [UInt8], _ meaning: [UInt8], to page: inout HTMLWriter
  ) {
    page.markup("<div><dt><code>")
    page.address(name)
    page.markup("</code> <span class=\"soft\">")
    page.text(meaning)
    page.markup("</span></dt><dd><code>")
    page.address(value)
    page.markup("</code></dd></div>\n")
  }
}
