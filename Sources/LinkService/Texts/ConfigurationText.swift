import LinkCore
package import LinkStore
import StrictJSON

/// The wording of what is wrong with a configuration or the place of a store.
package enum ConfigurationText {
  /// The sentence about a configuration file.
  package static func sentence(for fault: ConfigurationFault) -> String {
    switch fault {
    case .notJSON(_, let slip?, let place):
      "\(SlipText.fact(slip)) in line \(place.line), column \(place.column); \(SlipText.fix(slip))."
    case .notJSON(let fault, nil, let place):
      "\(ErrorText.sentence(for: fault.code)) in line \(place.line), column \(place.column)\(hint(on: fault.code))."
    case .field(let fault):
      ErrorText.sentence(for: fault, in: "The configuration")
    }
  }

  /// How a fault of patterns, which are full of backslashes, is repaired.
  private static func hint(on code: JSONFault.Code) -> String {
    code == .invalidEscape ? #"; write "\\" for a backslash, as in "^https://www\\.example\\.com/""# : ""
  }

  /// The sentence about the place of a store.
  package static func sentence(for fault: StoreLocationFault) -> String {
    switch fault {
    case .empty: "the store is empty; write sqlite:PATH or sqlite::memory:"
    case .noScheme: "the store has no scheme; write sqlite:PATH or sqlite::memory:"
    case .unknownScheme(let scheme):
      "the store has the unknown scheme \(Quoted.text(scheme)); write sqlite:PATH or sqlite::memory:"
    case .noPostgreSQL: "this build of linkd has no PostgreSQL; write sqlite:PATH or sqlite::memory:"
    case .emptyPath: "the store has no path; write sqlite:PATH or sqlite::memory:"
    case .nulInPath: "the store's path has a NUL character"
    case .twoSlashes: "the store's path begins with two slashes; write sqlite:/PATH for an absolute path"
    case .noHome: "there is no place for short links: HOME is not set; use --store sqlite:PATH"
    }
  }
}
