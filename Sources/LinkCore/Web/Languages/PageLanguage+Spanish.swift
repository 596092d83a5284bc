extension PageLanguage {
  static let spanish = PageLanguage(
    tag: "es",
    openInApp: "Abrir en la aplicación",
    leadsTo: "Este enlace lleva a {}.",
    open: "Abrir",
    getApp: "Obtener la aplicación",
    continueInBrowser: "Continuar en el navegador",
    copyLink: "Copiar enlace",
    copyHint: """
      Si copias el enlace antes de obtener la aplicación, esta podrá llevarte directamente al lugar \
      correcto.
      """,
    copied: "El enlace está copiado.",
    copyFailed: "No se pudo copiar el enlace.",
    inAppHint: """
      Si no ocurre nada, abre esta página en tu navegador; el menú de la aplicación en la que estás tiene \
      una opción para ello.
      """,
    invalidTitle: "Este enlace no es válido",
    invalidText: """
      Su dirección está incompleta o no se puede leer. Si el enlace es tuyo, revisa el dominio, la ruta y \
      los parámetros.
      """,
    refusedText: "Lleva a una dirección que no está permitida para los enlaces de este dominio.",
    missingTitle: "Página no encontrada",
    missingText: "No hay ningún enlace en {}.",
    goneTitle: "Este enlace ya no está disponible",
    goneText: "Ha caducado o se ha desactivado.",
    unavailableTitle: "Este enlace no se puede abrir en este momento",
    unavailableText: "Inténtalo de nuevo dentro de un momento."
  )
}
