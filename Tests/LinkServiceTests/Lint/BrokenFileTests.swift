import Foundation
import LinkService
import TestSupport
import Testing

/// Files as they are found on servers: everything that is wrong is told, and nothing else, and who follows it has a file
/// that does what was meant.
@Suite struct BrokenFileTests {
  private static func findings(_ bytes: [UInt8]) throws -> [String] {
    let answer = try TestService().ask("lintAASA", "{\"aasaBase64\":\"\(Data(bytes).base64EncodedString())\"}")
    return try #require(answer.result("/findings"), "\(answer)").elements.map { finding in
      let place = ["line", "column"].map { finding[$0]?.jsonText ?? "" }.joined(separator: ":")
      return [finding["id"]?.text ?? "", finding["severity"]?.text ?? "", place].joined(separator: " ")
    }
  }

  private static func opens(_ bytes: [UInt8], _ url: String) throws -> String? {
    let params = "{\"aasaBase64\":\"\(Data(bytes).base64EncodedString())\",\"url\":\"\(url)\"}"
    let answer = try TestService().ask("matchAASA", params)
    return try #require(answer.result("/results/0/opens"), "\(answer)").text
  }

  @Test(arguments: BrokenFile.all)
  func everythingIsTold(_ file: BrokenFile) throws {
    let found = try Self.findings(file.bytes)
    #expect(found == file.findings, "\(found)")
    #expect(try Self.opens(file.bytes, file.url) == file.opens)
  }

  @Test(arguments: BrokenFile.all)
  func andIsMended(_ file: BrokenFile) throws {
    let bytes = Array(file.fixed.utf8)
    let found = try Self.findings(bytes)
    #expect(found == file.remarks, "\(found)")
    #expect(try Self.opens(bytes, file.url) == file.opensFixed)
  }
}
