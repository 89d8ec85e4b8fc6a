/// A conformance scenario for hosts, whose effects on a stage must be the same for every host.
///
/// Each is the same drag for every host, as the host's own sequence of events. The raw values are the names
/// of the tests in host scripts.
public enum HostScenario: String, Hashable, Sendable, CaseIterable {
  /// The row `a` of the list is prepared and begun, comes in over `b`, goes to gap 0 of the shelf and is
  /// dropped there; the source receives a move.
  case moveInside = "move inside"
  /// As a move inside, but over the shelf the user requests a copy by a key, which some systems report by a
  /// narrower offer; the source is notified of a copy.
  case copyByModifier = "copy by modifier"
  /// The row is carried over `b` and over the shelf, leaves, and is dropped outside of all targets.
  case cancelOutside = "cancel outside"
  /// The row is carried over `b` and over the wall, which forbids the drop, and is let go there.
  case forbidden = "forbidden"
  /// One item of another program, `text/plain` and `text/uri-list`, for copy or move, comes in at gap 0
  /// of the shelf and is dropped; a second later its data comes: `late`.
  case lateData = "late data"
  /// The same, but a second later the source fails.
  case failingFinish = "failing finish"
  /// The same, with a leave behind the drop where the system has one, and then data.
  case leaveAfterDrop = "leave after drop"
  /// The same for copy or move, goes on to gap 1, where keys ask for a copy, and is dropped there; then
  /// its data comes.
  case operationsShrink = "operations shrink"
  /// The same for a copy alone, which the shelf does not propose: it is carried to the shelf and goes out.
  case otherOperation = "other operation"

  /// The set-up of every scenario, as a script writes it: a list and a shelf that take moves, a wall
  /// that takes nothing, and a seat called `host`.
  public static let scene = """
    collection list at 0,0 size 200x200 layout rows(height=40)
    collection shelf at 200,0 size 200x200 layout rows(height=40)
    view wall at 400,0 size 200x200
    items list a b c
    items shelf x
    seat host
    on list update => proposal move insert-at
    on shelf update => proposal move insert-at
    on wall update => proposal forbidden

    """

  /// The expected effects for every host: ``HostConformance/effects(of:)``.
  package var expected: [String] {
    switch self {
    case .moveInside:
      Self.carried + Self.overShelf
        + lines(
          """
          shelf.perform at=shelf[gap 0]
          shelf.insert item=a at=shelf[gap 0]
          list.delete item=a at=list[gap 0]
          list.willEnd op=move
          shelf.willDrop item=a
          list.dropEnd
          shelf.dropEnd
          host.finish op=move
          shelf.conclude
          list.didEnd op=move
          list.didTransfer
          """)
    case .copyByModifier:
      Self.carried + Self.overShelf
        + lines(
          """
          shelf.update op=copy intent=insert-at at=shelf[gap 0] was=move why=keys
          shelf.perform at=shelf[gap 0]
          shelf.insert item=a-copy at=shelf[gap 0]
          list.willEnd op=copy
          shelf.willDrop item=a
          list.dropEnd
          shelf.dropEnd
          host.finish op=copy
          shelf.conclude
          list.didEnd op=copy
          list.didTransfer
          """)
    case .cancelOutside:
      Self.carried + Self.overShelf
        + lines(
          """
          shelf.exit
          list.willEnd op=cancel
          list.willCancel item=a
          list.dropEnd
          shelf.dropEnd
          list.didEnd op=cancel
          """)
    case .forbidden:
      Self.carried
        + lines(
          """
          wall.canHandle
          list.exit
          wall.enter
          wall.update op=forbidden intent=unspecified at=none
          wall.exit
          list.willEnd op=cancel
          list.willCancel item=a
          list.dropEnd
          wall.dropEnd
          list.didEnd op=cancel
          """)
    case .lateData:
      Self.received + Self.asked(at: 0)
        + lines(
          """
          shelf.conclude
          shelf.didLoad item=host-1 type=public.plain-text
          shelf.placeholder.commit item=host-1 at=shelf[gap 0]
          host.finish op=move
          """)
    case .failingFinish:
      Self.received + Self.asked(at: 0)
        + lines(
          """
          shelf.conclude
          shelf.didLoad item=host-1 type=public.plain-text error=-1
          shelf.placeholder.delete item=host-1 at=shelf[gap 0]
          host.finish op=cancel
          """)
    case .leaveAfterDrop:
      Self.received + Self.asked(at: 0) + Self.arrived(at: 0, by: "move")
    case .operationsShrink:
      Self.received
        + lines(
          """
          shelf.update op=move intent=insert-at at=shelf[gap 1]
          shelf.update op=copy intent=insert-at at=shelf[gap 1] was=move why=keys
          """) + Self.asked(at: 1) + Self.arrived(at: 1, by: "copy")
    case .otherOperation:
      lines(
        """
        shelf.canHandle
        shelf.enter
        shelf.update op=cancel intent=insert-at at=shelf[gap 0] was=move why=mask
        shelf.exit
        shelf.dropEnd
        """)
    }
  }

  /// The row is lifted, carried and over its own list.
  private static let carried = lines(
    """
    list.items
    list.canMove item=a
    list.willLift
    list.allowsMove
    list.restricted
    list.fullSize
    list.willBegin
    list.didMove
    list.canHandle
    list.enter
    list.update op=move intent=insert-at at=list[gap 2]
    list.didMove
    """)

  /// It goes on to the shelf.
  private static let overShelf = lines(
    """
    shelf.canHandle
    list.exit
    shelf.enter
    shelf.update op=move intent=insert-at at=shelf[gap 0]
    """)

  /// The item of another program is over the shelf.
  private static let received = lines(
    """
    shelf.canHandle
    shelf.enter
    shelf.update op=move intent=insert-at at=shelf[gap 0]
    """)

  /// The shelf takes it at a gap, and its data is asked for.
  private static func asked(at gap: Int) -> [String] {
    lines(
      """
      shelf.perform at=shelf[gap \(gap)]
      shelf.placeholder.insert item=host-1 at=shelf[gap \(gap)]
      host.request item=host-1 type=text/plain
      shelf.willDrop item=host-1
      shelf.dropEnd
      """)
  }

  /// The data comes while the drop is animated.
  private static func arrived(at gap: Int, by operation: String) -> [String] {
    lines(
      """
      shelf.didLoad item=host-1 type=public.plain-text
      shelf.placeholder.commit item=host-1 at=shelf[gap \(gap)]
      host.finish op=\(operation)
      shelf.conclude
      """)
  }
}

private func lines(_ text: String) -> [String] {
  text.split(separator: "\n").map(String.init)
}
