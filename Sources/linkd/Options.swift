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
    case lint
    case match
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
    case missingFile(Command)
    case missingURL
    case missingFlag(String, neededBy: String)
    case fileBesideAnswer([UInt8])
    case inputTwice
    case unknownChoice(String, [UInt8], choices: [String])
    case flagOfOtherCommand(String, [Command])
  }

  /// The command, or nil when none was named.
  var command: Command?

  /// What follows the command.
  var arguments: [[UInt8]] = []

  /// The values of each flag, in order; empty texts for flags without value.
  private var values: [String: [[UInt8]]] = [:]

  /// The flags in the order in which they were given.
  private var given: [Flag] = []

  var wantsHelp: Bool { has(.help) || values["-h"] != nil }
  var wantsVersion: Bool { has(.version) || values["-V"] != nil }

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

  func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

  /// The value that was given last.
  func value(_ flag: Flag) -> [UInt8]? { values[flag.name]?.last }

  func values(_ flag: Flag) -> [[UInt8]] { values[flag.name] ?? [] }

  private mutating func readFlag(_ word: [UInt8], _ words: [[UInt8]], _ index: inout Int) throws(Fault) {
    let equals = word.firstIndex(of: UInt8(ascii: "="))
    let name = String(decoding: word[..<(equals ?? word.count)], as: UTF8.self)
    guard let flag = Flag.all.first(where: { $0.name == name }) else {
      throw .unknownFlag(word, nearest: NearestName.find(Array(name.utf8), among: Flag.all.map { Array($0.name.utf8) }))
    }
    var value: [UInt8] = []
    if flag.takesValue {
      if let equals {
        value = Array(word[(equals + 1)...])
      } else if index < words.count {
        value = words[index]
        index += 1
      }
      guard !value.isEmpty else { throw .missingValue(name) }
    } else if equals != nil {
      throw .unexpectedValue(name)
    }
    if case .choice(let choices) = flag.value, !choices.contains(where: { Array($0.utf8) == value }) {
      throw .unknownChoice(name, value, choices: choices)
    }
    values[name, default: []].append(value)
    given.append(flag)
  }

  private mutating func readCommand(_ rest: [[UInt8]]) throws(Fault) {
    guard let word = rest.first else {
      if !wantsHelp, !wantsVersion { try checkFlags() }
      return
    }
    let names = Command.allCases.map { Array($0.rawValue.utf8) }
    guard let position = names.firstIndex(of: word) else {
      throw .unknownCommand(word, nearest: NearestName.find(word, among: names))
    }
    command = Command.allCases[position]
    arguments = Array(rest.dropFirst())
    // `--help` after a command asks about it, whatever else is missing.
    guard !wantsHelp, !wantsVersion else { return }
    try checkArguments(of: Command.allCases[position])
    try checkFlags()
  }

  private func checkArguments(of command: Command) throws(Fault) {
    let most =
      switch command {
      case .serve, .check, .export: 0
      case .schema, .import: 1
      case .call: 2
      case .lint, .match: Int.max
      }
    if arguments.count > most { throw .tooManyArguments(arguments[most], command) }
    switch command {
    case .call where arguments.isEmpty: throw .missingMethod
    case .import where arguments.isEmpty, .match where arguments.isEmpty: throw .missingFile(command)
    case .match where arguments.count == 1 && !has(.expect): throw .missingURL
    case .lint: try checkLint()
    default: break
    }
    let files = command == .lint || command == .match ? arguments : []
    let inputs = files + values(.http) + values(.cdn) + values(.expect)
    if inputs.count(where: { $0 == InputFile.standardInput }) > 1 { throw .inputTwice }
  }

  /// The answer of a server holds the file, and says nothing without the URL that was asked.
  private func checkLint() throws(Fault) {
    for (flag, needed) in [(Flag.http, Flag.url), (.url, .http), (.cdn, .http)] where has(flag) && !has(needed) {
      throw .missingFlag(needed.name, neededBy: flag.name)
    }
    if has(.http), let file = arguments.first { throw .fileBesideAnswer(file) }
    if !has(.http), arguments.isEmpty { throw .missingFile(.lint) }
  }

  private func checkFlags() throws(Fault) {
    for flag in given {
      guard let commands = flag.commands else { continue }
      if let command, commands.contains(command) { continue }
      throw .flagOfOtherCommand(flag.name, commands)
    }
  }
}
