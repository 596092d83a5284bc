/// A time that is written in words with something between them, put in the order of RFC 3339.
///
/// Only the order and the form are made here; whether there is such a time is for ``Timestamp/init(parsing:)`` to say.
struct TimeWords {
  private static let months: [StaticString] = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]
  private static let weekdays: [StaticString] = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// `2021-03-04T05:06:07Z`, with as many digits of a fraction as were given.
  let rfc3339: [UInt8]

  init?(_ text: [UInt8]) {
    var words = Self.words(text)
    if let first = words.first, Self.name(first, among: Self.weekdays) != nil { words.removeFirst() }
    guard let date = Self.takeDate(&words) else { return nil }
    guard !words.isEmpty else {
      rfc3339 = date + ByteText.bytes("T00:00:00Z")
      return
    }
    let clock = words.removeFirst()
    guard let (time, rest) = Self.time(clock) else { return nil }
    var hour = time.hour
    if let half = words.first, let isAfternoon = Self.half(half) {
      words.removeFirst()
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    // A zone stands right behind the time or apart from it.
    let zones = (rest.isEmpty ? [] : [rest]) + words
    guard zones.count <= 1, let zone = Self.zone(zones.first ?? []) else { return nil }
    rfc3339 = date + [UInt8(ascii: "T")] + Self.twoDigits(hour) + time.behindHour + zone
  }

  /// What stands between blanks, commas and the `T` of a date; a narrow no-break space is a blank.
  private static func words(_ text: [UInt8]) -> [[UInt8]] {
    var words: [[UInt8]] = [[]]
    var index = 0
    while index < text.count {
      let byte = text[index]
      let isNarrow = text[index...].starts(with: [0xE2, 0x80, 0xAF])
      if byte == 0x20 || byte == UInt8(ascii: ",") || isNarrow {
        words.append([])
      } else if byte == UInt8(ascii: "T"), words.count == 1, words[0].first?.isASCIIDigit == true {
        words.append([])
      } else {
        words[words.count - 1].append(byte)
      }
      index += isNarrow ? 3 : 1
    }
    return words.filter { !$0.isEmpty }
  }

  /// The words of the date as `2021-03-04`; nil when the words begin with none.
  private static func takeDate(_ words: inout [[UInt8]]) -> [UInt8]? {
    guard let word = words.first else { return nil }
    let parts = word.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/") }
    if parts.count == 3 {
      words.removeFirst()
      guard parts[0].count == 4 else { return nil }
      return Array(parts.joined(separator: [UInt8(ascii: "-")]))
    }
    guard words.count >= 3 else { return nil }
    let (first, second, year) = (words[0], words[1], words[2])
    words.removeFirst(3)
    let month = name(first, among: months) ?? name(second, among: months)
    let day = name(first, among: months) == nil ? first : second
    guard let month, let number = DecimalNumber.value(day.span, atMost: 31), day.count <= 2 else { return nil }
    let dash = [UInt8(ascii: "-")]
    return year + dash + twoDigits(month + 1) + dash + twoDigits(number)
  }

  /// A time of day with what follows it in the same word; seconds that are not there are 00.
  private static func time(_ word: [UInt8]) -> (time: (hour: Int, behindHour: [UInt8]), rest: [UInt8])? {
    let isPart = { (byte: UInt8) in byte.isASCIIDigit || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".") }
    let end = word.firstIndex { !isPart($0) } ?? word.count
    let parts = word[..<end].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), (1...2).contains(parts[0].count),
      let hour = DecimalNumber.value(Array(parts[0]).span, atMost: 23)
    else { return nil }
    var behind: [UInt8] = []
    for part in parts.dropFirst() { behind += [UInt8(ascii: ":")] + part }
    if parts.count == 2 { behind += ByteText.bytes(":00") }
    return ((hour, behind), Array(word[end...]))
  }

  /// Whether the word says that the hours are those of the afternoon; nil when it says nothing about it.
  private static func half(_ word: [UInt8]) -> Bool? {
    if ByteText.equalIgnoringASCIICase(word.span, "am") { return false }
    return ByteText.equalIgnoringASCIICase(word.span, "pm") ? true : nil
  }

  private static func zone(_ word: [UInt8]) -> [UInt8]? {
    let utc: [StaticString] = ["", "z", "utc", "gmt"]
    if utc.contains(where: { ByteText.equalIgnoringASCIICase(word.span, $0) }) { return [UInt8(ascii: "Z")] }
    guard word[0] == UInt8(ascii: "+") || word[0] == UInt8(ascii: "-") else { return nil }
    switch word.count {
    case 3: return word + ByteText.bytes(":00")
    case 5: return word[..<3] + [UInt8(ascii: ":")] + word[3...]
    default: return word
    }
  }

  /// The place of an English name in a list; it may be cut after three letters or more.
  private static func name(_ word: [UInt8], among names: [StaticString]) -> Int? {
    guard word.count >= 3 else { return nil }
    return names.firstIndex { name in
      let start = ByteText.bytes(name).prefix(word.count)
      return ByteText.equalIgnoringASCIICase(word.span, start.span)
    }
  }

  private static func twoDigits(_ number: Int) -> [UInt8] {
    [UInt8(ascii: "0") + UInt8(number / 10 % 10), UInt8(ascii: "0") + UInt8(number % 10)]
  }
}
