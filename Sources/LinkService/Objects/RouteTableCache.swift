import LinkCore
import StrictJSON

/// Route tables that came with requests, by their JSON text: whoever sends a table sends it with each request.
struct RouteTableCache: Sendable {
  /// How many tables are kept.
  private static let tableLimit = 16

  /// Bytes of text that are kept.
  private static let byteLimit = 1 << 20

  private struct Entry: Sendable {
    let content: [UInt8]
    let routes: RequestRoutes
  }

  /// The one that was used last stands last.
  private var entries: [Entry] = []
  private var byteCount = 0

  /// The table at a node of a request.
  mutating func routes(at node: Int, of json: borrowing JSON) throws(FieldFault) -> RequestRoutes {
    let content = Array(json.bytes[json.range(node)])
    if let found = entries.lastIndex(where: { $0.content == content }) {
      let entry = entries.remove(at: found)
      entries.append(entry)
      return entry.routes
    }
    let routes: RequestRoutes
    do throws(FieldFault) {
      routes = RequestRoutes(try Shape.routes.read(json, node))
    } catch {
      throw error.under("routes")
    }
    guard content.count <= RouteTableCache.byteLimit else { return routes }
    entries.append(Entry(content: content, routes: routes))
    byteCount += content.count
    while entries.count > RouteTableCache.tableLimit || byteCount > RouteTableCache.byteLimit {
      byteCount -= entries.removeFirst().content.count
    }
    return routes
  }
}
