import LinkCore
import LinkStore

extension LinkKey {
  /// The short link's URL.
  var url: [UInt8] {
    var url = prefix + [UInt8(ascii: "/")]
    PercentEncoding.append(suffix.span, to: &url)
    return url
  }
}
