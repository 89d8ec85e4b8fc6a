import DragUIKit

/// What a delegate without optional methods answers, and whether its view takes it for one that has none.
///
/// UIKit sees that a method is not there. Here its default runs and leaves a mark, which says the same.
@MainActor struct DefaultAnswers {
  /// A line for each method: its answer, and `not there` where the view saw the mark.
  private(set) var lines: [String] = []
  private let isMissing: (() -> Void) -> Bool

  init(of collection: UICollectionView) { isMissing = { collection.answer(of: $0) == nil } }

  init(of table: UITableView) { isMissing = { table.answer(of: $0) == nil } }

  init(of interaction: UIDragInteraction) { isMissing = { interaction.answer(of: $0) == nil } }

  init(of interaction: UIDropInteraction) { isMissing = { interaction.answer(of: $0) == nil } }

  /// Notes what a method answers.
  mutating func note<Answer>(_ method: String, _ call: () -> Answer) {
    var answer = ""
    let isMissing = isMissing { answer = Self.text(of: call()) }
    lines.append("\(method): \(answer)\(isMissing ? ", not there" : "")")
  }

  private static func text(of answer: Any) -> String {
    switch answer {
    case is Void: "nothing"
    case let proposal as UIDropProposal: "\(proposal.operation)"
    case let path as IndexPath: path.text
    case let view as UIView: "a view of \(view.frame.width) × \(view.frame.height)"
    case let preview as UITargetedDragPreview: "a preview of \(text(of: preview.view))"
    case let size as CGSize: "\(size.width) × \(size.height)"
    case let insets as UIEdgeInsets:
      "\(insets.top), \(insets.left), \(insets.bottom), \(insets.right)"
    case let answer: described(answer)
    }
  }

  /// What an optional holds, or nil; the words of all else.
  private static func described(_ answer: Any) -> String {
    let mirror = Mirror(reflecting: answer)
    guard mirror.displayStyle == .optional else { return "\(answer)" }
    return mirror.children.first.map { text(of: $0.value) } ?? "nil"
  }

  /// Those of a collection and of a table about drags and drops.
  static let ofDragsAndDrops = [
    "itemsForAddingTo: [], not there",
    "dragSessionWillBegin: nothing, not there",
    "dragSessionDidEnd: nothing, not there",
    "dragSessionAllowsMoveOperation: true, not there",
    "dragSessionIsRestrictedToDraggingApplication: false, not there",
    "dragPreviewParameters: nil, not there",
    "canHandle: true, not there",
    "dropSessionDidEnter: nothing, not there",
    "dropSessionDidUpdate: cancel, not there",
    "dropSessionDidExit: nothing, not there",
    "dropSessionDidEnd: nothing, not there",
    "dropPreviewParameters: nil, not there",
  ]
}

/// A session that nobody drags.
final class IdleSession: NSObject, UIDragSession, UIDropSession {
  var items: [UIDragItem] { [] }
  var allowsMoveOperation: Bool { true }
  var isRestrictedToDraggingApplication: Bool { false }
  var localContext: Any?
  var localDragSession: (any UIDragSession)? { nil }
  var progress: Progress { Progress(totalUnitCount: 1) }
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.none

  func location(in view: UIView) -> CGPoint { .zero }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
}

/// A drag that rests on nothing.
final class IdleSpring: NSObject, UISpringLoadedInteractionContext {
  var state: UISpringLoadedInteractionEffectState { .inactive }
  var targetView: UIView?
  var targetItem: Any?
  func location(in view: UIView?) -> CGPoint { .zero }
}

/// An animation that nobody sees.
final class IdleAnimator: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
}
