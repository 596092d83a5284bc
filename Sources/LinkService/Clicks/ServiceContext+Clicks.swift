import LinkCore
import LinkStore

extension ServiceContext {
  /// Counts a click on a short link that leads to such a destination; the time is in milliseconds since 1970.
  ///
  /// To be called once a click, when its answer is certain. The debug page is no click: it explains one.
  func count(_ kind: Destination.Kind, of key: LinkKey, on device: Device, at time: Int64) {
    guard let event = ClickEvent(kind) else { return }
    clicks.note(Click(on: key, at: time, platform: ClickPlatform(device), event: event))
  }
}
