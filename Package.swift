// swift-tools-version: 6.2

// Each target has its test target right below it; targets stand in the order in which they build on each other.
// Settings that all Swift targets share are added in the loop at the end.

import PackageDescription

let package = Package(
  name: "linkd",
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "linkd", targets: ["linkd"])
  ],
  targets: [
    // MARK: StrictJSON - is this exactly JSON, and what does it say?

    .target(name: "StrictJSON"),
    .testTarget(name: "StrictJSONTests", dependencies: ["StrictJSON", "TestSupport"]),

    // MARK: JSONRPC - what may be said on the wire?

    .target(name: "JSONRPC", dependencies: ["StrictJSON"]),
    .testTarget(name: "JSONRPCTests", dependencies: ["JSONRPC", "StdioServer", "StrictJSON", "TestSupport"]),

    // MARK: LinkCore - what is a link, and what does it mean?

    .target(name: "LinkCore", dependencies: ["CIDN2", "CRE2", "StrictJSON"]),
    .testTarget(name: "LinkCoreTests", dependencies: ["LinkCore", "StrictJSON", "TestSupport"]),

    // MARK: Locking - how do threads share a value?

    .target(name: "Locking"),

    // MARK: LinkStore - where are short links kept?

    .target(name: "LinkStore", dependencies: ["CSQLite", "LinkCore", "Locking"]),
    .testTarget(name: "LinkStoreTests", dependencies: ["CSQLite", "LinkCore", "LinkStore", "TestSupport"]),

    // MARK: LinkService - which methods exist, and what do they promise?

    .target(name: "LinkService", dependencies: ["JSONRPC", "LinkCore", "LinkStore", "Locking", "StrictJSON"]),
    .testTarget(
      name: "LinkServiceTests",
      dependencies: ["JSONRPC", "LinkCore", "LinkService", "LinkStore", "StrictJSON", "TestSupport"]
    ),

    // MARK: StdioServer - how do bytes get in and out of this process?

    .target(name: "StdioServer", dependencies: ["JSONRPC", "Locking"]),
    .testTarget(name: "StdioServerTests", dependencies: ["JSONRPC", "StdioServer", "StrictJSON", "TestSupport"]),

    // MARK: linkd - how is it started?

    .executableTarget(
      name: "linkd",
      dependencies: ["JSONRPC", "LinkCore", "LinkService", "LinkStore", "StdioServer", "StrictJSON"]
    ),
    .testTarget(name: "EndToEndTests", dependencies: ["TestSupport"]),

    // MARK: C libraries

    .systemLibrary(
      name: "CIDN2",
      pkgConfig: "libidn2",
      providers: [.apt(["libidn2-dev"]), .brew(["libidn2"])]
    ),
    .target(
      name: "CRE2",
      linkerSettings: [.linkedLibrary("re2")]
    ),
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
    ),

    // MARK: Test helpers

    .target(name: "TestSupport", dependencies: ["CSQLite", "StrictJSON"], path: "Tests/TestSupport"),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

// The fuzzer is in the way of every other build, since all that it is made of is compiled for it; Tests/Fuzz/run.sh asks
// for it.
if Context.environment["LINKD_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "CLibFuzzer", path: "Tests/Fuzz/CLibFuzzer"),
    .executableTarget(
      name: "Fuzzer", dependencies: ["CLibFuzzer", "JSONRPC", "LinkCore", "LinkService", "LinkStore", "StrictJSON"],
      path: "Tests/Fuzz/Fuzzer"),
  ]
}

/// Targets without input, output, clock or shared state: every unsafe expression in them must be marked.
let pureTargets: Set<String> = ["JSONRPC", "LinkCore", "StrictJSON"]
let swiftTargetTypes: Set<Target.TargetType> = [.executable, .regular, .test]

for target in package.targets where swiftTargetTypes.contains(target.type) && target.name != "CRE2" {
  var settings = target.swiftSettings ?? []
  settings += [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if pureTargets.contains(target.name) {
    settings.append(.strictMemorySafety())
  }
  target.swiftSettings = settings
}
