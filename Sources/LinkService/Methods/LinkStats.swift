import JSONRPC
import LinkCore
import LinkStore
import StrictJSON

extension Method {
  /// `linkStats`: how often a short link was clicked.
  static func linkStats() -> Method {
    Method(
      "linkStats",
      "Says how often a short link was clicked, as FDL's linkStats did: the clicks that resolve and handleRequest have "
        + "recorded.",
      params: LinkStatsParams.shape(),
      result: LinkStatsWriter.schema,
      errors: [.notFound, .unavailable],
      examples: [
        Example("the clicks of a month", #"{"shortLink":"https://example.com/link/summer-sale","durationDays":30}"#)
      ]
    ) { (params, _, context, writer) throws(ServiceFault) in
      let lookup = try ShortLinkLookup(shortLink: params.shortLink, context)
      let days = params.days(at: context.now)
      return .store(try lookup.operation()) { (outcome, writer) throws(ServiceFault) in
        guard let link = try lookup.link(in: outcome) else { throw lookup.notFound(context) }
        return .counts(
          link.key, days: days,
          then: Step.Continuation { (outcome, writer) throws(ServiceFault) in
            switch outcome {
            case .counted(let counts):
              LinkStatsWriter.write(counts, lostClicks: context.store.lostClickCount, to: &writer)
              return .done
            case .failed(let fault): throw .store(fault)
            default: throw .internal
            }
          })
      }
    }
  }
}

private struct LinkStatsParams: Sendable {
  /// A hundred years.
  private static let mostDays: Int64 = 36_500

  let shortLink: [UInt8]
  let durationDays: Int64

  static func shape() -> Shape<LinkStatsParams> {
    let days = Shape<Int64>.integer(1, mostDays)
    return .object { (fields, json) throws(FieldFault) in
      LinkStatsParams(
        shortLink: try fields.required("shortLink", .url, "The short link: prefix, \"/\" and suffix.", json),
        durationDays: try fields.optional(
          "durationDays", days,
          "So many days in UTC are added up, today with them; 7 when absent, at most \(mostDays).", json) ?? 7)
    }
  }

  /// The days, since 1970-01-01, that end with that of a time in milliseconds since 1970.
  func days(at now: Int64) -> ClosedRange<Int64> {
    let today = Click.day(of: now)
    return today - (durationDays - 1)...today
  }
}
