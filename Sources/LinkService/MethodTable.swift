import StrictJSON

/// All methods, in the order in which they are published.
///
/// A new method is one file in `Methods/` and one line here. Each slice of a group has a table of its own: two threads
/// that share one would spend their time counting references.
package struct MethodTable: Sendable {
  package let methods: [Method]

  private let names: JSONNames

  package init() {
    methods = [
      .build(),
      .shorten(),
      .parseIncoming(),
      .matchAASA(),
      .lintAASA(),
      .compareAASA(),
      .resolve(),
      .handleRequest(),
      .linkStats(),
      .updateLink(),
      .generateAASA(),
      .generateAssetLinks(),
      .generateAppConfig(),
      .lintAssetLinks(),
      .status(),
      .discover(),
      .initialize(),
      .shutdown(),
    ]
    names = JSONNames(methods.map { Array($0.name.utf8) })
  }

  /// Position of the method whose name is the string at `node`, or nil.
  func position(of node: Int, in json: borrowing JSON) -> Int? {
    json.position(of: node, in: names)
  }
}
