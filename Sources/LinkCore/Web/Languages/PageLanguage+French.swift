extension PageLanguage {
  static let french = PageLanguage(
    tag: "fr",
    openInApp: "Ouvrir dans l’application",
    leadsTo: "Ce lien mène à {}.",
    open: "Ouvrir",
    getApp: "Obtenir l’application",
    continueInBrowser: "Continuer dans le navigateur",
    copyLink: "Copier le lien",
    copyHint: """
      Si vous copiez le lien avant d’obtenir l’application, celle-ci pourra vous mener directement au bon \
      endroit.
      """,
    copied: "Le lien est copié.",
    copyFailed: "Le lien n’a pas pu être copié.",
    inAppHint: """
      Si rien ne se passe, ouvrez cette page dans votre navigateur ; le menu de l’application où vous \
      êtes le propose.
      """,
    invalidTitle: "Ce lien n’est pas valide",
    invalidText: """
      Son adresse est incomplète ou illisible. S’il s’agit de votre lien, vérifiez le domaine, le chemin \
      et les paramètres.
      """,
    refusedText: "Il mène à une adresse qui n’est pas autorisée pour les liens de ce domaine.",
    missingTitle: "Page introuvable",
    missingText: "Il n’y a pas de lien à l’adresse {}.",
    goneTitle: "Ce lien n’est plus disponible",
    goneText: "Il a expiré ou a été désactivé.",
    unavailableTitle: "Ce lien ne peut pas être ouvert pour le moment",
    unavailableText: "Veuillez réessayer dans un instant."
  )
}
