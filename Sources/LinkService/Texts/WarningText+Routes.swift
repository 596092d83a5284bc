import LinkCore
import StrictJSON

extension WarningText {
  /// The sentence of a remark about a route table.
  package static func sentence(for remark: RouteRemark) -> String {
    switch remark {
    case .closed(let route):
      "The route \(Quoted.text(route)) allows no host and no scheme, so it is never matched; leave out \"hosts\" or "
        + "\"schemes\", or list some."
    case .unreachable(let route, let other, let scope):
      "The route \(Quoted.text(route)) is never that of \(name(of: scope)), because \(Quoted.text(other)) is asked first "
        + "and matches all that it does; remove it or make its path more specific."
    case .overlap(let route, let other, let path):
      "The routes \(Quoted.text(other)) and \(Quoted.text(route)) both match \(Quoted.text(path)), and the first is "
        + "taken; make the paths differ."
    case .foreignSyntax(let route, let segment):
      "The route \(Quoted.text(route)) matches the segment \(Quoted.text(segment)) as it is written; a parameter is "
        + "\"{name}\", and all that is left of a path \"{name...}\"."
    case .belowPrefix(let route, let prefix):
      "The universal links of the route \(Quoted.text(route)) lie below the prefix \(Quoted.text(prefix)), so they are "
        + "read as short links; use another host or path."
    case .foreignScheme(let route, let scheme):
      "The route \(Quoted.text(route)) names the scheme \(Quoted.text(scheme)) of no configured app; add it to \"apps\" "
        + "or leave it out."
    }
  }

  private static func name(of scope: RouteReport.Scope) -> String {
    switch scope {
    case .all: "a URL"
    case .universalLinks: "a universal link"
    case .customSchemes: "a custom-scheme URL"
    }
  }

  /// Writes what is wrong with a table that came with the request.
  static func write(_ table: RequestRoutes, to writer: inout JSONWriter) {
    for report in table.reports {
      begin(report.code.rawValue, sentence(for: RouteRemark(report, of: table.routes.routes)), to: &writer)
      writer.member("field", "/routes/\(report.route)")
      writer.endObject()
    }
  }
}
