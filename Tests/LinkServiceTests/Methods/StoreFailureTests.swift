import LinkCore
import LinkService
import LinkStore
import Testing

/// A store that fails or does what it must not: the caller is told, and other methods go on.
@Suite struct StoreFailureTests {
  struct Call: Sendable, CustomTestStringConvertible {
    let method: String
    let params: String
    var testDescription: String { method }
  }

  static let calls = [
    Call(method: "shorten", params: #"{"longDynamicLink":"https://x.example/?link=https%3A%2F%2Fwww.example.com%2F"}"#),
    Call(method: "resolve", params: #"{"url":"https://x.example/abc"}"#),
    Call(method: "parseIncoming", params: #"{"url":"https://x.example/abc","domains":["https://x.example"]}"#),
    Call(method: "linkStats", params: #"{"shortLink":"https://x.example/abc"}"#),
    Call(method: "updateLink", params: #"{"shortLink":"https://x.example/abc"}"#),
  ]

  @Test(arguments: calls)
  func unavailable(_ call: Call) throws {
    let fault = StoreFault(code: .readOnly, engineMessage: "attempt to write a readonly database", path: "/x.db".bytes)
    let service = TestService(store: ScriptedStore(.failed(fault)))
    let answer = try service.ask(call.method, call.params)
    #expect(answer.code == 1503)
    #expect(answer.status == "UNAVAILABLE")
    #expect(
      answer.message
        == "The store \"/x.db\" cannot be written (attempt to write a readonly database); check its permissions.")
    let long = #"{"url":"https://x.example/?link=https%3A%2F%2Fwww.example.com%2F"}"#
    #expect(try service.ask("resolve", long).text("/destination/url") == "https://www.example.com/")
    #expect(try service.ask("status", "{}").text("/store") == "sqlite:/scripted")
  }

  @Test(arguments: calls)
  func outcomesThatCannotBe(_ call: Call) throws {
    let stored = StoredLink(
      key: LinkKey(prefix: "https://y.example".bytes, suffix: "z".bytes), longLink: "https://y.example/?link=x".bytes,
      option: .custom, state: .live, createdAt: 0, expireAt: nil, name: nil, tags: nil)
    let outcomes: [StoreOutcome] =
      call.method == "shorten"
      ? [.missing, .unchanged, .found(stored), .updated(stored, before: stored), .counted([])]
      : [.created(stored), .existing(stored), .suffixTaken(stored), .unchanged, .found(stored), .counted([])]
        + (call.method == "updateLink" ? [] : [.updated(stored, before: stored)])
    for outcome in outcomes {
      let answer = try TestService(store: ScriptedStore(outcome)).ask(call.method, call.params)
      #expect(answer.code == -32603)
      #expect(answer.message == "linkd failed to answer this request; please report it with the request.")
    }
  }

  @Test(arguments: [LinkState.disabled, .deleted])
  func linksThatAreNotLive(_ state: LinkState) throws {
    let stored = StoredLink(
      key: LinkKey(prefix: "https://x.example".bytes, suffix: "abc".bytes),
      longLink: "https://x.example/?link=https%3A%2F%2Fwww.example.com%2F".bytes, option: .custom, state: state,
      createdAt: 0, expireAt: nil, name: nil, tags: nil)
    for call in Self.calls[1...2] {
      let answer = try TestService(store: ScriptedStore(.found(stored))).ask(call.method, call.params)
      #expect(answer.code == 1410)
      #expect(answer.message == "The short link \"https://x.example/abc\" is disabled.")
    }
  }

  @Test func storedLinksThatCannotBeRead() throws {
    let stored = StoredLink(
      key: LinkKey(prefix: "https://x.example".bytes, suffix: "abc".bytes), longLink: "https://x.example/?apn=a".bytes,
      option: .custom, state: .live, createdAt: 0, expireAt: nil, name: nil, tags: nil)
    for call in Self.calls[1...2] {
      let answer = try TestService(store: ScriptedStore(.found(stored))).ask(call.method, call.params)
      #expect(answer.code == -32602)
      #expect(answer.field == "/url")
    }
  }
}
