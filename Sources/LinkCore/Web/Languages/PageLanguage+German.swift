extension PageLanguage {
  static let german = PageLanguage(
    tag: "de",
    openInApp: "In der App öffnen",
    leadsTo: "Dieser Link führt zu {}.",
    open: "Öffnen",
    getApp: "App holen",
    continueInBrowser: "Im Browser fortfahren",
    copyLink: "Link kopieren",
    copyHint: """
      Wenn du den Link kopierst, bevor du die App holst, kann sie dich gleich an die richtige Stelle \
      bringen.
      """,
    copied: "Der Link ist kopiert.",
    copyFailed: "Der Link konnte nicht kopiert werden.",
    inAppHint: """
      Wenn nichts geschieht, öffne diese Seite in deinem Browser; das Menü der App, in der du gerade \
      bist, hat einen Eintrag dafür.
      """,
    invalidTitle: "Dieser Link ist ungültig",
    invalidText: """
      Seine Adresse ist unvollständig oder nicht lesbar. Wenn es dein Link ist, prüfe Domain, Pfad und \
      Parameter.
      """,
    refusedText: "Er führt zu einer Adresse, die für Links dieser Domain nicht erlaubt ist.",
    missingTitle: "Seite nicht gefunden",
    missingText: "Unter {} gibt es keinen Link.",
    goneTitle: "Dieser Link ist nicht mehr verfügbar",
    goneText: "Er ist abgelaufen oder wurde abgeschaltet.",
    unavailableTitle: "Dieser Link lässt sich gerade nicht öffnen",
    unavailableText: "Bitte versuche es gleich noch einmal."
  )
}
