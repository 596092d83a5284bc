/// The version of the program, as `--version`, `status` and the OpenRPC document say it.
package enum Version {
  package static let text = "0.1.0"
}
