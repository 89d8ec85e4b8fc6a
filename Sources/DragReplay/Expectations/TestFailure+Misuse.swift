import CollectionModel
import DragScript
import DragStage

extension TestFailure {
  /// The failure of a strict test by what an application may not do; nil for an entry about anything else.
  ///
  /// Its reason says what to do instead, and names the section of the pages about it.
  init?(misuse entry: TraceEntry, on stage: Stage, at location: SourceLocation) {
    let message: String
    let advice: String
    // Nearly every entry is about something else, and its view has no name to look up.
    var view: String { stage.inspection.head(of: entry).who }
    switch entry.event {
    case .misused(let violation, let at, let item):
      let place =
        (at == nil ? "" : " at `\(view)`") + (item.map { " for `\(stage.name(of: $0))`" } ?? "")
      message = "misuse\(place): \(violation.meaning) (CONTRACT-\(violation.rule))"
      advice =
        "\(violation.advice); a test of it has `set strict off` and `expect misuse = \(violation.rule)`"
    case .batchRejected(_, let error, let kind):
      message = "misuse at `\(view)`: \(error.message(for: kind))"
      advice = "let the batch say how the data has changed; a test of it has `expect refused`"
    case .dropFailed(_, .itemTaken(let item)):
      message = "misuse at `\(view)`: it already has an item `\(stage.name(of: item))` (M8a)"
      advice = "move the item within one list, or give the copy a name of its own"
    case .rejectedCall(let error):
      message = "misuse: a call was rejected: \(error.sentence)"
      advice = "make the call after the policy has returned"
    default: return nil
    }
    self.init(
      .failed, at: location, message, diff: [stage.line(of: entry).text], about: .misuse)
    explanation = "\(advice); see Misuse in Language.md"
  }
}

extension ContractViolation {
  /// What an application does instead; `Language.md` has it as well.
  package var advice: String {
    switch self {
    case .sessionOver: "use a session until its drag ends, and keep what is needed later"
    case .loadOutsideDrop: "load items in `perform`, or while the loads that it began are pending"
    case .handlerCalledTwice: "answer each load once"
    case .foreignContext: "attach a context to a session of the same application"
    case .dropLate: "choose the position in `perform`, or let the view take `late-choices`"
    case .droppedTwice: "choose one position for each item"
    case .notInSession: "drop items of the session alone"
    case .missingRow: "insert the row before the item is dropped onto it"
    case .missingCell: "drop into an item that the collection has"
    case .missingPlace: "give the placeholder a gap"
    case .placeholderOver: "commit or delete a placeholder once"
    case .reloadUncommitted: "reload after the drop is complete and its placeholders are committed"
    }
  }
}
