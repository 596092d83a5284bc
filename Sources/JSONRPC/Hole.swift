/// The place of an answer that is not known yet.
struct Hole: Sendable {
  /// Where in the prepared output the answer's last part belongs: after its id.
  let position: Int

  /// Which of the answers with holes it is part of; several holes share a batch's answer.
  let answer: Int

  /// Whether a notification was put aside: its outcome is dropped.
  let isSilent: Bool

  /// Where the part lies in the finished bytes; nil while it is not known.
  var filling: Range<Int>?
}
