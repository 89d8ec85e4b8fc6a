import DragGestures
import DragItems
import DragSessions
package import StateGraphs

/// The machines of the package, with what is to be said of each.
public enum MachineCatalogue {
  /// The diagrams of all machines.
  package static let diagrams = DiagramSet(
    [
      DiagramSet.Entry(
        StateGraph(of: Gesture.self),
        prose: """
          One pointer's way from the press to a drag. A touch that rests for the lift delay lifts
          what lies under it, and begins the drag when it leaves the slop; a mouse does both at the
          slop. A touch that leaves the slop earlier is a pan. There is one gesture for each
          pointer, and none where the host has drags of its own.
          """),
      DiagramSet.Entry(
        StateGraph(of: DragSessionMachine.self, named: "DragSession"),
        prose: """
          One drag, from the lift until all data has arrived. The session asks its source, finds
          the destination under the pointer with the help of the stage, and owns the order of every
          callback. There is one session for each drag, and several at a time with several fingers.
          """),
      DiagramSet.Entry(
        StateGraph(of: DropSession.self),
        prose: """
          One destination's part in one drag: whether it looks at the items, whether the drag is
          inside, and what became of the drop. There is one visit for each destination that a
          session has come to.
          """),
      DiagramSet.Entry(
        StateGraph(of: SpringLoad.self),
        prose: """
          A drag that rests on a view, or on an item of a collection, until that opens. It is asked
          at the first contact and at every move; it flashes before it opens, and opens once for
          each time it is met. There is one for each drag.
          """),
      DiagramSet.Entry(
        StateGraph(of: ContextMenu.self),
        prose: """
          The menu that hangs on the same long press as a drag. It shows at the lift; moving on begins
          the drag and takes it away, going up leaves it open until something else is pressed. There
          is one on a stage.
          """),
      DiagramSet.Entry(
        StateGraph(of: Load.self),
        prose: """
          One load of one representation of an item, which completes exactly once: with the data,
          with an error, or given up.
          """),
      DiagramSet.Entry(
        StateGraph(of: HostSeat.self),
        prose: """
          Where a drag that a system owns stands with one of its seats: outside, inside at a point,
          inside with its session over, or dropped. What a system may tell next follows from it. There
          is one for each seat, which knows one drag at a time.
          """),
    ],
    overview: overview
  )

  private static let overview = DiagramSet.Overview(
    prose: """
      A pointer's events go to its gesture. The gesture asks for a lift and then carries a drag: its
      session hears of every move, and sends messages to the visits of the destinations. Each message
      is completed before the next one; a visit reports to its session and to nobody else. What only
      the stage can know, such as which destination lies under the pointer, the machines ask as
      questions. What lasts, such as an animation or a load, goes out as an order and comes back as
      an event. A host that has drags of its own speaks to the session, and leaves the gesture out.
      """,
    links: [
      link("pointer events", "Gesture", "pressed, moved, released"),
      link("Gesture", "DragSession", "lift, begin, move, drop, cancel"),
      link("DragSession", "Gesture", "lifted, nothing lifted, drag over"),
      link("DragSession", "DropSession", "query, enter, hover, leave, perform, end"),
      link("DropSession", "DragSession", "accepted, kept, declined, proposed, performed"),
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
