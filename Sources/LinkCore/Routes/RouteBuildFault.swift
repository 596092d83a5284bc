/// Why no URL can be built for a route: it would not say what was asked for, or would not be read as this route.
package enum RouteBuildFault: Error, Equatable, Sendable {
  /// A parameter that must be there.
  case missing(RouteField)
  /// The value is not of the parameter's type.
  case wrongType(RouteField, RouteType, RouteValue)
  /// A segment of the value would be `.` or `..`, which browsers and servers resolve.
  case dotSegment(RouteField, value: [UInt8])
  /// A rest that begins with a slash.
  case leadingSlash(RouteField, value: [UInt8])

  /// The route has several hosts, or none that it names; `choices` are those that it allows, nil when it allows all.
  case hostMissing(choices: [[UInt8]]?)
  case hostNotAllowed([UInt8], choices: [[UInt8]])
  /// The same for schemes.
  case schemeMissing(choices: [[UInt8]]?)
  case schemeNotAllowed([UInt8], choices: [[UInt8]])
  /// A scheme that runs code or reads local data.
  case dangerousScheme([UInt8])
  /// Not the grammar of ``CustomScheme``, or one of its forbidden names.
  case badScheme([UInt8])
  /// The route is for the other kind of URL only.
  case neverUniversalLink
  case neverCustomScheme

  /// More bytes than ``DynamicLink/maximumLength``.
  case tooLong
  /// Another route is asked first and matches the URL.
  case takenBy(route: [UInt8], url: [UInt8])
  /// The URL is read as something else.
  case readAs(IncomingLink.Kind, url: [UInt8])
}
