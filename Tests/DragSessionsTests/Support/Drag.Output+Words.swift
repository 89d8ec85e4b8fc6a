import DragGeometry
import DragSessions

/// Short words for expected outputs, so that a transcript reads line by line.
extension DragSession.Output {
  static func ask(_ question: Question) -> Self { .question(question) }
  static func tell(_ notice: SessionNotification) -> Self { .notification(notice) }
}

extension DestinationID {
  /// The destination that lies below.
  static let a = DestinationID(1)
  /// The destination that lies on top of ``a`` at one point.
  static let b = DestinationID(2)
  /// Two that are served beside ``a``.
  static let a1 = DestinationID(1, ordinal: 1)
  static let a2 = DestinationID(1, ordinal: 2)
}

extension DropPosition {
  /// A gap that stands for any.
  static let someGap = DropPosition.gap(GapIndex(item: 2))
}

extension DropProposal {
  static let cancel = DropProposal(.cancel)
  static let forbidden = DropProposal(.forbidden)
  static let copy = DropProposal(.copy, intent: .insertAt)
  static let move = DropProposal(.move, intent: .insertAt)
}
