import LinkService
import StdioServer

/// `linkd serve`: requests in, answers out, until end of input.
enum ServeCommand {
  static func run(_ options: Options) -> Int32 {
    let setup: Setup
    do throws(Setup.Fault) {
      setup = try Setup(options)
    } catch {
      Console.complain("linkd: " + error.sentence)
      return error.code.rawValue
    }
    return Server(service: setup.makeService(), limits: WireLimits(setup.configuration.limits)).run()
  }
}
