import LinkCore
import LinkStore

/// One link as a row of the file.
struct ExportRow {
  let stored: StoredLink
  let link: DynamicLink
  let now: Int64

  /// The parameters that have no column.
  private static let withoutColumn: [(parameter: LinkParameter, loss: ExportLoss)] = [
    (.androidLink, .androidLink), (.gclid, .gclid),
  ]

  private var isExpired: Bool { stored.expireAt.map { $0 <= now } ?? false }

  func write(to writer: inout CSVWriter) {
    for column in MigrationColumn.all {
      switch column {
      case .shortLink: writer.field(stored.key.url)
      case .parameter(let parameter) where parameter.kind == .flag: writer.field(flag(parameter))
      case .parameter(let parameter):
        let place = link.parameters.contains(parameter) ? link.parameters.place(parameter) : 0..<0
        writer.field(link.parameters.arena, in: place)
      case .archived: writer.field(Array((stored.state == .live && !isExpired ? "false" : "true").utf8))
      case .name: writer.field(stored.name ?? [])
      case .createdAt: writer.field(Timestamp(milliseconds: stored.createdAt)?.formatted() ?? [])
      }
    }
    writer.endRow()
  }

  /// `true` for 1; `0`, which is told apart from the `false` of FDL's files, for every other value.
  private func flag(_ parameter: LinkParameter) -> [UInt8] {
    guard link.parameters.contains(parameter) else { return [] }
    return Array((link.parameters.equals(parameter, [UInt8(ascii: "1")]) ? "true" : "0").utf8)
  }

  /// What the row does not say.
  var losses: [ExportLoss] {
    var losses = Self.withoutColumn.filter { link.parameters.contains($0.parameter) }.map(\.loss)
    if !link.extras.isEmpty { losses.append(.otherParameters) }
    let parameters = link.parameters
    if parameters.contains(.forcedRedirect), !parameters.equals(.forcedRedirect, [UInt8(ascii: "0")]),
      !parameters.equals(.forcedRedirect, [UInt8(ascii: "1")])
    {
      losses.append(.forcedRedirect)
    }
    if stored.expireAt != nil { losses.append(isExpired ? .expired : .expiry) }
    if stored.tags != nil { losses.append(.tags) }
    if stored.option != SuffixOption(adopting: stored.key.suffix) { losses.append(.option) }
    return losses
  }
}
