/// How codes differ from what `$(lang)` and `$(region)` stand for.
package enum RegionFault: Equatable, Sendable {
  case unitedKingdom
  case hyphen
}
