import JSONRPC
import LinkService
import LinkStore

/// What every command needs before it can start: the configuration and the store.
struct Setup {
  let configuration: Configuration
  let store: SQLiteStore

  /// Why linkd cannot start.
  struct Fault: Error {
    let code: ExitCode
    let sentence: String
  }

  /// No configuration file is larger; the bound keeps a wrong path (a device, a database) from filling memory.
  private static let configurationLimit = 16 << 20

  /// The configuration, and a store that nobody else sees: for commands that keep nothing and so need no place for it.
  static func withoutStore(_ options: Options) throws(Fault) -> Setup {
    var configuration = Configuration()
    if let path = configurationPath(options) { configuration = try Setup.read(path) }
    let store = SQLiteStore(location: StoreLocation(place: .sqliteMemory), random: SystemRandomSource())
    return Setup(configuration: configuration, store: store)
  }

  private init(configuration: Configuration, store: SQLiteStore) {
    self.configuration = configuration
    self.store = store
  }

  private static func configurationPath(_ options: Options) -> [UInt8]? {
    options.value(.config) ?? Environment.value("LINKD_CONFIG")
  }

  /// Reads the configuration and notes the store; nothing is opened yet.
  init(_ options: Options, settings: SQLiteSettings = SQLiteSettings()) throws(Fault) {
    var configuration = Configuration()
    let path = Setup.configurationPath(options)
    if let path { configuration = try Setup.read(path) }
    self.configuration = configuration
    store = SQLiteStore(
      location: try Setup.location(options, configuration, path), random: SystemRandomSource(), settings: settings)
  }

  /// The service on top of both.
  func makeService() -> LinkdService {
    LinkdService(configuration: configuration, store: store) { Clock.now }
  }

  private static func read(_ path: [UInt8]) throws(Fault) -> Configuration {
    let name = Quoted.text(path)
    let text: [UInt8]
    do throws(FileReader.Fault) {
      text = try FileReader.read(path: path, limit: configurationLimit)
    } catch {
      throw Fault(code: .configuration, sentence: "the configuration \(name) cannot be read: \(error.sentence)")
    }
    do throws(ConfigurationFault) {
      return try Configuration(parsing: text)
    } catch {
      throw Fault(
        code: .configuration, sentence: "the configuration \(name) is wrong: \(ConfigurationText.sentence(for: error))")
    }
  }

  /// Flag before environment before file; a relative path of a file is relative to that file.
  private static func location(
    _ options: Options, _ configuration: Configuration, _ path: [UInt8]?
  ) throws(Fault) -> StoreLocation {
    do throws(StoreLocationFault) {
      if let text = options.value(.store) ?? Environment.value("LINKD_STORE") {
        return try StoreLocation(parsing: text)
      }
      if let text = configuration.store, let path {
        return try StoreLocation(parsing: text).resolved(against: directory(of: path))
      }
      return try StoreLocation.standard(
        dataHome: Environment.value("XDG_DATA_HOME"), home: Environment.value("HOME"))
    } catch {
      throw Fault(
        code: options.value(.store) == nil ? .configuration : .usage, sentence: ConfigurationText.sentence(for: error))
    }
  }

  /// What stands before the last slash; empty for a file of the working directory.
  private static func directory(of path: [UInt8]) -> [UInt8] {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return [] }
    return slash == 0 ? [UInt8(ascii: "/")] : Array(path[..<slash])
  }
}
