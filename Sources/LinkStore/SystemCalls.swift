import CSQLite

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Everything that this target asks of the system itself.
enum SystemCalls {
  /// What stands at a path.
  enum FileKind: Hashable {
    case nothing
    case regular(FileIdentity)
    case other
    /// There may be something, but the system does not say, for the reason in `errno`.
    case unknown(errno: Int32)
  }

  /// Looks at what a path leads to, following symbolic links.
  static func kind(of path: [UInt8]) -> FileKind {
    var status = stat()
    guard withCString(path, { stat($0, &status) }) == 0 else {
      let cause = errno
      return cause == ENOENT || cause == ENOTDIR ? .nothing : .unknown(errno: cause)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return .other }
    return .regular(
      FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), file: UInt64(truncatingIfNeeded: status.st_ino))
    )
  }

  /// What this process wants of a file or folder.
  enum Access {
    /// To go through a folder.
    case enter
    /// To make and remove files in a folder.
    case change
    /// To read and write a file.
    case use
  }

  /// Why it does not get that.
  enum Refusal {
    /// Nothing is refused, or nothing is there.
    case none
    case permission
    case readOnlyFileSystem
  }

  /// Asks for the rights of the effective user, as opening a file does.
  static func refusal(of access: Access, _ path: [UInt8]) -> Refusal {
    let mode =
      switch access {
      case .enter: X_OK
      case .change: W_OK | X_OK
      case .use: R_OK | W_OK
      }
    guard withCString(path, { faccessat(AT_FDCWD, $0, mode, AT_EACCESS) }) != 0 else { return .none }
    switch errno {
    case EACCES, EPERM: return .permission
    case EROFS: return .readOnlyFileSystem
    default: return .none
    }
  }

  /// The number of the user whose rights this process has.
  static var effectiveUser: Int { Int(geteuid()) }

  /// Gives a file that we may not write the permissions of another one that we may, if both are there; that fails
  /// quietly for a file of somebody else.
  static func adoptPermissions(of model: [UInt8], for path: [UInt8]) {
    var status = stat()
    guard withCString(path, { access($0, F_OK) == 0 && access($0, W_OK) != 0 }),
      withCString(model, { access($0, W_OK) == 0 && stat($0, &status) == 0 })
    else { return }
    _ = withCString(path) { chmod($0, status.st_mode & 0o777) }
  }

  /// Makes a directory and those above it that are missing, each with mode 0700; returns `errno` or 0.
  static func makeDirectories(_ path: [UInt8]) -> Int32 {
    if withCString(path, { mkdir($0, 0o700) }) == 0 { return 0 }
    let cause = errno
    if cause == EEXIST { return 0 }
    guard cause == ENOENT, let slash = path.lastIndex(of: UInt8(ascii: "/")), slash > 0 else { return cause }
    let above = makeDirectories(Array(path[..<slash]))
    if above != 0 { return above }
    if withCString(path, { mkdir($0, 0o700) }) == 0 || errno == EEXIST { return 0 }
    return errno
  }

  /// The absolute path of the working directory, nil if it has none any more.
  static func currentDirectory() -> [UInt8]? {
    guard let text = getcwd(nil, 0) else { return nil }
    defer { free(text) }
    return Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// Whether other machines may write to the file system that holds this file or directory.
  ///
  /// A write-ahead log needs memory that all its users share, so such a place would be damaged in silence
  /// (https://www.sqlite.org/wal.html, "Overview", disadvantage 2).
  static func isOnNetwork(_ path: [UInt8]) -> Bool {
    #if canImport(Darwin)
      var status = statfs()
      guard withCString(path, { statfs($0, &status) }) == 0 else { return false }
      return status.f_flags & UInt32(MNT_LOCAL) == 0
    #else
      return isNetworkFileSystem(type: Int64(withCString(path) { linkd_file_system_type($0) }))
    #endif
  }

  /// Whether this `f_type` of statfs(2) on Linux is that of a file system that several machines mount.
  static func isNetworkFileSystem(type: Int64) -> Bool {
    // Some systems hand the 32-bit number out sign-extended.
    switch UInt32(truncatingIfNeeded: type) {
    case 0x6969,  // NFS
      0xFF53_4D42, 0xFE53_4D42, 0x517B,  // CIFS, SMB2, SMB
      0x0102_1997,  // 9P, among them the Windows drives inside WSL 2
      0x5346_414F, 0x6B41_4653,  // AFS, two implementations
      0x00C3_6400,  // Ceph
      0x0BD0_0BD0,  // Lustre
      0x7375_7245,  // Coda
      0x564C,  // NCP
      0x0116_1970,  // GFS2
      0x7461_636F:  // OCFS2
      true
    default:
      false
    }
  }

  /// Nanoseconds on a clock that never goes back.
  static func monotonicNanoseconds() -> UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt64(truncatingIfNeeded: now.tv_sec) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: now.tv_nsec)
  }

  /// Sleeps for about this long; a signal may end it early.
  static func sleep(nanoseconds: Int) {
    var wanted = timespec(tv_sec: 0, tv_nsec: min(max(nanoseconds, 0), 999_999_999))
    nanosleep(&wanted, nil)
  }

  /// Fills a buffer of at most 256 bytes from the system's secure generator; returns `errno` or 0.
  static func fillRandom(_ buffer: UnsafeMutableRawBufferPointer) -> Int32 {
    #if canImport(Darwin)
      arc4random_buf(buffer.baseAddress, buffer.count)
      return 0
    #else
      // getentropy(3) gives all or nothing, and is not interrupted for up to 256 bytes.
      return getentropy(buffer.baseAddress, buffer.count) == 0 ? 0 : errno
    #endif
  }

  private static func withCString<Result>(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        guard let base = text.baseAddress else { preconditionFailure("the buffer holds at least the NUL") }
        return body(base)
      }
    }
  }
}
