/// Syntax of templates and regular expressions that patterns do not have.
package enum ForeignSyntax: Equatable, Sendable {
  case colonName
  case braces
  case alternatives
  case brackets
  case dotStar
  case anchor
  case doubleStar
  case backslash
}
