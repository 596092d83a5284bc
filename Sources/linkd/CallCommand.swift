import JSONRPC
import LinkService

/// `linkd call`: one request from the command line.
enum CallCommand {
  static func run(_ options: Options) -> Int32 {
    do throws(Setup.Fault) {
      let setup = try Setup(options)
      let params = try readParams(options.arguments.dropFirst().first, limit: setup.configuration.limits.messageBytes)
      let service = setup.makeService()
      defer { service.close() }
      switch service.call(options.arguments[0], params: params) {
      case .success(let result):
        return Console.print(result) ? 0 : ExitCode.ioError.rawValue
      case .failure(let error):
        Console.complain(error.json)
        return ExitCode.callFailed.rawValue
      }
    } catch {
      Console.complain("linkd: " + error.sentence)
      return error.code.rawValue
    }
  }

  /// The JSON text of the parameters: the argument, or for `-` all of standard input.
  private static func readParams(_ argument: [UInt8]?, limit: Int) throws(Setup.Fault) -> [UInt8] {
    guard let argument else { return [] }
    guard argument == Array("-".utf8) else { return argument }
    do throws(FileReader.Fault) {
      return try FileReader.read(descriptor: STDIN_FILENO, limit: limit)
    } catch {
      throw Setup.Fault(code: .ioError, sentence: "standard input cannot be read: \(error.sentence)")
    }
  }
}
