import JSONRPC
import LinkCore
import StrictJSON

extension Method {
  /// `generateAppConfig`: what the configured apps need in their own files to open the configured links.
  static func generateAppConfig() -> Method {
    Method(
      "generateAppConfig",
      "Writes what each app needs in its own files to open the configured links: property lists or a manifest.",
      params: GenerateAppConfigParams.shape,
      result: .object([
        Schema.Field(
          "apps",
          .list(
            .object([
              Schema.Field("app", .string(), "The bundle id or the package name."),
              Schema.Field(
                "files",
                .list(
                  .object([
                    Schema.Field("name", .string(), "The file of the app to which this is added."),
                    Schema.Field("text", .string(), "A whole file of that kind with nothing else in it."),
                  ])), "One for each file."),
            ])), "Each app of the platform."),
        Schema.Field("warning", WarningText.schema, "What the configuration lacks."),
        Schema.Field("note", NoteText.schema, "Where the app opens for other URLs than the prefixes and routes have."),
      ]),
      examples: [
        Example("an iOS app", #"{"platform":"ios"}"#, configuration: exampleConfiguration),
        Example("an Android app", #"{"platform":"android"}"#, configuration: exampleConfiguration),
      ]
    ) { (params, _, context, writer) throws(ServiceFault) in
      writer.beginObject()
      switch params.platform {
      case .ios: writeIOS(context, to: &writer)
      case .android: writeAndroid(context, to: &writer)
      }
      writer.endObject()
      return .done
    }
  }

  private static let exampleConfiguration = #"""
    {"domains":[{"uriPrefix":"https://example.com/link"}],"apps":{"ios":[{"bundleId":"com.example.ios",\#
    "appIdPrefix":"ABCDE12345","customScheme":"myapp"}],"android":[{"packageName":"com.example.android"}]},\#
    "routes":[{"name":"product","path":"/product/{id:int}","hosts":["www.example.com"]}]}
    """#

  private static func writeIOS(_ context: ServiceContext, to writer: inout JSONWriter) {
    let configuration = context.configuration
    var warnings: [GenerationWarning] = []
    let hosts = configuration.associatedHosts(&warnings)
    addPorts(context, &warnings)
    if configuration.iosApps.isEmpty { warnings.append(GenerationWarning(.noIOSApp)) }
    writer.beginArray("apps")
    for app in configuration.iosApps {
      guard AppID.isBundleID(app.bundleId) else {
        warnings.append(GenerationWarning(.badBundleID, value: app.bundleId))
        continue
      }
      let files = IOSAppFiles(
        bundleID: app.bundleId, schemes: configuration.schemes(of: app, &warnings), prefixes: context.prefixes,
        domains: hosts)
      writer.beginObject()
      writer.member("app", app.bundleId)
      writer.beginArray("files")
      write("Info.plist", files.infoPropertyList, to: &writer)
      write("App.entitlements", files.entitlements, to: &writer)
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    GenerationText.write(warnings, to: &writer)
    GenerationText.write([GenerationNote](), to: &writer)
  }

  private static func writeAndroid(_ context: ServiceContext, to writer: inout JSONWriter) {
    let configuration = context.configuration
    var warnings: [GenerationWarning] = []
    let hosts = configuration.associatedHosts(&warnings)
    addPorts(context, &warnings)
    let domains = hosts.map { AssociatedDomain($0, prefixes: context.prefixes, routes: context.routes) }
    let manifest = AndroidManifest(domains: domains, schemes: configuration.androidSchemes)
    let apps = configuration.packages(&warnings)
    writer.beginArray("apps")
    for app in apps {
      writer.beginObject()
      writer.member("app", app.packageName)
      writer.beginArray("files")
      write("AndroidManifest.xml", manifest.text, to: &writer)
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    GenerationText.write(warnings, to: &writer)
    GenerationText.write(apps.isEmpty ? [] : manifest.notes, to: &writer)
  }

  /// Warns of what is in no file because it names a port, on whatever host.
  private static func addPorts(_ context: ServiceContext, _ warnings: inout [GenerationWarning]) {
    for text in AssociatedDomain.withPorts(prefixes: context.prefixes, routes: context.routes.routes) {
      warnings.append(GenerationWarning(.portLeftOut, value: text))
    }
  }

  private static func write(_ name: StaticString, _ text: [UInt8], to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("text", text)
    writer.endObject()
  }
}

private struct GenerateAppConfigParams: Sendable {
  /// The raw value is the name on the wire.
  enum Platform: String, CaseIterable, Sendable {
    case ios
    case android
  }

  let platform: Platform

  static let shape: Shape<GenerateAppConfigParams> = {
    let platform = Shape<Platform>.word()
    return .object { (fields, json) throws(FieldFault) in
      GenerateAppConfigParams(platform: try fields.required("platform", platform, "Whose files are wanted.", json))
    }
  }()
}
