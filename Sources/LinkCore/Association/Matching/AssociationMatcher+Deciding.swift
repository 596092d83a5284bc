extension AssociationMatcher {
  /// What the document says about one URL.
  ///
  /// `work` is memory that is used again for the next URL; its contents carry nothing over.
  package func decide(
    _ url: [UInt8], _ question: AssociationQuestion = AssociationQuestion(), using work: inout AssociationWork
  ) -> AssociationVerdict {
    var notes: [AssociationNote] = []
    var text = url
    if question.form == .browser, let sent = BrowserForm.url(url), sent != url {
      notes.append(.browserForm(sent))
      text = sent
    }
    guard let link = LinkURL(text) else {
      notes.append(.notAURL)
      return verdict(nil, question, notes, &work)
    }
    if document.isUsable, document.applinks == nil { notes.append(.noApplinks) }
    if lacksEmptyApps { notes.append(.appsNotEmpty) }
    guard isServed(link, question, &notes) else { return verdict(nil, question, notes, &work) }
    noteForms(of: link, question.form, &notes)
    work.begin(entries: entries.count)
    return verdict(link, question, notes, &work)
  }

  /// Whether the document speaks for the URL's scheme and host.
  private func isServed(_ link: LinkURL, _ question: AssociationQuestion, _ notes: inout [AssociationNote]) -> Bool {
    guard link.isWeb else {
      notes.append(.otherScheme)
      return false
    }
    guard let range = link.host, !range.isEmpty else {
      notes.append(.noHost)
      return false
    }
    if link.userinfo != nil { notes.append(.userinfoIgnored) }
    if let port = link.port, !port.isEmpty { notes.append(.portIgnored) }
    let host = AssociationHost(link.text.span.extracting(range))
    if host.hadTrailingDot { notes.append(.trailingDotIgnored) }
    if host.hasPunycode { notes.append(.punycodeHost) }
    guard let domain = question.domain, !domain.covers(host) else { return true }
    notes.append(.otherHost(host: host.text, domain: domain.text))
    return false
  }

  private func noteForms(of link: LinkURL, _ form: AssociationForm, _ notes: inout [AssociationNote]) {
    let span = link.text.span
    if form == .raw {
      let plain = ASCIISet.plainInPath
      for index in link.path.lowerBound..<span.count where !plain.contains(span[index]) {
        notes.append(.notEncoded)
        break
      }
    }
    if BrowserForm.hasOddSegments(span.extracting(link.path)) { notes.append(.pathNotNormalised) }
    let compared = span.extracting(link.path.lowerBound..<span.count)
    if decodes, ByteText.firstIndex(of: UInt8(ascii: "%"), in: compared) != nil {
      var decoded: [UInt8] = []
      if !PercentEncoding.appendDecoded(compared, to: &decoded) { notes.append(.invalidEscape) }
    }
  }

  /// What it costs to ask for one more app, and to ask one more of its entries, in steps of matching.
  private static let stepsOfApp = 8
  private static let stepsOfEntry = 8

  /// What is gathered about one URL while the apps are asked in turn.
  private struct Answer {
    var notes: [AssociationNote]
    var verdicts: [AssociationAppVerdict] = []
    var traces: [AssociationTrace] = []

    /// For each entry its place in `traces`, -1 for none; empty unless a trace was asked for.
    var traceOfEntry: [Int]

    /// The entries of which something was noted.
    var notedEntries: Set<Int> = []

    /// The apps that match, and the entry that decided for the first of them.
    var opening: [Int] = []
    var openingEntry = 0

    /// The first app that a rule excludes.
    var excluded: Int?

    /// What is uncertain in the rules that were tried.
    var uncertainties = AssociationUncertainty.Kinds()
  }

  /// Asks each app in turn; `link` is nil when the document does not speak for the URL.
  private func verdict(
    _ link: LinkURL?, _ question: AssociationQuestion, _ before: [AssociationNote], _ work: inout AssociationWork
  ) -> AssociationVerdict {
    var answer = Answer(
      notes: before, traceOfEntry: [Int](repeating: -1, count: question.traces ? entries.count : 0))
    answer.verdicts.reserveCapacity(question.appID == nil ? apps.count : 1)
    for app in apps.indices {
      work.automaton.steps &+= Self.stepsOfApp
      if work.isExhausted { break }
      ask(app, link, question, &answer, &work)
    }
    if let asked = question.appID, answer.verdicts.isEmpty {
      answer.verdicts = [AssociationAppVerdict(appID: asked, outcome: .noMatch, rule: nil, consulted: [])]
      if document.applinks != nil, !lacksEmptyApps { answer.notes.append(.appNotListed(asked)) }
    }
    if apps.isEmpty, question.appID == nil, document.applinks != nil, !lacksEmptyApps { answer.notes.append(.noApps) }
    if let link { noteUncertainties(answer.uncertainties, of: link, &answer.notes) }
    noteApps(answer.opening, in: answer.openingEntry, answer.excluded, &answer.notes)
    return AssociationVerdict(
      opens: answer.opening.first.map { apps[$0] }, apps: document.isUsable ? answer.verdicts : [],
      notes: answer.notes, traces: answer.traces,
      texts: question.traces && link != nil ? work.texts.map { $0.isReady ? $0.bytes : [] } : [])
  }

  /// Asks the entries of one app up to the first that decides.
  private func ask(
    _ app: Int, _ link: LinkURL?, _ question: AssociationQuestion, _ answer: inout Answer, _ work: inout AssociationWork
  ) {
    let isAsked = question.appID.map { $0 == apps[app] } ?? true
    var outcome = AssociationAppVerdict.Outcome.noMatch
    var place: AssociationRulePlace?
    var consulted: [Int] = []
    for entry in entriesOfApps[app] {
      guard let link else { break }
      work.automaton.steps &+= Self.stepsOfEntry
      if question.traces, isAsked {
        if answer.traceOfEntry[entry] < 0 {
          answer.traceOfEntry[entry] = answer.traces.count
          answer.traces.append(trace(entry, link, &work))
        }
        consulted.append(answer.traceOfEntry[entry])
      }
      let rule = decide(entry, link, &work)
      if isAsked { noteEntry(entry, rule, &answer) }
      guard rule >= 0 else {
        if isAsked, let last = entries[entry].rules.last { answer.uncertainties.formUnion(rules[last].uncertainties) }
        continue
      }
      outcome = rules[rule].excludes ? .exclude : .match
      place = self.place(of: rule, in: entries[entry])
      if answer.opening.isEmpty { answer.openingEntry = entry }
      noteRoot(rule, in: entries[entry], link, &answer.notes)
      if isAsked {
        answer.uncertainties.formUnion(rules[rule].uncertainties)
        answer.uncertainties.formUnion(slashUncertainties(rule, in: entries[entry], link, &work))
      }
      break
    }
    if outcome == .match { answer.opening.append(app) }
    if outcome == .exclude, answer.excluded == nil { answer.excluded = app }
    guard isAsked else { return }
    answer.verdicts.append(
      AssociationAppVerdict(appID: apps[app], outcome: outcome, rule: place, consulted: consulted))
  }

  /// Notes what is odd about an entry that was asked, once for all apps; `rule` is the one that decided, or -1.
  private func noteEntry(_ entry: Int, _ rule: Int, _ answer: inout Answer) {
    let source = document.entries[entries[entry].number]
    var note: AssociationNote?
    if source.components == nil, source.paths == nil {
      note = .entryWithoutRules(source.index)
    } else if rule >= 0, entries[entry].dialect == .paths, source.appIDs != nil, profile.readsComponents {
      note = .pathsWithAppIDs(source.index)
    }
    if let note, answer.notedEntries.insert(entry).inserted { answer.notes.append(note) }
  }

  private func noteRoot(
    _ rule: Int, in entry: CompiledEntry, _ link: LinkURL, _ notes: inout [AssociationNote]
  ) {
    guard profile == .ios9, isStar(rule, in: entry.dialect), link.path.count <= 1 else { return }
    guard !notes.contains(.rootOnOldSystems) else { return }
    let rest = entry.rules.suffix(from: rule + 1)
    if !rest.contains(where: { opensRoot($0, in: entry.dialect) }) { notes.append(.rootOnOldSystems) }
  }

  /// `entry` is the one that decided for the first of the apps that match.
  private func noteApps(_ opening: [Int], in entry: Int, _ excluded: Int?, _ notes: inout [AssociationNote]) {
    guard !opening.isEmpty else { return }
    if opening.count > 1 {
      notes.append(.severalApps(opening.map { apps[$0] }))
      if document.entries.first?.key != nil { notes.append(.appsWithoutOrder) }
    }
    if let excluded { notes.append(.exclusionOfOtherApp(excluded: apps[excluded])) }
    let sharing = opening.filter { lists($0, entry) }
    if sharing.count > 1 { notes.append(.severalAppsInEntry(document.entries[entries[entry].number].index)) }
    notes.append(.matchIsNoPromise)
  }

  /// Whether an entry lists an app; the entries of an app are in ascending order.
  private func lists(_ app: Int, _ entry: Int) -> Bool {
    var low = 0
    var high = entriesOfApps[app].count
    while low < high {
      let middle = low + (high - low) / 2
      if entriesOfApps[app][middle] < entry { low = middle + 1 } else { high = middle }
    }
    return low < entriesOfApps[app].count && entriesOfApps[app][low] == entry
  }
}
