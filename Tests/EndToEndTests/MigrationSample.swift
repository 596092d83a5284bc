import Foundation
import TestSupport

/// Files of links whose outcomes are known.
enum MigrationSample {
  static let header = "Short link,Deep link,Link name,Archived?,Creation timestamp\r\n"

  static func shortLink(_ number: Int) -> String { "https://go.example.com/l/n\(number)x" }

  static func row(_ number: Int) -> String {
    "\(shortLink(number)),https://www.example.com/\(number),\"Number \(number), \"\"quoted\"\"\","
      + "\(number % 10 == 0 ? "true" : "false"),2021-03-04T05:06:07Z\r\n"
  }

  static func file(_ numbers: Range<Int>) -> [UInt8] { Array((header + numbers.map(row).joined()).utf8) }

  /// What is printed when all rows of ``file(_:)`` come to the same.
  static func lines(_ numbers: Range<Int>, _ outcome: String = "created") -> [UInt8] {
    Sample.lines(
      numbers.map { number in
        #"{"line":\#(number - numbers.lowerBound + 2),"outcome":"\#(outcome)","shortLink":"\#(shortLink(number))"}"#
      })
  }

  /// The note on the columns that ``header`` does not have.
  static let note =
    "linkd: 24 of 29 columns are missing and count as empty: \"Android package name\", \"Android fallback link\" and 22 more"
}
