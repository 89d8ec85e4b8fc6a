import DragGestures
import DragItems
import DragSessions
package import StateGraphs

/// The state machines of the package, each with a description.
public enum MachineCatalogue {
  /// The diagrams of all machines.
  package static let diagrams = DiagramSet(entries, overview: overview)

  /// The machines, in the order of the tables of a coverage.
  static let entries = [
    DiagramSet.Entry(
      StateGraph(of: Gesture.self),
      prose: """
        The gesture of one pointer, from the press to a drag. A touch that rests for the lift
        delay lifts the item under it, and begins the drag when it leaves the slop; a mouse does
        both at the slop. A touch that leaves the slop earlier is a pan. There is one gesture for
        each pointer, and none if the host has native drags.
        """),
    DiagramSet.Entry(
      StateGraph(of: DragSessionMachine.self, named: "DragSession"),
      prose: """
        One drag, from the lift until all data has arrived. The session queries its source, asks
        the stage for the destination under the pointer, and determines the order of all
        callbacks. There is one session for each drag, and several at a time with several fingers.
        """),
    DiagramSet.Entry(
      StateGraph(of: DropSession.self),
      prose: """
        One destination's part in one drag: whether it can handle the items, whether the drag is
        inside, and the result of the drop. There is one drop session for each destination that a
        drag has reached.
        """),
    DiagramSet.Entry(
      StateGraph(of: SpringLoad.self),
      prose: """
        Spring-loading of a view, or of an item of a collection, on which a drag rests. The
        target is queried at the first contact and at every move; it flashes before it opens, and
        opens once for each contact. There is one machine for each drag.
        """),
    DiagramSet.Entry(
      StateGraph(of: ContextMenu.self),
      prose: """
        The context menu of the long press that lifts an item. It is shown at the lift; a further
        move begins the drag and dismisses it, a release leaves it open until the next press. There
        is one machine on a stage.
        """),
    DiagramSet.Entry(
      StateGraph(of: Load.self),
      prose: """
        One load of one representation of an item, which completes exactly once: with the data,
        with an error, or by cancellation.
        """),
    DiagramSet.Entry(
      StateGraph(of: HostSeat.self),
      prose: """
        The state of a system's drag at one seat: outside, inside at a point, inside with its
        session ended, or dropped. It determines which host events are allowed next. There is one
        machine for each seat, which has one drag at a time.
        """),
  ]

  private static let overview = DiagramSet.Overview(
    prose: """
      Pointer events go to the pointer's gesture. The gesture requests a lift and then drives a drag
      session: the session receives every move, and sends messages to the drop sessions of the
      destinations. Each message is completed before the next one; a drop session reports only to its
      drag session. Information that only the stage has, such as the destination under the pointer,
      is requested by questions. Work that takes time, such as an animation or a load, leaves as a
      command and returns as an event. A host with native drags sends its events to the session
      directly, without a gesture.
      """,
    links: [
      link("pointer events", "Gesture", "pressed, moved, released"),
      link("Gesture", "DragSession", "lift, begin, move, drop, cancel"),
      link("DragSession", "Gesture", "lifted, nothing lifted, drag over"),
      link("DragSession", "DropSession", "query, enter, leave, perform, end"),
      link("DropSession", "DragSession", "accepted, kept, declined, performed, rejected"),
      link("DragSession", "stage", "questions, notifications, commands"),
      link("DropSession", "stage", "questions, notifications"),
      link("stage", "DragSession", "answers, end of the animation, last load"),
      link("stage", "DropSession", "answers"),
      link("stage", "SpringLoad", "entered, hovered, left, delay and flash passed"),
      link("SpringLoad", "stage", "ask, highlight, flash, activate, finish"),
      link("stage", "ContextMenu", "rested, drag began, released, interrupted"),
      link("ContextMenu", "stage", "ask, show, dismiss"),
      link("stage", "Load", "requested, delivered, rejected, abandoned"),
      link("Load", "stage", "order, complete, fail"),
      link("system", "HostSeat", "entered, moved, left, dropped, ended"),
    ])

  private static func link(_ from: String, _ to: String, _ label: String)
    -> DiagramSet.Overview.Link
  {
    DiagramSet.Overview.Link(from: from, to: to, label: label)
  }
}
