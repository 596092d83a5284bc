extension PageLanguage {
  static let japanese = PageLanguage(
    tag: "ja",
    openInApp: "アプリで開く",
    leadsTo: "リンク先は {} です。",
    open: "開く",
    getApp: "アプリを入手",
    continueInBrowser: "ブラウザで続ける",
    copyLink: "リンクをコピー",
    copyHint: "アプリを入手する前にリンクをコピーしておくと、アプリで目的のページをすぐに開けます。",
    copied: "リンクをコピーしました。",
    copyFailed: "リンクをコピーできませんでした。",
    inAppHint: "何も起こらない場合は、お使いのアプリのメニューからこのページをブラウザで開いてください。",
    invalidTitle: "このリンクは無効です",
    invalidText: "アドレスが不完全か、読み取れません。ご自身のリンクの場合は、ドメイン、パス、パラメータを確認してください。",
    refusedText: "このドメインのリンクでは許可されていないアドレスにつながっています。",
    missingTitle: "ページが見つかりません",
    missingText: "{} にリンクはありません。",
    goneTitle: "このリンクはご利用いただけません",
    goneText: "有効期限が切れたか、無効になっています。",
    unavailableTitle: "現在このリンクを開けません",
    unavailableText: "しばらくしてからもう一度お試しください。"
  )
}
