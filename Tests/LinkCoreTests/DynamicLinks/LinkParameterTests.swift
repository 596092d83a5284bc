import LinkCore
import Testing

@Suite struct LinkParameterTests {
  @Test func standsInTheOrderOfTheLongLink() {
    let names = LinkParameter.allCases.map(\.descriptor.queryName).joined(separator: ", ")
    #expect(
      names == "link, apn, afl, amv, al, ibi, ifl, ius, ipfl, ipbi, isi, imv, efr, ofl, st, sd, si, utm_source, "
        + "utm_medium, utm_campaign, utm_term, utm_content, gclid, at, ct, mt, pt, d"
    )
    #expect(LinkParameter.table.count == LinkParameter.allCases.count)
  }

  @Test(arguments: LinkParameter.allCases)
  func isFoundByItsName(_ parameter: LinkParameter) {
    let name = parameter.descriptor.queryName
    #expect(LinkParameter(queryName: name.utf8Bytes.span) == parameter)
    #expect(LinkParameter(queryName: name.uppercased().utf8Bytes.span) == nil)
    #expect(LinkParameter(queryName: (name + "x").utf8Bytes.span) == nil)
    #expect(LinkParameter(queryName: String(name.dropLast()).utf8Bytes.span) != parameter)
    #expect(!parameter.descriptor.summary.isEmpty)
    #expect(parameter.descriptor.restPath.isEmpty == (parameter == .debug))
  }

  @Test func columnsAreThoseOfTheExportFile() {
    let columns = LinkParameter.allCases.compactMap(\.descriptor.column)
    #expect(columns.map(\.position).sorted() == Array(2...26))
    #expect(Set(columns.map(\.title)).count == columns.count)
    #expect(Set(LinkParameter.allCases.map { $0.descriptor.restPath.joined(separator: ".") }).count == 28)
  }

  @Test func valuesAreReplacedRemovedAndReused() {
    var parameters = LinkParameters()
    #expect(parameters.isEmpty)
    parameters.set(.socialTitle, to: "one".utf8Bytes)
    parameters.set(.link, to: "https://x".utf8Bytes.span)
    parameters.set(.socialTitle, to: "two".utf8Bytes)
    #expect(parameters.parameters == [.link, .socialTitle])
    #expect(parameters.bytes(.socialTitle)?.utf8Text == "two")
    #expect(parameters.count(.socialTitle) == 3)
    #expect(parameters.equals(.socialTitle, "two".utf8Bytes))
    var out = "<".utf8Bytes
    parameters.append(.link, to: &out)
    parameters.append(.gclid, to: &out)
    #expect(out.utf8Text == "<https://x")
    parameters.set(.socialTitle, to: [])
    #expect(!parameters.contains(.socialTitle))
    #expect(parameters.mentions(.socialTitle))
    #expect(!parameters.mentions(.gclid))
    #expect(parameters.count(.socialTitle) == 0)
    parameters.remove(.link)
    #expect(parameters.bytes(.link) == nil)
    parameters.removeAll(keepingCapacity: true)
    #expect(!parameters.mentions(.socialTitle))
    #expect(parameters == LinkParameters())
  }
}
