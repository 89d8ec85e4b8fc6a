import CollectionModel
import DragGeometry
import DragStage
import Machines

extension Stage {
  /// What a stage refused, in one sentence without a full stop.
  func sentence(for error: StageError) -> String {
    switch error {
    case .timeRunsBackwards(let from, let to):
      "time cannot run backwards, from \(from.microseconds)us to \(to.microseconds)us"
    case .notFinite: "a coordinate is no finite number"
    case .nameTaken(let name): "the name `\(name)` is taken"
    case .itemTaken(let name): "`\(name)` is there already"
    case .unknownName(let name): "nothing is called `\(name)`"
    case .unknownItem(let name): "`\(name)` is not there"
    case .doesNotScroll(let name): "`\(name)` does not scroll"
    case .badNumbers: "the numbers of the items are negative, or too many"
    case .batchRefused(.invalid(let failure), let kind): failure.first.message(for: kind)
    case .batchRefused(.missingItem(let slot), _):
      "the batch has no item for its place \(slot.section)/\(slot.item)"
    case .batchRefused(.missingSection(let index), _):
      "the batch has no items for its section \(index)"
    case .batchRefused(.refused, _): "the batch brings an item that is there already, or twice"
    case .gapOutOfRange: "the gap lies past the end of its section"
    case .badFrame: "the frame is none, or lies too far away"
    case .badLayout(let error): "the layout cannot be laid out: \(error)"
    case .pointerRefused(let refusal): "the pointer cannot do this: \(reason(for: refusal))"
    case .dragRefused(let error): "the drag cannot do this: \(error)"
    case .nothingLoading(let item): "no load of `\(item)` waits"
    case .misuse(let misuse): "CONTRACT-\(misuse.rule): \(misuse.meaning)"
    case .badType(let text): "`\(text)` cannot be a type"
    case .badParent(let name): "`\(name)` cannot be nested in that view"
    }
  }
}
