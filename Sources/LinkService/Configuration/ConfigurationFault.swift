package import LinkCore
package import StrictJSON

/// Why a configuration file cannot be used.
package enum ConfigurationFault: Error, Equatable, Sendable {
  case notJSON(JSONFault, JSONSlip? = nil, at: SourcePosition)
  case field(FieldFault)
}
