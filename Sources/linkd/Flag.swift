import LinkCore
import LinkService

/// What may stand on the command line beside the command and its arguments.
struct Flag {
  enum Value {
    /// The flag is there or not.
    case none

    case any

    /// One of these words.
    case choice([String])
  }

  let name: String
  let value: Value

  /// The commands that know the flag; nil for those that all know.
  let commands: [Options.Command]?

  private init(_ name: String, _ value: Value = .any, of commands: [Options.Command]? = nil) {
    self.name = name
    self.value = value
    self.commands = commands
  }

  var takesValue: Bool {
    if case .none = value { return false }
    return true
  }

  static let dryRun = Flag("--dry-run", .none, of: [.import])
  static let map = Flag("--map", of: [.import])
  static let archived = Flag("--archived", .choice(ImportOptions.Archived.allCases.map(\.rawValue)), of: [.import])
  static let config = Flag("--config")
  static let store = Flag("--store")
  static let url = Flag("--url", of: [.lint])
  static let http = Flag("--http", of: [.lint])
  static let cdn = Flag("--cdn", of: [.lint])
  static let entitlement = Flag("--entitlement", of: [.lint])
  static let format = Flag("--format", .choice(LintCommand.Format.allCases.map(\.rawValue)), of: [.lint])
  static let profile = Flag("--profile", .choice(AssociationProfile.allCases.map(\.rawValue)), of: [.lint, .match])
  static let domain = Flag("--domain", of: [.match])
  static let app = Flag("--app", of: [.match])
  static let form = Flag("--form", .choice(AssociationForm.allCases.map(\.rawValue)), of: [.match])
  static let explain = Flag("--explain", .none, of: [.match])
  static let expect = Flag("--expect", of: [.match])
  static let help = Flag("--help", .none)
  static let version = Flag("--version", .none)

  /// What editors add for a server on standard input and output; there is no other way to serve.
  static let stdio = Flag("--stdio", .none)

  static let all = [
    config, store, map, archived, url, http, cdn, entitlement, format, profile, domain, app, form, expect, help,
    Flag("-h", .none), version, Flag("-V", .none), stdio, dryRun, explain,
  ]
}
