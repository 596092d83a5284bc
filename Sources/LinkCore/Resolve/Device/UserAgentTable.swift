/// The one table of signs in user agents that say who the sender is and on what it runs.
///
/// The first row that is found decides, wherever in the text it stands. A new agent is one new row: previews first,
/// robots next because they carry the names of the devices that they imitate, devices last.
enum UserAgentTable {
  static let rows: [UserAgentRow] = previews + robots + devices

  /// Devices that name others come before those that they name.
  ///
  /// * Windows Phone and KaiOS call themselves Android, others say that they are like Android or iPhone; none of them
  ///   has apps from the stores.
  /// * Phones of other makers are called after the iPhone, so Linux with Android goes before Apple's names; iOS never
  ///   says Linux.
  /// * An iPhone app on an iPad names both. Browsers for iOS keep their own names when they ask for pages for the
  ///   desktop, as they do by default on an iPad.
  /// * UC Browser shortens Android to Adr.
  private static let devices: [UserAgentRow] = [
    UserAgentRow("windows phone", .device(.desktop)),
    UserAgentRow("like android", .device(.desktop)),
    UserAgentRow("like iphone", .device(.desktop)),
    UserAgentRow("kaios/", .device(.desktop)),
    UserAgentRow("linux; android", .device(.android)),
    UserAgentRow("linux; u; android", .device(.android)),
    UserAgentRow("ipad", .device(.ipados)),
    UserAgentRow("iphone", .device(.ios)),
    UserAgentRow("ipod", .device(.ios)),
    UserAgentRow("crios/", .device(.ipados)),
    UserAgentRow("fxios/", .device(.ipados)),
    UserAgentRow("edgios/", .device(.ipados)),
    UserAgentRow("android", .device(.android)),
    UserAgentRow("u; adr ", .device(.android)),
    UserAgentRow("windows nt", .device(.desktop)),
    UserAgentRow("macintosh", .mac),
    UserAgentRow("cros ", .device(.desktop)),
    UserAgentRow("x11", .device(.desktop)),
  ]
}
