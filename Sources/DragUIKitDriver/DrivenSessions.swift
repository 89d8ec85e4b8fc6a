#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragItems
  import DragSessions
  import DragStage

  /// The drags of an application on its stage, as the policies of its interactions use them.
  @MainActor protocol DrivenSessions: AnyObject {
    var stage: Stage { get }

    /// The drag of a session, which begins with its first question.
    func drag(of call: DragContext) -> DrivenDrag
    /// The drag of a session, if it has begun.
    func knownDrag(_ session: SessionID) -> DrivenDrag?
    /// Forgets a drag that is over.
    func forget(_ session: SessionID)
    /// The references of offered items: the first one is the cell, others have no place in its view.
    func references(of items: [UIDragItem], at cell: ItemReference, in drag: DrivenDrag)
      -> [ItemReference]

    /// Notes a call that an application has answered for a view.
    func note(_ view: ViewID, _ call: String, _ details: String...)
    /// Marks the names of items as out of date.
    func dataMayHaveChanged()
    /// Makes a call of the stage; an error fails the test.
    func attempt(_ body: () throws(StageError) -> Void)
  }
#endif
