import DragUIKit
import DragUniformTypes
import Foundation

/// The drops of one view, for a delegate of SwiftUI.
@MainActor final class DropArea: NSObject, UIDropInteractionDelegate {
  private let types: [String]
  private let delegate: any DropDelegate
  /// The operation of the last proposal since the drag entered.
  private var operation = UIDropOperation.copy

  init(_ types: [String], _ delegate: any DropDelegate) {
    self.types = types
    self.delegate = delegate
  }

  private func info(_ session: any UIDropSession, _ interaction: UIDropInteraction) -> DropInfo {
    DropInfo(
      location: interaction.view.map { session.location(in: $0) } ?? .zero,
      providers: session.items.map(\.itemProvider))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: types)
      && delegate.validateDrop(info: info(session, interaction))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    operation = .copy
    delegate.dropEntered(info: info(session, interaction))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    if let proposal = delegate.dropUpdated(info: info(session, interaction)) {
      operation = UIDropOperation(proposal.operation)
    }
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    delegate.dropExited(info: info(session, interaction))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    _ = delegate.performDrop(info: info(session, interaction))
  }
}

/// An interaction that keeps its delegate, which others only refer to.
final class DropAreaInteraction: UIDropInteraction {
  private let area: DropArea

  init(_ area: DropArea) {
    self.area = area
    super.init(delegate: area)
  }
}

extension UIDropOperation {
  fileprivate init(_ operation: DropOperation) {
    self =
      switch operation {
      case .cancel: .cancel
      case .forbidden: .forbidden
      case .copy: .copy
      case .move: .move
      }
  }
}
