import Foundation

/// Ways to be refused by file permissions, which mean nothing to the superuser as such.
enum Permissions {
  private static let setpriv = "/usr/bin/setpriv"

  /// Words before a program that leave it without the superuser's right to pass over permissions.
  static let launcher =
    geteuid() == 0 ? [setpriv, "--bounding-set=-dac_override,-dac_read_search,-fowner", "--"] : []

  static let canBeRefused = geteuid() != 0 || FileManager.default.isExecutableFile(atPath: setpriv)
}
