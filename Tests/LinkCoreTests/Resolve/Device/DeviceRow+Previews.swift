@testable import LinkCore

extension DeviceRow {
  /// User agents of fetchers of link previews, as they are seen or published.
  static let previews: [DeviceRow] = [
    DeviceRow(
      "Facebook", .crawler,
      "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)"),
    DeviceRow(
      "Facebook, short", .crawler,
      "facebookexternalhit/1.1"),
    DeviceRow(
      "Facebot", .crawler,
      "Facebot/1.0"),
    DeviceRow(
      "Meta", .crawler,
      "Mozilla/5.0 (compatible; Meta-ExternalHit/1.1; +http://www.facebook.com/externalhit_uatext.php)"),
    DeviceRow(
      "iMessage", .crawler,
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0"
    ),
    DeviceRow(
      "X", .crawler,
      "Twitterbot/1.0"),
    DeviceRow(
      "WhatsApp on iPhone", .crawler,
      "WhatsApp/2.22.9.76 i"),
    DeviceRow(
      "WhatsApp on Android", .crawler,
      "WhatsApp/2.19.175 A"),
    DeviceRow(
      "WhatsApp on Windows", .crawler,
      "WhatsApp/0.3.4941 N"),
    DeviceRow(
      "WhatsApp with the device", .crawler,
      "WhatsApp/2.18.46 Android/6.0.1 Device/Xiaomi-Redmi_3S"),
    DeviceRow(
      "WhatsApp alone", .crawler,
      "WhatsApp"),
    DeviceRow(
      "Google+", .crawler,
      "Mozilla/5.0 (Windows NT 6.1; rv:6.0) Gecko/20110814 Firefox/6.0 Google (+https://developers.google.com/+/web/snippet/)"
    ),
    DeviceRow(
      "Google Chat", .crawler,
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/56.0.2924.87 Safari/537.36 Google-PageRenderer Google (+https://developers.google.com/+/web/snippet/)"
    ),
    DeviceRow(
      "Telegram", .crawler,
      "TelegramBot (like TwitterBot)"),
    DeviceRow(
      "LinkedIn", .crawler,
      "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)"),
    DeviceRow(
      "Slack, links", .crawler,
      "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)"),
    DeviceRow(
      "Slack", .crawler,
      "Slackbot 1.0 (+https://api.slack.com/robots)"),
    DeviceRow(
      "Slack, images", .crawler,
      "Slack-ImgProxy 0.66 (+https://api.slack.com/robots)"),
    DeviceRow(
      "Discord", .crawler,
      "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)"),
    DeviceRow(
      "Skype and Teams", .crawler,
      "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com"),
    DeviceRow(
      "Microsoft", .crawler,
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MicrosoftPreview/2.0; +https://aka.ms/MicrosoftPreview) Chrome/W.X.Y.Z Safari/537.36"
    ),
    DeviceRow(
      "Viber", .crawler,
      "Viber"),
    DeviceRow(
      "Viber, another", .crawler,
      "ViberUrlDownloader"),
    DeviceRow(
      "KakaoTalk", .crawler,
      "facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984"),
    DeviceRow(
      "LINE", .crawler,
      "facebookexternalhit/1.1;line-poker/1.0"),
    DeviceRow(
      "Naver", .crawler,
      "facebookexternalhit/1.1 (compatible; Blueno/1.0; +http://naver.me/scrap)"),
    DeviceRow(
      "Snapchat", .crawler,
      "Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots"),
    DeviceRow(
      "Pinterest", .crawler,
      "Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)"),
    DeviceRow(
      "Pinterest, older", .crawler,
      "Pinterest/0.2 (+http://www.pinterest.com/)"),
    DeviceRow(
      "Reddit", .crawler,
      "Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)"),
    DeviceRow(
      "VK", .crawler,
      "Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)"),
    DeviceRow(
      "Odnoklassniki", .crawler,
      "Mozilla/5.0 (compatible; OdklBot/1.0 like Linux; klass@odnoklassniki.ru)"),
    DeviceRow(
      "Bluesky", .crawler,
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app) Chrome/100.0.0.0 Safari/537.36"
    ),
    DeviceRow(
      "Mastodon", .crawler,
      "http.rb/3.2.0 (Mastodon/2.4.3; +https://uwu.social/)"),
    DeviceRow(
      "Friendica", .crawler,
      "Friendica/2024.12 DatabaseVersion/1576 Request/ContentTypeChecker/1 +https://schmaker.eu"),
    DeviceRow(
      "Lemmy", .crawler,
      "Lemmy/0.19.8; +https://leminal.space"),
    DeviceRow(
      "Matrix", .crawler,
      "Synapse (bot; +https://github.com/matrix-org/synapse)"),
    DeviceRow(
      "Mattermost", .crawler,
      "Mattermost-Bot/1.1"),
    DeviceRow(
      "Discourse", .crawler,
      "Discourse Forum Onebox v3.3.0.beta1-dev"),
    DeviceRow(
      "Keybase", .crawler,
      "Mozilla/5.0 (compatible; KeybaseBot; +https://keybase.io)"),
    DeviceRow(
      "Steam", .crawler,
      "Valve/Steam HTTP Client 1.0 (SteamChatURLLookup)"),
    DeviceRow(
      "DingTalk", .crawler,
      "DingTalkBot-LinkService/1.0 (+https://open-doc.dingtalk.com/microapp/faquestions/ftpfeu)"),
    DeviceRow(
      "Chatwork", .crawler,
      "Chatwork LinkPreview v1"),
    DeviceRow(
      "Hatena", .crawler,
      "Hatena::Fetcher/0.01 (master) Furl/3.13"),
    DeviceRow(
      "Notion", .crawler,
      "Notion/1.0 (https://notion.so; team@makenotion.com)"),
    DeviceRow(
      "Tumblr", .crawler,
      "Tumblr/14.0.835.186"),
    DeviceRow(
      "Asana", .crawler,
      "Asana/1.4.0 WebsiteMetadataRetriever"),
    DeviceRow(
      "ClickUp", .crawler,
      "ClickUpLinkUnfurler/1.0 (+https://clickup.com)"),
    DeviceRow(
      "Medium", .crawler,
      "Mediumbot-MetaTagFetcher/0.3 (+https://medium.com/)"),
    DeviceRow(
      "Embedly", .crawler,
      "Mozilla/5.0 (compatible; Embedly/0.2; snap; +http://support.embed.ly/)"),
    DeviceRow(
      "Iframely", .crawler,
      "Iframely/1.3.1 (+https://iframely.com/docs/about)"),
    DeviceRow(
      "Flipboard", .crawler,
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.11; rv:49.0) Gecko/20100101 Firefox/49.0 (FlipboardProxy/1.2; +http://flipboard.com/browserproxy)"
    ),
    DeviceRow(
      "Quora", .crawler,
      "Quora Link Preview/1.0 (http://www.quora.com)"),
    DeviceRow(
      "XING", .crawler,
      "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:15.0) Xing Bot"),
  ]
}
