import LinkCore
import LinkService

/// What the command line asks for.
struct Options {
  /// What linkd is to do.
  enum Command: String, CaseIterable {
    case serve
    case call
    case schema
    case check
    case `import`
    case export
  }

  /// Why a command line cannot be understood.
  enum Fault: Error, Equatable {
    case unknownFlag([UInt8], nearest: [UInt8]?)
    case missingValue(String)
    case unexpectedValue(String)
    case unknownCommand([UInt8], nearest: [UInt8]?)
    case missingMethod
    case unknownSchema([UInt8])
    case tooManyArguments([UInt8], Command)
    case missingFile
    case unknownChoice(String, [UInt8], choices: [String])
    case flagOfOtherCommand(String, Command)
  }

  /// The command, or nil when none was named.
  var command: Command?

  /// What follows the command.
  var arguments: [[UInt8]] = []
  var configurationPath: [UInt8]?
  var store: [UInt8]?
  /// The values of `--map`, in order.
  var mappings: [[UInt8]] = []
  /// The value of `--archived`.
  var archived: ImportOptions.Archived?
  var isDryRun = false
  var wantsHelp = false
  var wantsVersion = false

  /// The flags that take a value, and those that do not.
  private static let valueFlags = ["--config", "--store", "--map", "--archived"]
  private static let plainFlags = ["--help", "-h", "--version", "-V", "--stdio", "--dry-run"]
  /// The flags that only `import` has.
  private static let importFlags = ["--map", "--archived", "--dry-run"]

  /// The first of ``importFlags`` that was given.
  private var importFlag: String?

  /// Reads the arguments after the program's name; flags may stand anywhere before `--`.
  init(parsing words: [[UInt8]]) throws(Fault) {
    var rest: [[UInt8]] = []
    var index = 0
    var flagsEnded = false
    while index < words.count {
      let word = words[index]
      index += 1
      if flagsEnded || word.first != UInt8(ascii: "-") || word.count == 1 {
        rest.append(word)
      } else if word == Array("--".utf8) {
        flagsEnded = true
      } else {
        try readFlag(word, words, &index)
      }
    }
    try readCommand(rest)
  }

  private mutating func readFlag(_ word: [UInt8], _ words: [[UInt8]], _ index: inout Int) throws(Fault) {
    let equals = word.firstIndex(of: UInt8(ascii: "="))
    let name = String(decoding: word[..<(equals ?? word.count)], as: UTF8.self)
    if Options.importFlags.contains(name) { importFlag = importFlag ?? name }
    if Options.plainFlags.contains(name) {
      guard equals == nil else { throw .unexpectedValue(name) }
      switch name {
      case "--help", "-h": wantsHelp = true
      case "--version", "-V": wantsVersion = true
      case "--dry-run": isDryRun = true
      // What editors add for a server on standard input and output; there is no other way to serve.
      default: break
      }
      return
    }
    guard Options.valueFlags.contains(name) else {
      let known = (Options.valueFlags + Options.plainFlags).map { Array($0.utf8) }
      throw .unknownFlag(word, nearest: NearestName.find(Array(name.utf8), among: known))
    }
    let value: [UInt8]
    if let equals {
      value = Array(word[(equals + 1)...])
    } else if index < words.count {
      value = words[index]
      index += 1
    } else {
      throw .missingValue(name)
    }
    guard !value.isEmpty else { throw .missingValue(name) }
    switch name {
    case "--config": configurationPath = value
    case "--map": mappings.append(value)
    case "--archived":
      let choices = ImportOptions.Archived.allCases
      guard let choice = choices.first(where: { Array($0.rawValue.utf8) == value }) else {
        throw .unknownChoice(name, value, choices: choices.map(\.rawValue))
      }
      archived = choice
    default: store = value
    }
  }

  private mutating func readCommand(_ rest: [[UInt8]]) throws(Fault) {
    guard let word = rest.first else {
      if let importFlag, !wantsHelp, !wantsVersion { throw .flagOfOtherCommand(importFlag, .import) }
      return
    }
    let names = Command.allCases.map { Array($0.rawValue.utf8) }
    guard let position = names.firstIndex(of: word) else {
      throw .unknownCommand(word, nearest: NearestName.find(word, among: names))
    }
    let command = Command.allCases[position]
    self.command = command
    arguments = Array(rest.dropFirst())
    // `--help` after a command asks about it, whatever else is missing.
    guard !wantsHelp, !wantsVersion else { return }
    let most =
      switch command {
      case .serve, .check, .export: 0
      case .schema, .import: 1
      case .call: 2
      }
    if arguments.count > most { throw .tooManyArguments(arguments[most], command) }
    if command == .call, arguments.isEmpty { throw .missingMethod }
    if command == .import, arguments.isEmpty { throw .missingFile }
    if command != .import, let importFlag { throw .flagOfOtherCommand(importFlag, .import) }
  }
}
