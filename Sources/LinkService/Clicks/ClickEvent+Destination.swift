import LinkCore
import LinkStore

extension ClickEvent {
  /// Nil for what is not counted.
  init?(_ kind: Destination.Kind) {
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

  /// As callers know it.
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
}
