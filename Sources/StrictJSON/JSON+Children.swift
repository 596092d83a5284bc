// Lists of what a value holds, for readers to whom a list costs nothing; others walk with `next`.

extension JSON {
  /// The elements of an array; none for any other value.
  package func elements(of array: Int) -> [Int] {
    guard kind(array) == .array else { return [] }
    var elements: [Int] = []
    let end = next(array)
    var element = array + 1
    while element < end {
      elements.append(element)
      element = next(element)
    }
    return elements
  }

  /// The keys of an object, the value of each standing behind it; none for any other value.
  package func keys(of object: Int) -> [Int] {
    guard kind(object) == .object else { return [] }
    var keys: [Int] = []
    let end = next(object)
    var key = object + 1
    while key < end {
      keys.append(key)
      key = next(key + 1)
    }
    return keys
  }
}
