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

extension ClickPlatform {
  /// As callers know it.
  var name: String {
    let platform: Device.Platform =
      switch self {
      case .ios: .ios
      case .ipados: .ipados
      case .android: .android
      case .desktop: .desktop
      case .crawler: .crawler
      }
    return platform.rawValue
  }

  /// Robots are apart from people, although all but those that show previews are led where a desktop is.
  fileprivate init(_ device: Device) {
    self =
      switch device.isRobot ? .crawler : device.platform {
      case .ios: .ios
      case .ipados: .ipados
      case .android: .android
      case .desktop: .desktop
      case .crawler: .crawler
      }
  }
}

extension ClickEvent {
  var kind: Destination.Kind {
    switch self {
    case .app: .app
    case .store: .store
    case .fallback: .fallback
    case .link: .link
    case .preview: .preview
    case .socialPreview: .socialPreview
    }
  }

  /// Nil for what is not counted.
  fileprivate init?(_ kind: Destination.Kind) {
    switch kind {
    case .app: self = .app
    case .store: self = .store
    case .fallback: self = .fallback
    case .link: self = .link
    case .preview: self = .preview
    case .socialPreview: self = .socialPreview
    case .debug: return nil
    }
  }
}
