import LinkService

/// What `--help` and a wrong command line print.
enum Help {
  /// The help text, without a newline at its end.
  static var text: String {
    let codes = ExitCode.allCases.map { code in
      let number = String(code.rawValue)
      return "  " + number + String(repeating: " ", count: 4 - number.utf8.count) + code.meaning
    }
    return """
      linkd - app links as JSON-RPC 2.0 on standard input and output

      Usage:
        linkd [serve]                    answer requests, one a line, until end of input
        linkd call METHOD [PARAMS | -]   one request; PARAMS is JSON, - reads it from standard input
        linkd schema [NAME]              print a published schema: openrpc (default), config or message
        linkd check                      check the configuration and the store
        linkd lint FILE... | -           say what is wrong with apple-app-site-association and
                                         assetlinks.json files
        linkd match FILE URL... | -      say which apps such a file opens for URLs, and by which rule
        linkd import FILE.csv | -        keep the links of an export of Firebase Dynamic Links;
                                         prints one JSON line a row
        linkd export                     print all links as such a file

      Example:
        echo '{"jsonrpc":"2.0","id":1,"method":"status"}' | linkd

      Options:
        --config FILE    read the configuration from FILE (or LINKD_CONFIG)
        --store URL      keep short links there: sqlite:PATH or sqlite::memory: (or LINKD_STORE)
        --profile SYSTEM lint, match: read as ios9, ios13, ios13_5 or ios14 (default) does
        --format human|json|sarif
                         lint: what to print
        --url URL        lint: the file was served there, with the answer of --http FILE, which
                         is the output of "curl -i URL" and holds the file; - reads standard input
        --cdn FILE       lint: the answer of Apple's CDN in the same form
        --entitlement E  lint: an entry of the app's entitlement, as applinks:example.com; may be
                         repeated
        --domain HOST    match: the file is served by HOST, perhaps with *. in front
        --app ID         match: answer for this app only
        --form raw|browser
                         match: take URLs as given (default), or as a browser sends them
        --explain        match: say of each miss which rule came nearest and what did not fit,
                         and what devices may do otherwise
        --expect FILE    match: compare with a table that was printed before or lines of URL,
                         app and verdict; its URLs when none are given
        --dry-run        import: change nothing, and say what would be done
        --map OLD=NEW    import: put links of one prefix or host under another; may be repeated
        --archived skip|disable
                         import: leave archived links out, or keep them disabled (default)
        --stdio          serve standard input and output, as always; editors pass this
        -h, --help       print this text
        -V, --version    print the version

      Exit codes:
      \(codes.joined(separator: "\n"))
      """
  }

  /// Prints the help text; returns the exit code.
  static func show() -> Int32 { (Console.print(text) ? ExitCode.success : .ioError).rawValue }

  /// One line about a command line that cannot be understood.
  static func sentence(for fault: Options.Fault) -> String {
    switch fault {
    case .unknownFlag(let flag, let nearest):
      "unknown option \(show(flag)); \(hint(nearest))"
    case .missingValue(let flag):
      "\(flag) needs a value; see linkd --help"
    case .unexpectedValue(let flag):
      "\(flag) takes no value; see linkd --help"
    case .unknownCommand(let command, let nearest):
      "unknown command \(show(command)); \(hint(nearest))"
    case .missingMethod:
      "call needs the name of a method, as in: linkd call status"
    case .unknownSchema(let name):
      "there is no schema \(show(name)); the schemas are "
        + SchemaDocument.allCases.map(\.rawValue).joined(separator: ", ")
    case .missingFile(.lint), .missingFile(.match):
      "lint and match need the name of an association file, or - for standard input"
    case .missingFile:
      "import needs the name of a CSV file, or - for standard input"
    case .missingURL:
      "match needs URLs after the file, - for a list on standard input, or --expect FILE"
    case .missingFlag(let flag, let other):
      "\(other) needs \(flag) beside it; see linkd --help"
    case .fileBesideAnswer(let file):
      "the answer that --http names holds the file; leave \(show(file)) out"
    case .inputTwice:
      "standard input can be read for one thing only"
    case .unknownChoice(let flag, let value, let choices):
      "\(flag) is \(choices.joined(separator: " or ")), not \(show(value))"
    case .flagOfOtherCommand(let flag, let commands):
      "\(flag) belongs to \(commands.map(\.rawValue).joined(separator: " and ")) alone; see linkd --help"
    case .tooManyArguments(let argument, .check):
      "unexpected argument \(show(argument)); the file to check is named with --config"
    case .tooManyArguments(let argument, _):
      "unexpected argument \(show(argument)); see linkd --help"
    }
  }

  private static func show(_ bytes: [UInt8]) -> String { Quoted.text(bytes) }

  private static func hint(_ nearest: [UInt8]?) -> String {
    nearest.map { "did you mean \(show($0))?" } ?? "see linkd --help"
  }
}
