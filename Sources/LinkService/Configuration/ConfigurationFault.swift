package import LinkCore
package import StrictJSON

/// Why a configuration file cannot be used.
package enum ConfigurationFault: Error, Equatable, Sendable {
  case notJSON(JSONFault, at: SourcePosition)
  case field(FieldFault)
}
