/// Which file a path leads to: another file under the same name has another identity.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let file: UInt64
}
