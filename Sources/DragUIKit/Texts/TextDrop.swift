import Foundation

/// A view whose text takes drops of text.
@MainActor protocol TextDropTarget: UIView, UITextDroppable {
  /// True if the user may change the text.
  var isOpenToDrops: Bool { get }
  /// Takes the text of the dropped items.
  func take(_ texts: [String], by action: UITextDropProposal.Action)
}

/// Drops of text into one view: what UIKit's own delegate of a text's interaction does (36, B7).
///
/// The text comes to the end, since lines are not laid out here.
@MainActor final class TextDrop: NSObject, UIDropInteractionDelegate {
  /// The view, which keeps this object.
  private weak var target: (any TextDropTarget)?
  /// The proposals for the drags over the text, by their sessions: several fingers may drag at a time.
  private var proposals: [ObjectIdentifier: UITextDropProposal] = [:]

  /// True while a drag that may be dropped is over the text.
  var isActive: Bool { !proposals.isEmpty }

  /// Adds its interaction to a view.
  ///
  /// - Returns: The interaction.
  func attach(to view: any TextDropTarget) -> UIDropInteraction {
    target = view
    let interaction = UIDropInteraction(delegate: self)
    interaction.isOfSystem = true
    view.addInteraction(interaction)
    return interaction
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    guard let target, session.canLoadObjects(ofClass: NSString.self) else { return false }
    if target.isOpenToDrops { return true }
    let request = Request(session)
    return target.textDropDelegate?.textDroppableView(target, willBecomeEditableForDrop: request)
      ?? .no != .no
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    guard let target else { return }
    target.textDropDelegate?.textDroppableView(target, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let target else { return UIDropProposal(operation: .cancel) }
    let request = Request(session)
    let proposal =
      target.textDropDelegate?.textDroppableView(target, proposalForDrop: request)
      ?? request.suggestedProposal
    proposals[ObjectIdentifier(session)] = proposal
    target.textDropDelegate?.textDroppableView(target, dropSessionDidUpdate: session)
    return proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    proposals[ObjectIdentifier(session)] = nil
    guard let target else { return }
    target.textDropDelegate?.textDroppableView(target, dropSessionDidExit: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let target, let proposal = proposals[ObjectIdentifier(session)] else { return }
    target.textDropDelegate?.textDroppableView(target, willPerformDrop: Request(session))
    guard proposal.dropPerformer == .view else { return }
    session.loadObjects(ofClass: NSString.self) { [weak target] objects in
      let texts = objects.compactMap { ($0 as? NSString).map { $0 as String } }
      if !texts.isEmpty { target?.take(texts, by: proposal.dropAction) }
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    proposals[ObjectIdentifier(session)] = nil
    guard let target else { return }
    target.textDropDelegate?.textDroppableView(target, dropSessionDidEnd: session)
  }

  /// What the delegate is asked about.
  private final class Request: NSObject, UITextDropRequest {
    let dropPosition = UITextPosition()
    let suggestedProposal = UITextDropProposal(operation: .copy)
    let isSameView = false
    let dropSession: any UIDropSession

    init(_ session: any UIDropSession) {
      dropSession = session
      super.init()
    }
  }
}

extension UITextDropProposal.Action {
  /// The text after the drop of others into it, between which a separator stands.
  func text(_ present: String, taking texts: [String], separatedBy separator: String) -> String {
    let dropped = texts.joined(separator: separator)
    return self == .replaceAll ? dropped : present + dropped
  }
}
