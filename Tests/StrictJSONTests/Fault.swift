import StrictJSON

/// The fault of a text that is refused, or nil for one that is accepted.
func fault(of text: [UInt8], limits: JSONLimits = JSONLimits()) -> JSONFault? {
  do throws(JSONFault) {
    _ = try JSON(parsing: text, limits: limits)
    return nil
  } catch {
    return error
  }
}

extension JSON {
  /// Reads one of the texts in the array; the fault when it is refused.
  mutating func fault(reading start: Int, to end: Int, limits: JSONLimits = JSONLimits()) -> JSONFault? {
    do throws(JSONFault) {
      try read(start, to: end, limits: limits)
      return nil
    } catch {
      return error
    }
  }
}
