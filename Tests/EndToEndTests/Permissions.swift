import Foundation

/// Ways to be refused by file permissions, which mean nothing to the superuser as such.
enum Permissions {
  private static let setpriv = "/usr/bin/setpriv"

  /// Words before a program that leave it without the superuser's right to pass over permissions.
  static let launcher =
    geteuid() == 0 ? [setpriv, "--bounding-set=-dac_override,-dac_read_search,-fowner", "--"] : []

  static let canBeRefused = geteuid() != 0 || FileManager.default.isExecutableFile(atPath: setpriv)

  /// Words before a script that may mount file systems of its own.
  static let mounting = ["/usr/bin/unshare", "-rm", "/bin/sh", "-c"]

  static let canMount: Bool = {
    guard FileManager.default.isExecutableFile(atPath: mounting[0]) else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: mounting[0])
    process.arguments = mounting.dropFirst() + ["mount -t tmpfs -o size=1m tmpfs /tmp"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
