import LinkCore

/// Creates one link inside an open write transaction.
struct LinkCreator {
  let links: SQLiteLinks
  let drawer: SuffixDrawer

  func create(_ new: NewLink) throws(StoreFault) -> StoreOutcome {
    switch new.suffix {
    case .unguessable: try draw(new, option: .unguessable)
    case .short: try draw(new, option: .short)
    case .custom(let suffix): try take(suffix, for: new)
    }
  }

  /// Tries suffixes until one is free, or until another link with the same reuse key turns up.
  private func draw(_ new: NewLink, option: SuffixOption) throws(StoreFault) -> StoreOutcome {
    var attempt = 0
    while let suffix = try drawer.suffix(option, attempt: attempt) {
      attempt += 1
      // `link` has four letters, so a drawn suffix can be a reserved word.
      if ShortCode.isReserved(suffix) { continue }
      let link = Self.link(new, suffix: suffix, option: option)
      if try links.insert(link, reuseKey: new.reuseKey) { return .created(link) }
      if let reuseKey = new.reuseKey, let holder = try links.find(reuseKey: reuseKey) { return .existing(holder) }
    }
    throw StoreFault(code: .suffixesExhausted, path: links.connection.path)
  }

  private func take(_ suffix: [UInt8], for new: NewLink) throws(StoreFault) -> StoreOutcome {
    let link = Self.link(new, suffix: suffix, option: .custom)
    if try links.insert(link, reuseKey: nil) { return .created(link) }
    guard let holder = try links.find(link.key) else {
      // Without a reuse key only the primary key can be in the way, and its row is in our snapshot.
      throw StoreFault(code: .damaged, path: links.connection.path)
    }
    return .suffixTaken(holder)
  }

  /// Keeps a link that has its suffix already.
  func adopt(_ link: StoredLink, reuseKey: [UInt8]?) throws(StoreFault) -> StoreOutcome {
    if try links.insert(link, reuseKey: reuseKey) { return .created(link) }
    if let holder = try links.find(link.key) { return .suffixTaken(holder) }
    // So another link has the reuse key, and goes on being the answer for that content.
    if reuseKey != nil, try links.insert(link, reuseKey: nil) { return .created(link) }
    throw StoreFault(code: .damaged, path: links.connection.path)
  }

  private static func link(_ new: NewLink, suffix: [UInt8], option: SuffixOption) -> StoredLink {
    StoredLink(
      key: LinkKey(prefix: new.prefix, suffix: suffix),
      longLink: new.longLink,
      option: option,
      state: .live,
      createdAt: new.createdAt,
      expireAt: new.expireAt,
      name: new.name,
      tags: new.tags
    )
  }
}
