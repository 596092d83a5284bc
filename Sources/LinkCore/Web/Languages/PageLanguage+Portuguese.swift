extension PageLanguage {
  static let portuguese = PageLanguage(
    tag: "pt",
    openInApp: "Abrir no aplicativo",
    leadsTo: "Este link leva a {}.",
    open: "Abrir",
    getApp: "Obter o aplicativo",
    continueInBrowser: "Continuar no navegador",
    copyLink: "Copiar link",
    copyHint: "Se você copiar o link antes de obter o aplicativo, ele poderá levar você direto ao lugar certo.",
    copied: "O link foi copiado.",
    copyFailed: "Não foi possível copiar o link.",
    inAppHint: """
      Se nada acontecer, abra esta página no seu navegador; o menu do aplicativo em que você está tem uma \
      opção para isso.
      """,
    invalidTitle: "Este link não é válido",
    invalidText: """
      O endereço está incompleto ou não pode ser lido. Se o link é seu, verifique o domínio, o caminho e \
      os parâmetros.
      """,
    refusedText: "Ele leva a um endereço que não é permitido para os links deste domínio.",
    missingTitle: "Página não encontrada",
    missingText: "Não há nenhum link em {}.",
    goneTitle: "Este link não está mais disponível",
    goneText: "Ele expirou ou foi desativado.",
    unavailableTitle: "Não é possível abrir este link agora",
    unavailableText: "Tente novamente daqui a pouco."
  )
}
