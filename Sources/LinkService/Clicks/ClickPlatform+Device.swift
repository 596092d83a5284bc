import LinkCore
import LinkStore

extension ClickPlatform {
  /// Robots are apart from people, although all but those that show previews are led where a desktop is.
  init(_ device: Device) {
    self =
      switch device.isRobot ? .crawler : device.platform {
      case .ios: .ios
      case .ipados: .ipados
      case .android: .android
      case .desktop: .desktop
      case .crawler: .crawler
      }
  }

  /// As callers know it.
  var devicePlatform: Device.Platform {
    switch self {
    case .ios: .ios
    case .ipados: .ipados
    case .android: .android
    case .desktop: .desktop
    case .crawler: .crawler
    }
  }
}
