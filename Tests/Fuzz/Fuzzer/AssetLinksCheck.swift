import LinkCore
import StrictJSON

@testable import LinkService

/// Reads and lints bytes as an assetlinks.json file.
enum AssetLinksCheck {
  static func run(_ bytes: [UInt8]) {
    let document = AssetLinksDocument(reading: bytes)
    for fault in document.faults {
      require(
        fault.offset >= 0 && fault.length >= 0 && fault.offset + fault.length <= bytes.count,
        "\(fault.rule) at \(fault.offset)+\(fault.length) is in \(bytes.count) bytes")
    }
    require(document.json != nil || !document.faults.isEmpty, "what is no JSON has a fault")
    var writer = JSONWriter()
    do throws(ServiceFault) {
      try FindingWriter.write(of: document, nil, SourceMap(document.text), upTo: .max, limit: .max, to: &writer)
    } catch {
      fatalError("findings cannot be written")
    }
    require((try? JSON(parsing: writer.bytes)) != nil, "findings are JSON: \(shown(writer.bytes))")
  }
}
