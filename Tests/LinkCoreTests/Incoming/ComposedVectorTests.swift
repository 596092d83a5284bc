import LinkCore
import TestSupport
import Testing

/// Rows C in which an SDK wrote a custom-scheme link, or made an object of a dictionary: written and read back.
///
/// UtilitiesTests.m and FIRDynamicLinkTest.m of Firebase iOS SDK 11.15.
@Suite struct ComposedVectorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    var scheme = "gindeeplinkurl"
    let pairs: [(String, String)]
    /// Full text of the vector; the order of its pairs is not defined.
    var vector: String?
    var target: String?
    var minimumAppVersion: String?
    /// In the order in which they come back.
    var utm: [String] = []
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(id: "C-09", pairs: [("deep_link_id", ParseVectorTests.decoded)], target: ParseVectorTests.decoded),
    Row(
      id: "C-10",
      pairs: [("deep_link_id", ParseVectorTests.decoded), ("imv", "03-9g03hfd")],
      target: ParseVectorTests.decoded,
      minimumAppVersion: "03-9g03hfd"
    ),
    Row(
      id: "C-11",
      pairs: [
        ("deep_link_id", "https://google.com/a%b!c=d"), ("invitation_id", "3082906yht4i02"),
        ("invitation_weakMatchEndpoint", "IPV6"), ("match_type", "unique"), ("utm_source", "firebase"),
        ("utm_medium", "email"), ("utm_campaign", "testCampaign"), ("utm_content", "testContent"),
        ("utm_term", "testTerm"),
      ],
      vector: "gindeeplinkurl://google/link/?deep_link_id=https%3A%2F%2Fgoogle%2Ecom%2Fa%25b%21c%3Dd"
        + "&invitation_id=3082906yht4i02&invitation_weakMatchEndpoint=IPV6&match_type=unique&utm_campaign=testCampaign"
        + "&utm_content=testContent&utm_medium=email&utm_source=firebase&utm_term=testTerm",
      target: "https://google.com/a%b!c=d",
      utm: [
        "utm_source=firebase", "utm_medium=email", "utm_campaign=testCampaign", "utm_term=testTerm",
        "utm_content=testContent",
      ]
    ),
    Row(
      id: "C-12",
      scheme: "scheme",
      pairs: [
        ("deep_link_id", "https://mmaksym.com/test-app1"), ("utm_source", "test_source"),
        ("utm_medium", "test_medium"), ("utm_campaign", "Maksym M Test"), ("utm_term", "test_term"),
        ("utm_content", "test_content"), ("match_type", "unique"),
        ("match_message", "Link is uniquely matched for this device."), ("a_parameter", "a_value"),
      ],
      vector: "scheme://google/link/?a_parameter=a%5Fvalue&deep_link_id=https%3A%2F%2Fmmaksym%2Ecom%2Ftest%2Dapp1"
        + "&match_message=Link%20is%20uniquely%20matched%20for%20this%20device%2E&match_type=unique"
        + "&utm_campaign=Maksym%20M%20Test&utm_content=test%5Fcontent&utm_medium=test%5Fmedium"
        + "&utm_source=test%5Fsource&utm_term=test%5Fterm",
      target: "https://mmaksym.com/test-app1",
      utm: [
        "utm_source=test_source", "utm_medium=test_medium", "utm_campaign=Maksym M Test", "utm_term=test_term",
        "utm_content=test_content",
      ]
    ),
    Row(
      id: "C-13",
      pairs: [
        ("deep_link_id", "https://x.example/"), ("utm_source", "s"), ("utm_medium", "m"), ("utm_campaign", "c"),
        ("match_type", "unique"), ("imv", "1"), ("a_parameter", "a"),
      ],
      target: "https://x.example/",
      minimumAppVersion: "1",
      utm: ["utm_source=s", "utm_medium=m", "utm_campaign=c"]
    ),
    Row(
      id: "C-14",
      pairs: [("deep_link_id", "https://x.example/"), ("match_type", "unique"), ("a_parameter", "a")],
      target: "https://x.example/"
    ),
  ]

  @Test(arguments: rows)
  func comesBack(_ row: Row) throws {
    let pairs = row.pairs.map { QueryPair(name: $0.0.utf8Bytes, value: $0.1.utf8Bytes) }
    var text: [UInt8] = []
    CustomSchemeLink(query: DecodedQuery(pairs: pairs)).append(scheme: row.scheme.utf8Bytes, to: &text)
    if let vector = row.vector {
      #expect(text.starts(with: "\(row.scheme)://google/link/?".utf8Bytes))
      #expect(LinkBuilder.pairs(text.utf8Text) == LinkBuilder.pairs(vector))
    }
    let parser = IncomingParser(domains: [], schemes: [row.scheme.utf8Bytes])
    let link = parser.parse(text)
    #expect(link.kind == .customScheme)
    let payload = try #require(link.payload)
    #expect(payload.url?.utf8Text == row.target)
    #expect(payload.matchType == .unique)
    #expect(payload.minimumAppVersion?.utf8Text == row.minimumAppVersion)
    #expect(payload.utmTexts == row.utm)
    #expect(payload.parameters.pairs.map { "\($0.name)=\($0.value ?? "")" } == row.pairs.map { "\($0.0)=\($0.1)" })
  }
}
