import LinkCore
import LinkStore

extension LinkKey {
  /// The short link's URL.
  var url: [UInt8] {
    var url: [UInt8] = []
    url.reserveCapacity(prefix.count + 1 + 3 * suffix.count)
    url += prefix
    url.append(UInt8(ascii: "/"))
    PercentEncoding.append(suffix.span, to: &url)
    return url
  }
}
