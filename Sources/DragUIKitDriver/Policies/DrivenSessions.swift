#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragItems
  import DragSessions
  import DragStage

  /// The drags of an application on its stage, as the policies of its views use them.
  ///
  /// There are two hosts: the face's own, and the one that mirrors the views of UIKit.
  @MainActor protocol DrivenSessions: AnyObject {
    var stage: Stage { get }
    /// True if what shipped applications do against the contract is a failure and no note.
    var isStrict: Bool { get }

    /// The drag of a session, which begins with its first question.
    func drag(of call: DragContext) -> DrivenDrag
    /// The drag of a session, if it has begun.
    func knownDrag(_ session: SessionID) -> DrivenDrag?
    /// Forgets a drag that is over.
    func forget(_ session: SessionID)
    /// The references of offered items: the first one is the cell, others have no place in its view.
    ///
    /// Those that an interaction of a list offers are none of its cells.
    func references(
      of items: [UIDragItem], at cell: ItemReference, isCell: Bool, in drag: DrivenDrag
    ) -> [ItemReference]
    /// True if a view is a list, whose cells are dragged by its delegates.
    func isList(_ view: ViewID) -> Bool

    /// Lets the delegate of a drop interaction perform a drop, and returns the first failure.
    func perform(
      _ coordinator: DropCoordinator, of drag: DrivenDrag, _ body: () -> Void
    ) -> String?
    /// Hands the result of a load over, which the stage has answered.
    func finishLoad(_ token: LoadToken?, with result: LoadResult)

    /// Notes a call that an application has answered for a view.
    func note(_ view: ViewID, _ call: String, _ details: String...)
    /// Notes the proposal that the delegate of a list has given for a path.
    func noteUpdate(_ view: ViewID, _ path: IndexPath?, _ proposal: DropProposal)
    /// Notes what shipped applications do against the contract.
    func remark(_ text: String)
    /// Marks the names of items as out of date.
    func dataMayHaveChanged()
    /// Makes a call of the stage; an error fails the test.
    func attempt(_ body: () throws(StageError) -> Void)
    /// Fails the test.
    func fail(_ words: String)
  }

  extension DrivenSessions {
    /// Notes a move of several items within a list, once a drag (CONTRACT-65).
    func noteSeveralItems(of drag: DrivenDrag, _ proposal: DropProposal, _ call: DragContext) {
      guard !drag.hasNotedSeveralItems,
        let note = stage.inspection.noteOfSeveralItems(for: proposal, in: call)
      else { return }
      drag.hasNotedSeveralItems = true
      remark(note)
    }
  }
#endif
