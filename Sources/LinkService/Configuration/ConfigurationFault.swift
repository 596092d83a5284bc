package import StrictJSON

/// Why a configuration file cannot be used.
package enum ConfigurationFault: Error, Equatable, Sendable {
  case notJSON(JSONFault)
  case field(FieldFault)
}
