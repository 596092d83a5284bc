/// Where a click came from; the raw value is what the database holds.
package enum ClickPlatform: Int, CaseIterable, Sendable {
  case ios = 1
  case ipados = 2
  case android = 3
  case desktop = 4
  /// A service that fetches the page in order to show a preview of the link: nobody has clicked.
  case crawler = 5
}
