import Foundation
import TestSupport
import Testing

/// A conversation in `Tests/Vectors/TOPIC/NAME.io`.
///
/// `>>` is a line to linkd, `<<` a line that it answers, `//` a remark, and an empty line means nothing. Lines to linkd
/// that follow each other arrive together; the answers behind them are all that they are answered with. Each file has a
/// service of its own, set up by `config.json` of its folder when there is one.
struct VectorFile: Sendable, CustomTestStringConvertible {
  /// `TOPIC/NAME`.
  let id: String
  let url: URL
  let configuration: [UInt8]?
  let lines: [Line]

  /// One line of the file.
  struct Line: Sendable {
    enum Kind: String, Sendable {
      case request = ">>"
      case answer = "<<"
      case remark = "//"
      case blank = ""
    }

    let kind: Kind
    let text: [UInt8]
  }

  /// What arrives at once, with its answers.
  struct Exchange: Sendable {
    /// From 1: where the first request stands.
    let line: Int
    var requests: [[UInt8]] = []
    var answers: [[UInt8]] = []
  }

  var testDescription: String { id }

  enum Fault: Error {
    case unknownLine(file: String, line: Int)
    case answerWithoutRequest(file: String, line: Int)
  }

  init(_ url: URL) throws {
    self.url = url
    let folder = url.deletingLastPathComponent()
    let id = folder.lastPathComponent + "/" + url.deletingPathExtension().lastPathComponent
    self.id = id
    configuration = (try? Data(contentsOf: folder.appendingPathComponent("config.json"))).map { Array($0) }
    let content = Array(try Data(contentsOf: url))
    lines = try content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated().map {
      index, line in
      guard let kind = Line.Kind(rawValue: String(decoding: line.prefix(2), as: UTF8.self)) else {
        throw Fault.unknownLine(file: id, line: index + 1)
      }
      return Line(kind: kind, text: Array(line.dropFirst(3)))
    }
  }

  /// The conversation, in order.
  func exchanges() throws -> [Exchange] {
    var exchanges: [Exchange] = []
    var isOpen = false
    for (index, line) in lines.enumerated() {
      switch line.kind {
      case .request:
        if !isOpen { exchanges.append(Exchange(line: index + 1)) }
        isOpen = true
        exchanges[exchanges.count - 1].requests.append(line.text)
      case .answer:
        guard !exchanges.isEmpty else { throw Fault.answerWithoutRequest(file: id, line: index + 1) }
        isOpen = false
        exchanges[exchanges.count - 1].answers.append(line.text)
      case .blank: isOpen = false
      case .remark: break
      }
    }
    return exchanges
  }

  /// `Tests/Vectors`.
  static let folder = URL(fileURLWithPath: LinkdBinary.package + "/Tests/Vectors")

  /// All files, by name.
  static let all: [VectorFile] = {
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    let urls = paths.compactMap { $0 as? URL }.filter { $0.pathExtension == "io" }
    return urls.sorted { $0.path < $1.path }.compactMap { url in
      do { return try VectorFile(url) } catch { preconditionFailure("\(url.path): \(error)") }
    }
  }()
}
