import LinkCore
import StrictJSON

/// Route tables that came with requests, by their JSON text: whoever sends a table sends it with each request.
struct RouteTableCache: Sendable {
  private var tables = ContentCache<RequestRoutes>(countLimit: 16, byteLimit: 1 << 20)

  /// The table at a node of a request.
  mutating func routes(at node: Int, of json: borrowing JSON) throws(FieldFault) -> RequestRoutes {
    let content = Array(json.bytes[json.range(node)])
    if let routes = tables.value(for: content) { return routes }
    let routes: RequestRoutes
    do throws(FieldFault) {
      routes = RequestRoutes(try Shape.routes.read(json, node))
    } catch {
      throw error.under("routes")
    }
    tables.insert(routes, for: content)
    return routes
  }
}
