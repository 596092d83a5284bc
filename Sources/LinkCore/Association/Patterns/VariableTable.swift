import StrictJSON

/// The variables that the patterns of one document may name, each compiled on first use and once for each variant.
struct VariableTable {
  /// What a name stands for.
  enum Meaning {
    case one(ASCIISet)
    case variable(Int)

    /// Nothing: the name is unknown or has no values.
    case nothing
  }

  private struct Key: Hashable {
    let name: [UInt8]
    let variant: TextVariant
  }

  /// For each name that the document defines, its list of values on the tape.
  private var lists: [[UInt8]: Int] = [:]
  private var meanings: [Key: Meaning] = [:]

  /// Takes the names of `substitutionVariables`; the last of two equal names counts, a list of another type does not.
  init(_ variables: Int?, of document: AssociationDocument) {
    guard let variables else { return }
    let json = document.json
    let end = json.next(variables)
    var key = variables + 1
    while key < end {
      lists[document.keyText(key)] = json.kind(key + 1) == .array ? key + 1 : nil
      key = json.next(key + 1)
    }
  }

  /// What `$(name)` stands for.
  ///
  /// A name that the document defines hides a predefined one.
  mutating func meaning(
    of name: [UInt8], _ variant: TextVariant, in json: borrowing JSON, _ pool: inout PatternPool
  ) -> Meaning {
    let key = Key(name: name, variant: variant)
    if let known = meanings[key] { return known }
    let meaning = compile(name, variant, in: json, &pool)
    meanings[key] = meaning
    return meaning
  }

  private func compile(
    _ name: [UInt8], _ variant: TextVariant, in json: borrowing JSON, _ pool: inout PatternPool
  ) -> Meaning {
    var builder = VariableBuilder()
    if let list = lists[name] {
      insert(list, of: json, variant, &builder)
    } else {
      switch PredefinedVariable(named: name)?.values {
      case nil: return .nothing
      case .character(let members): return .one(ASCIISet(variant.isFolded ? members.lowercased() : members))
      case .code(let codes): insert(codes: codes, variant, &builder)
      }
    }
    guard let variable = builder.build(into: &pool) else { return .nothing }
    pool.variables.append(variable)
    return .variable(pool.variables.count - 1)
  }

  private func insert(
    _ list: Int, of json: borrowing JSON, _ variant: TextVariant, _ builder: inout VariableBuilder
  ) {
    var text: [UInt8] = []
    let end = json.next(list)
    var element = list + 1
    while element < end {
      if json.kind(element) == .string {
        text.removeAll(keepingCapacity: true)
        json.appendTextRepairing(element, to: &text)
        insert(text.span, variant, &builder)
      }
      element = json.next(element)
    }
  }

  private func insert(codes: StaticString, _ variant: TextVariant, _ builder: inout VariableBuilder) {
    let text = codes.withUTF8Buffer { unsafe Array($0) }
    for code in text.split(separator: 0x20) { insert(Array(code).span, variant, &builder) }
  }

  private func insert(_ value: Span<UInt8>, _ variant: TextVariant, _ builder: inout VariableBuilder) {
    guard variant.isFolded else { return builder.insert(value) }
    var folded: [UInt8] = []
    CaseFolding.append(value, to: &folded)
    builder.insert(folded.span)
  }
}
