import StrictJSON

extension AssociationDocument {
  /// Finds `applinks` and what is in it (Apple, applinks.Details; the dictionary form of `details` as macOS 27's
  /// swcutil reads it); reports what has a wrong type.
  mutating func readStructure() {
    guard let value = lastMember("applinks", of: json.root) else { return }
    guard json.kind(value) == .object else {
      report(.serviceType, .error, value)
      return
    }
    applinks = value
    apps = lastMember("apps", of: value)
    defaults = object("defaults", of: value)
    variables = object("substitutionVariables", of: value)
    if let defaults { reportTypes(ofRule: defaults) }
    guard let details = lastMember("details", of: value) else {
      report(.detailsType, .error, value, .missing)
      return
    }
    switch json.kind(details) {
    case .array: readEntries(ofArray: details)
    case .object: readEntries(ofObject: details)
    default: report(.detailsType, .error, details)
    }
  }

  private mutating func readEntries(ofArray details: Int) {
    let end = json.next(details)
    var element = details + 1
    var index = 0
    while element < end {
      if json.kind(element) == .object {
        entries.append(entry(element, index))
      } else {
        report(.entryType, .error, element)
      }
      element = json.next(element)
      index += 1
    }
  }

  /// The oldest form: each key is one app; of two equal keys the last counts.
  private mutating func readEntries(ofObject details: Int) {
    let end = json.next(details)
    let last = Set(lastKeys(of: details))
    var key = details + 1
    var index = 0
    while key < end {
      if json.kind(key + 1) != .object {
        report(.entryType, .error, key + 1)
      } else if last.contains(key) {
        var found = entry(key + 1, index)
        found.key = key
        entries.append(found)
      }
      key = json.next(key + 1)
      index += 1
    }
  }

  private mutating func entry(_ node: Int, _ index: Int) -> AssociationEntry {
    var entry = AssociationEntry(node: node, index: index)
    let end = json.next(node)
    var key = node + 1
    while key < end {
      let value = key + 1
      let kind = json.kind(value)
      switch keyText(key) {
      case Name.appID: entry.appID = kind == .string ? value : nil
      case Name.appIDs: entry.appIDs = kind == .array ? value : nil
      case Name.paths: entry.paths = kind == .array ? value : nil
      case Name.components: entry.components = kind == .array ? value : nil
      case Name.defaults: entry.defaults = kind == .object ? value : nil
      default: break
      }
      key = json.next(value)
    }
    if let defaults = entry.defaults { reportTypes(ofRule: defaults) }
    for list in [entry.components, entry.paths] {
      guard let list else { continue }
      let end = json.next(list)
      var rule = list + 1
      while rule < end {
        reportTypes(of: rule, isPath: list == entry.paths)
        rule = json.next(rule)
      }
    }
    return entry
  }

  private mutating func reportTypes(of rule: Int, isPath: Bool) {
    switch json.kind(rule) {
    case .object where !isPath: reportTypes(ofRule: rule)
    case .string where isPath: break
    default: report(.ruleType, .error, rule)
    }
  }

  private mutating func reportTypes(ofRule node: Int) {
    let members = RuleMembers(node, of: json)
    for value in members.mistyped { report(.ruleType, .error, value) }
    guard let query = members.query, json.kind(query) == .object else { return }
    for key in lastKeys(of: query) where json.kind(key + 1) != .string { report(.queryValueType, .error, key + 1) }
  }

  private mutating func report(
    _ rule: LintRule, _ severity: AssociationProblem.Severity, _ node: Int, _ detail: AssociationProblem.Detail? = nil
  ) {
    guard structuralProblems < AssociationDocument.problemLimit else { return }
    structuralProblems += 1
    problems.append(
      AssociationProblem(
        rule, severity, node: node, at: sourceRange(of: node), detail ?? .kind(json.kind(node))))
  }

  /// The value of the last member of that name, which is the one that counts; so Foundation reads duplicates.
  func lastMember(_ name: StaticString, of object: Int) -> Int? {
    let name = name.withUTF8Buffer { unsafe Array($0) }
    var found: Int?
    let end = json.next(object)
    var key = object + 1
    while key < end {
      if json.text(key, equals: name) { found = key + 1 }
      key = json.next(key + 1)
    }
    return found
  }

  private func object(_ name: StaticString, of parent: Int) -> Int? {
    guard let value = lastMember(name, of: parent) else { return nil }
    return json.kind(value) == .object ? value : nil
  }

  /// The text of a key; a lone surrogate in it is U+FFFD.
  func keyText(_ key: Int) -> [UInt8] {
    if let plain = json.plainTextRange(key) { return Array(json.bytes[plain]) }
    var text: [UInt8] = []
    json.appendTextRepairing(key, to: &text)
    return text
  }

  private enum Name {
    static let appID = Array("appID".utf8)
    static let appIDs = Array("appIDs".utf8)
    static let paths = Array("paths".utf8)
    static let components = Array("components".utf8)
    static let defaults = Array("defaults".utf8)
  }
}
