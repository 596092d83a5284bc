/// Places of forms by the literal that their paths begin with: only forms that can have a URL in common are compared.
struct FormIndex {
  private var byLiteral: [[UInt8]: [Int]] = [:]
  private var others: [Int] = []
  private var all: [Int] = []

  mutating func insert(_ form: LinkForm, at place: Int) {
    all.append(place)
    if let literal = FormIndex.literal(form) {
      byLiteral[literal, default: []].append(place)
    } else {
      others.append(place)
    }
  }

  /// The forms that may have a URL in common with this one.
  func neighbours(of form: LinkForm) -> [Int] {
    guard let literal = FormIndex.literal(form) else { return all }
    return (byLiteral[literal] ?? []) + others
  }

  private static func literal(_ form: LinkForm) -> [UInt8]? {
    if case .literal(let text)? = form.segments.first?.texts { text } else { nil }
  }
}
