import LinkStore

extension StoreOutcome {
  var created: StoredLink? { if case .created(let link) = self { link } else { nil } }
  var existing: StoredLink? { if case .existing(let link) = self { link } else { nil } }
  var holder: StoredLink? { if case .suffixTaken(let link) = self { link } else { nil } }
  var found: StoredLink? { if case .found(let link) = self { link } else { nil } }
  var updated: StoredLink? { if case .updated(let link, _) = self { link } else { nil } }
  var counted: [ClickCount]? { if case .counted(let counts) = self { counts } else { nil } }
  var fault: StoreFault? { if case .failed(let fault) = self { fault } else { nil } }
}
