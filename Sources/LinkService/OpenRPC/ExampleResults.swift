import JSONRPC
import LinkStore
import StrictJSON
import Synchronization

/// The results of the published examples: each is made by running its method, after those before it, on a store in memory,
/// at a fixed time and with bytes that are the same every time.
struct ExampleResults {
  /// 2026-01-01T00:00:00Z.
  private static let now: Int64 = 1_767_225_600_000

  private let service: LinkdService

  init() {
    service = ExampleResults.service(Configuration())
  }

  private static func service(_ configuration: Configuration) -> LinkdService {
    let store = SQLiteStore(location: StoreLocation(place: .sqliteMemory), random: CountingSource())
    return LinkdService(configuration: configuration, store: store) { ExampleResults.now }
  }

  /// The JSON text of the result.
  func result(of method: Method, _ example: Method.Example) -> [UInt8] {
    var service = self.service
    if let text = example.configuration {
      guard let configuration = try? Configuration(parsing: Array(text.utf8)) else {
        preconditionFailure("The configuration of the example \(example.name) of \(method.name) is none.")
      }
      service = ExampleResults.service(configuration)
    }
    switch service.call(Array(method.name.utf8), params: Array(example.params.utf8)) {
    case .success(let result): return result
    case .failure(let error):
      preconditionFailure("The example \(example.name) of \(method.name) fails: \(error.message)")
    }
  }

  /// Bytes that look drawn and are counted, so that two runs publish the same document.
  private final class CountingSource: RandomSource {
    private let state = Mutex<UInt64>(0x9E37_79B9_7F4A_7C15)

    func fill(_ count: Int) -> [UInt8] {
      state.withLock { state in
        (0..<count).map { _ in
          // The multiplier and increment are Knuth's for MMIX.
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return UInt8(truncatingIfNeeded: state >> 56)
        }
      }
    }
  }
}
