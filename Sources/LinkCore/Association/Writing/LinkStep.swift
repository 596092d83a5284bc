/// One step in deciding whether a URL opens the app; the first that fits a URL decides.
enum LinkStep: Equatable, Sendable {
  /// URLs of the form open the app.
  case take(LinkForm)

  /// Paths with at least this many segments do not: no form that follows has so many.
  ///
  /// A wildcard passes over slashes, so without this step `/user/?*` takes `/user/a/b`.
  case leavePaths(segments: Int)

  /// URLs of the form do not when a text at this place has a character behind its first that no number has.
  case leaveOthers(LinkForm, at: LinkForm.Place)
}
