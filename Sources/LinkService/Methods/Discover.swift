import StrictJSON

extension Method {
  /// `rpc.discover`: the OpenRPC document (OpenRPC 1.3, "Service Discovery Method").
  static func discover() -> Method {
    Method(
      "rpc.discover", "Answers the OpenRPC document that describes every method of this program.",
      result: .anyObject
    ) { _, writer in writer.value(OpenRPCDocument.text) }
  }
}
