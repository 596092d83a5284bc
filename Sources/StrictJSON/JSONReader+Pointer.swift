extension JSONReader {
  /// The JSON Pointer (RFC 6901) to where the reading stopped, on the tape as it stands then.
  ///
  /// It names the value that was being read or was due. Where none was, because a key, a comma or the end of a
  /// container was due, it names the container.
  func pointer(of stop: Stop, in json: JSON) -> [UInt8] {
    var open: [Int] = []
    var outer = container
    while outer != JSONReader.none {
      open.append(outer)
      outer = json.next(outer)
    }
    open.reverse()
    var pointer: [UInt8] = []
    for (level, container) in open.enumerated() {
      let inner = level + 1 < open.count ? open[level + 1] : nil
      if json.kind(container) == .object {
        guard let key = lastKey(of: container, before: inner ?? json.nodes.count, in: json) else { break }
        json.appendPointerToken(of: container, key: key, index: 0, to: &pointer)
      } else {
        guard inner != nil || !stop.isBetweenElements else { break }
        let index = finished(in: container, before: inner ?? json.nodes.count, of: json)
        json.appendPointerToken(of: container, key: 0, index: index, to: &pointer)
      }
    }
    return pointer
  }

  /// The last key of an open object when its value is not on the tape before `limit`, or nil.
  private func lastKey(of object: Int, before limit: Int, in json: JSON) -> Int? {
    var key = object + 1
    while key + 1 < limit { key = json.next(key + 1) }
    return key < limit ? key : nil
  }

  /// How many elements of an open array have ended before `limit`.
  private func finished(in array: Int, before limit: Int, of json: JSON) -> Int {
    var element = array + 1
    var count = 0
    while element < limit {
      element = json.next(element)
      count += 1
    }
    return count
  }
}
