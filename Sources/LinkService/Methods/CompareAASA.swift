import JSONRPC
import LinkCore
import StrictJSON

extension Method {
  /// `compareAASA`: which URLs two apple-app-site-association files treat differently.
  static func compareAASA() -> Method {
    Method(
      "compareAASA",
      "Says which URLs a new apple-app-site-association file opens no longer, which newly, and which for another app first.",
      params: CompareAASAParams.shape(),
      result: ComparisonWriter.schema,
      examples: [
        Example(
          "one rule made narrower",
          """
          {"before":{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.ios"],"components":[{"/":"/buy/*"}]}]}},\
          "after":{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.ios"],"components":[{"/":"/buy/????"}]}]}}}
          """)
      ]
    ) { (params, json, context, writer) throws(ServiceFault) in
      let before = try params.before.association(in: json, field: "before")
      let after = try params.after.association(in: json, field: "after")
      try ComparisonWriter.write(
        before.compiled(profile: params.profile), after.compiled(profile: params.profile),
        bytes: context.configuration.limits.answerBytes, to: &writer)
      return .done
    }
  }
}

struct CompareAASAParams: Sendable {
  let before: FileSource
  let after: FileSource
  let profile: AssociationProfile

  static func shape() -> Shape<CompareAASAParams> {
    let profile = Shape<AssociationProfile>.word()
    return .object { (fields, json) throws(FieldFault) in
      CompareAASAParams(
        before: try fields.required(
          "before", .association, "The old file: a string is its text as served, an object its content.", json),
        after: try fields.required("after", .association, "The new file, likewise.", json),
        profile: try fields.optional(
          "profile", profile, "The systems whose reading is asked for; ios14 when absent.", json) ?? .ios14)
    }
  }
}
