import LinkCore
import StrictJSON

extension Shape where Value == [Route] {
  /// A route table; the names of its routes differ.
  static let routes: Shape = {
    let list = Shape.list(.route, atMost: RouteTable.maximumCount)
    return Shape(schema: list.schema, blank: []) { (json, node) throws(FieldFault) in
      let routes = try list.read(json, node)
      var names: Set<[UInt8]> = []
      for (index, route) in routes.enumerated() where !names.insert(route.name).inserted {
        let fault = FieldFault(.badValue(expected: "a name that no route before it has", value: route.name))
        throw fault.under("name").under(index)
      }
      return routes
    }
  }()
}

extension Shape where Value == Int {
  /// The node of a route table, which ``RouteTableCache`` reads.
  static let routesNode = Shape(schema: Shape<[Route]>.routes.schema, blank: 0) { (_, node) throws(FieldFault) in node }
}

extension Shape where Value == Route {
  static let route: Shape = {
    let query = Shape<[RouteQueryParameter]>.routeQuery
    let hosts = Shape<[RouteHost]>.list(.routeHost, atMost: Route.maximumChoices)
    let schemes = Shape<[[UInt8]]>.list(.customScheme, atMost: Route.maximumChoices)
    return Shape.object { (fields, json) throws(FieldFault) in
      Route(
        name: try fields.required("name", .string, "What the route is called; each has a name of its own.", json),
        action: try fields.optional("action", .string, "What the app does; the name when absent.", json),
        pattern: try fields.required(
          "path", .routePattern,
          "Literals, {name} or {name:type}, and as the last segment perhaps {name?} or {name...}; types are string, int, "
            + "bool, uuid and enum(a|b). The host of a custom scheme is the first segment.", json),
        query: try fields.optional(
          "query", query, "Types of query parameters by their name, with \"?\" for those that may be absent: string?.",
          json) ?? [],
        hosts: try fields.optional(
          "hosts", hosts, "Hosts of universal links, perhaps with a port; all when absent, none when empty.", json),
        schemes: try fields.optional(
          "schemes", schemes, "Custom schemes; all of the app's when absent, none when empty.", json))
    }.named("Route")
  }()
}

extension Shape where Value == RoutePattern {
  static let routePattern: Shape = {
    guard let blank = try? RoutePattern(parsing: Array("/".utf8)) else { preconditionFailure("/ is a path.") }
    return Shape(schema: .string(), blank: blank) { (json, node) throws(FieldFault) in
      let text = try Shape<[UInt8]>.string.read(json, node)
      do throws(RouteFault) {
        return try RoutePattern(parsing: text)
      } catch {
        throw FieldFault(.badRoute(error, value: text))
      }
    }
  }()
}

extension Shape where Value == RouteHost {
  static let routeHost: Shape = {
    guard let blank = try? RouteHost(Array("example.com".utf8).span) else {
      preconditionFailure("example.com is a host.")
    }
    return Shape(schema: .string(), blank: blank) { (json, node) throws(FieldFault) in
      let text = try Shape<[UInt8]>.string.read(json, node)
      do throws(URLFault) {
        return try RouteHost(text.span)
      } catch {
        throw FieldFault(.badValue(expected: "a host such as \"www.example.com\"", value: text))
      }
    }
  }()
}

extension Shape where Value == RouteHost {
  /// A host that serves files for an app, so without a port.
  static let domain = Shape(schema: .string(), blank: routeHost.blank) { (json, node) throws(FieldFault) in
    let text = try Shape<[UInt8]>.string.read(json, node)
    guard let host = try? RouteHost(text.span), !host.hasPort else {
      throw FieldFault(.badValue(expected: "a host without a port, such as \"www.example.com\"", value: text))
    }
    return host
  }
}

extension Shape where Value == [RouteQueryParameter] {
  /// An object of types by the names of query parameters.
  static let routeQuery = Shape(schema: .map(.string()), blank: []) { (json, node) throws(FieldFault) in
    guard json.kind(node) == .object else {
      throw FieldFault(.wrongType(expected: "an object", found: json.kind(node)))
    }
    var parameters: [RouteQueryParameter] = []
    let end = json.next(node)
    var key = node + 1
    while key < end {
      let name = try Shape<[UInt8]>.string.read(json, key)
      guard !parameters.contains(where: { $0.name == name }) else { throw FieldFault(.duplicate).under(name) }
      guard parameters.count < RoutePattern.maximumSegments else {
        throw FieldFault(.tooMany(limit: RoutePattern.maximumSegments))
      }
      do throws(FieldFault) {
        let type = try Shape<[UInt8]>.string.read(json, key + 1)
        do throws(RouteFault) {
          parameters.append(try RouteQueryParameter(name: name, parsing: type))
        } catch {
          throw FieldFault(.badRoute(error, value: type))
        }
      } catch {
        throw error.under(name)
      }
      key = json.next(key + 1)
    }
    return parameters
  }
}
