import LinkCore

/// Findings about how a file is served, and about entitlements.
extension FindingText {
  static func notHTTPS(_ detail: Detail) -> FindingWords {
    FindingWords(
      "\(text(detail)) is not HTTPS; systems read the file over HTTPS only.",
      "Serve it at https://HOST/.well-known/apple-app-site-association with a valid certificate.")
  }

  static func redirect(_ detail: Detail) -> FindingWords {
    FindingWords(
      "The request is redirected to \(text(detail)); systems do not follow.",
      "Serve the file itself at the first URL, with status 200.")
  }

  static func status(_ detail: Detail) -> FindingWords {
    guard case .httpStatus(let status) = detail else {
      return FindingWords("The status is not 200.", "Answer with 200.")
    }
    return switch status {
    case 401, 403:
      FindingWords(
        "The server answers with status \(status), so the file cannot be read.",
        "Let everyone read it, also Apple's \"AASA-Bot\"; filters for bots must let it through.")
    case 404, 410:
      FindingWords(
        "The server answers with status \(status), so the file cannot be read.",
        "Put the file there, without an extension, or rewrite the path to where it is; a redirect will not do.")
    default:
      FindingWords("The server answers with status \(status), so the file cannot be read.", "Answer with status 200.")
    }
  }

  static func contentType(_ detail: Detail) -> FindingWords {
    guard case .text(let type) = detail, !type.isEmpty else {
      return FindingWords("The answer has no Content-Type.", "Send Content-Type: application/json.")
    }
    return FindingWords(
      "The Content-Type is \(Quoted.text(type)); some systems were seen to want application/json.",
      "Send Content-Type: application/json.")
  }

  static func location(_ detail: Detail) -> FindingWords {
    FindingWords(
      "The file is at \(text(detail)); places other than /.well-known/ are deprecated.",
      "Serve it at /.well-known/apple-app-site-association.")
  }

  static func fileExtension(_ detail: Detail) -> FindingWords {
    FindingWords(
      "The file is at \(text(detail)); systems ask for the name without an extension.",
      "Serve it at /.well-known/apple-app-site-association.")
  }

  static var htmlBody: FindingWords {
    FindingWords(
      "The server answers with a web page and status 200, so systems find no file.",
      "Exempt /.well-known/apple-app-site-association from the fallback of the web application.")
  }

  static func cdnDiffers(_ detail: Detail) -> FindingWords {
    switch detail {
    case .opensOnlyAt(let app, isOrigin: true):
      FindingWords(
        "Apple's CDN has an older or other file: the URL shown opens \(Quoted.text(app)) by the server's file only.",
        "Wait until the CDN has asked again, within a day, and let devices update the app.")
    case .opensOnlyAt(let app, isOrigin: false):
      FindingWords(
        "Apple's CDN has an older or other file: the URL shown opens \(Quoted.text(app)) by the CDN's file only.",
        "Wait until the CDN has asked again, within a day, and let devices update the app.")
    case .opensFirst(let origin, let copy):
      FindingWords(
        "Apple's CDN has an older or other file: the URL shown opens \(Quoted.text(origin)) first by the server's file and "
          + "\(Quoted.text(copy)) by the CDN's.",
        "Wait until the CDN has asked again, within a day, and let devices update the app.")
    case .unusable(isOrigin: true):
      FindingWords(
        "The server's file cannot be used, while Apple's CDN still has one that can.",
        "Correct the file before the CDN asks again.")
    case .undecided:
      FindingWords(
        "Apple's CDN has an older or other file; whether any URL opens an app by one of the two only was not decided, "
          + "since patterns are too intricate.",
        "Wait until the CDN has asked again, within a day, or compare the files by eye.")
    default:
      FindingWords(
        "Apple's CDN has a file that cannot be used, while the server's can.",
        "Wait until the CDN has asked again, within a day.")
    }
  }

  static func cdnFailure(_ detail: Detail) -> FindingWords {
    guard case .cdn(let status, let reason, let failure) = detail else {
      return FindingWords("Apple's CDN has no file for the domain.", "Let it read the file.")
    }
    let said = reason.isEmpty ? "" : " and \(Quoted.text(reason))"
    let message = "Apple's CDN has no file for the domain: it answers with status \(status)\(said)"
    return switch failure {
    case .badResponse:
      FindingWords(
        message + ", since the server did not send it.",
        "Answer \"AASA-Bot\" with status 200; the CDN asks again within the hour.")
    case .privateAddress:
      FindingWords(
        message + ", since the domain has a private address.",
        "Serve the file at a public address, or use ?mode=developer for builds of your own.")
    case .timeout:
      FindingWords(
        message + ", since the server took too long.", "Answer faster, and let \"AASA-Bot\" through the firewall.")
    case .other:
      FindingWords(message + ".", "Make the file readable for everyone; the CDN asks again within the hour.")
    }
  }

  // MARK: Entitlements

  static func entitlement(_ detail: Detail) -> FindingWords {
    guard case .entitlement(let entry, let fault) = detail else {
      return FindingWords("An associated domain is wrong.", form)
    }
    let name = "The associated domain \(Quoted.text(entry))"
    return switch fault {
    case .noService: FindingWords("\(name) names no service.", form)
    case .unknownService(let meant):
      FindingWords(
        "\(name) names a service that systems do not know.", meant.map { "Write \(Quoted.text($0))." } ?? form)
    case .scheme: FindingWords("\(name) has the scheme of a URL.", form)
    case .noDomain: FindingWords("\(name) has no domain.", form)
    case .path:
      FindingWords("\(name) has a path or a slash.", form + " Paths are in the file.")
    case .port: FindingWords("\(name) has a port, which is no part of it.", form)
    case .query: FindingWords("\(name) has a query other than ?mode=.", form)
    case .userinfo: FindingWords("\(name) has a user name.", form)
    case .badDomain: FindingWords("\(name) has no fully qualified domain.", form)
    case .notPunycode:
      FindingWords(
        "\(name) has characters beyond ASCII.", "Write the domain in Punycode, such as xn--bcher-kva.example.")
    case .badWildcard:
      FindingWords("\(name) has a \"*\" elsewhere than in front.", "Write it like applinks:*.example.com.")
    case .clipWildcard:
      FindingWords("\(name) has a wildcard, which appclips cannot have.", "List each domain by itself.")
    case .unknownMode:
      FindingWords(
        "\(name) has a mode that systems do not know.", "Write developer, managed or developer+managed.")
    case .developerMode:
      FindingWords(
        "\(name) is in developer mode, which works for builds signed for development only, and flakes while the file is "
          + "read again.", "Leave ?mode=developer out of builds for release.")
    case .noApex(let domain):
      FindingWords(
        "\(name) does not cover \(Quoted.shown(domain)) itself.",
        "Add the domain without \"*.\" too; the file is read from there.")
    case .tooMany(let count):
      FindingWords(
        "There are \(count) associated domains; systems do not get round to more than about 30.", "List fewer.")
    case .notListed:
      FindingWords(
        "No associated domain of the app covers \(Quoted.text(entry)), which serves the file.",
        "Add applinks:\(Quoted.shown(entry)).")
    case .fileOfSubdomain(let host, let apex):
      FindingWords(
        "\(name) has its file on \(Quoted.shown(apex)), and this one was read from \(Quoted.shown(host)).",
        "Serve the file on \(Quoted.shown(apex)) too, or add applinks:\(Quoted.shown(host)).")
    }
  }

  private static let form = "Write service and domain alone, such as applinks:www.example.com."
}
