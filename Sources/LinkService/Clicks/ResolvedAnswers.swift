import LinkCore
import LinkStore
import StrictJSON

/// What `resolve` has answered for short links that are clicked again and again.
///
/// The store is asked at every click whether anything was changed, so a link that is changed or disabled is noticed at
/// once: only the work behind it is spared. Apart from the stored link an answer depends on the short link, the device,
/// the time of expiry, and the configuration, which does not change.
///
/// Everything stands in one buffer, so that memory has a bound and no references are counted.
struct ResolvedAnswers {
  private struct Entry {
    /// The short link and the device.
    let click: Range<Int>

    /// The stored long link.
    let content: Range<Int>

    /// The JSON text of the result.
    let answer: Range<Int>

    /// What it leads to.
    let kind: Destination.Kind

    /// Not later than when the link was read.
    var generation: StoreGeneration
    var expireAt: Int64?

    func isLive(at now: Int64) -> Bool { expireAt.map { $0 > now } ?? true }
  }

  /// Bytes that are kept; when there would be more, all are let go.
  private static let byteLimit = 2 << 20

  /// Longer texts are not kept.
  private static let entryLimit = byteLimit / 16

  /// Clicks that are watched for a second one; a power of two.
  private static let watchedCount = 4_096

  private var bytes: [UInt8] = []
  private var entries: [UInt64: Entry] = [:]

  /// Hashes of clicks that were seen once, each at the place of its last bits.
  private var watched: [UInt64] = []

  /// The click that is being looked at, and its hash.
  private var click: [UInt8] = []
  private var hash: UInt64 = 0

  /// The generation for which an answer is known.
  mutating func generation(_ key: LinkKey, on device: Device, as form: ClickForm) -> StoreGeneration? {
    look(at: key, device, form)
    return entry()?.generation
  }

  /// Writes the answer that is known, and says what it leads to; nil when it is not known any more, or the link has
  /// expired.
  mutating func write(
    _ key: LinkKey, on device: Device, as form: ClickForm, at now: Int64, to writer: inout JSONWriter
  ) -> Destination.Kind? {
    look(at: key, device, form)
    guard let entry = entry(), entry.isLive(at: now) else { return nil }
    writer.value(bytes, in: entry.answer)
    return entry.kind
  }

  /// Writes the answer for a link that was read just now, and says what it leads to; nil when it is not known.
  mutating func write(
    _ stored: StoredLink, of generation: StoreGeneration, on device: Device, as form: ClickForm,
    to writer: inout JSONWriter
  ) -> Destination.Kind? {
    look(at: stored.key, device, form)
    guard let entry = entry(), ByteText.equal(bytes.span.extracting(entry.content), stored.longLink.span) else {
      return nil
    }
    entries[hash]?.generation = generation
    entries[hash]?.expireAt = stored.expireAt
    writer.value(bytes, in: entry.answer)
    return entry.kind
  }

  /// Takes note of an answer, and keeps it when the same click was seen before: most links are clicked once.
  mutating func note(
    _ answer: ArraySlice<UInt8>, leadingTo kind: Destination.Kind, to stored: StoredLink,
    of generation: StoreGeneration, on device: Device, as form: ClickForm
  ) {
    look(at: stored.key, device, form)
    if watched.isEmpty { watched = Array(repeating: 0, count: ResolvedAnswers.watchedCount) }
    let place = Int(truncatingIfNeeded: hash) & (ResolvedAnswers.watchedCount - 1)
    guard watched[place] == hash else {
      watched[place] = hash
      return
    }
    let count = click.count + stored.longLink.count + answer.count
    guard count <= ResolvedAnswers.entryLimit else { return }
    if bytes.count + count > ResolvedAnswers.byteLimit {
      entries.removeAll(keepingCapacity: true)
      bytes.removeAll(keepingCapacity: true)
    }
    entries[hash] = Entry(
      click: append(click[...]), content: append(stored.longLink[...]), answer: append(answer), kind: kind,
      generation: generation, expireAt: stored.expireAt)
  }

  private mutating func append(_ text: ArraySlice<UInt8>) -> Range<Int> {
    let start = bytes.count
    bytes += text
    return start..<bytes.count
  }

  /// What is known of the click that is being looked at.
  private func entry() -> Entry? {
    guard let entry = entries[hash], ByteText.equal(bytes.span.extracting(entry.click), click.span) else { return nil }
    return entry
  }

  /// Writes down what tells clicks apart, and a hash of all but the prefix.
  private mutating func look(at key: LinkKey, _ device: Device, _ form: ClickForm) {
    click.removeAll(keepingCapacity: true)
    click.append(form.rawValue)
    device.appendTraits(to: &click)
    click.append(0)
    click += key.suffix
    hash = FNV1a.hash(click.span)
    click += key.prefix
    // Both have any bytes, and so does a device's version of the app.
    for count in [key.suffix.count, key.prefix.count] {
      for shift in stride(from: 0, to: 64, by: 8) { click.append(UInt8(truncatingIfNeeded: count >> shift)) }
    }
  }
}
