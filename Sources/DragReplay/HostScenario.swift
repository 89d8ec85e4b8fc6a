/// What a host goes through to show that it tells a stage of drags as the others do.
///
/// Each is the same drag for every host, told in the host's own words and order. The raw values name
/// the tests of host scripts.
public enum HostScenario: String, Hashable, Sendable, CaseIterable {
  /// The row `a` of the list is prepared and begun, comes in over `b`, goes to gap 0 of the shelf and is
  /// dropped there; the source is told of a move.
  case moveInside = "move inside"
  /// As a move inside, but over the shelf the user asks for a copy: by a key, or by what the source
  /// offers; the source is told of a copy.
  case copyByModifier = "copy by modifier"
  /// The row is carried over `b` and over the shelf, goes out, and is dropped where nobody takes it.
  case cancelOutside = "cancel outside"
  /// The row is carried over `b` and over the wall, which forbids the drop, and is let go there.
  case forbidden = "forbidden"
  /// One item of another program, `text/plain` and `text/uri-list`, for copy or move, comes in at gap 0
  /// of the shelf and is dropped; a second later its data comes: `late`.
  case lateData = "late data"
  /// The same, but a second later the source fails.
  case failingFinish = "failing finish"
  /// The same, for a copy alone, with a leave behind the drop where the system has one, and then data.
  case leaveAfterDrop = "leave after drop"
  /// The same for copy or move, goes on to gap 1, where only a copy is left, and is dropped there;
  /// then its data comes.
  case operationsShrink = "operations shrink"

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

  /// What comes of it, whoever tells it: ``HostTrial/effects(of:)``.
  public var expected: [String] {
    let text =
      switch self {
      case .moveInside:
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
        shelf.canHandle
        list.exit
        shelf.enter
        shelf.update op=move intent=insert-at at=shelf[gap 0]
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
        """
      case .copyByModifier:
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
        shelf.canHandle
        list.exit
        shelf.enter
        shelf.update op=move intent=insert-at at=shelf[gap 0]
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
        """
      case .cancelOutside:
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
        shelf.canHandle
        list.exit
        shelf.enter
        shelf.update op=move intent=insert-at at=shelf[gap 0]
        shelf.exit
        list.willEnd op=cancel
        list.willCancel item=a
        list.dropEnd
        shelf.dropEnd
        list.didEnd op=cancel
        """
      case .forbidden:
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
        """
      case .lateData:
        """
        shelf.canHandle
        shelf.enter
        shelf.update op=move intent=insert-at at=shelf[gap 0]
        shelf.perform at=shelf[gap 0]
        shelf.placeholder.insert item=host-1 at=shelf[gap 0]
        host.request item=host-1 type=text/plain
        shelf.willDrop item=host-1
        shelf.dropEnd
        shelf.conclude
        shelf.didLoad item=host-1 type=public.plain-text
        shelf.placeholder.commit item=host-1 at=shelf[gap 0]
        host.finish op=move
        """
      case .failingFinish:
        """
        shelf.canHandle
        shelf.enter
        shelf.update op=move intent=insert-at at=shelf[gap 0]
        shelf.perform at=shelf[gap 0]
        shelf.placeholder.insert item=host-1 at=shelf[gap 0]
        host.request item=host-1 type=text/plain
        shelf.willDrop item=host-1
        shelf.dropEnd
        shelf.conclude
        shelf.didLoad item=host-1 type=public.plain-text error=-1
        shelf.placeholder.delete item=host-1 at=shelf[gap 0]
        host.finish op=cancel
        """
      case .leaveAfterDrop:
        """
        shelf.canHandle
        shelf.enter
        shelf.update op=copy intent=insert-at at=shelf[gap 0] was=move why=keys
        shelf.perform at=shelf[gap 0]
        shelf.placeholder.insert item=host-1 at=shelf[gap 0]
        host.request item=host-1 type=text/plain
        shelf.willDrop item=host-1
        shelf.dropEnd
        shelf.didLoad item=host-1 type=public.plain-text
        shelf.placeholder.commit item=host-1 at=shelf[gap 0]
        host.finish op=copy
        shelf.conclude
        """
      case .operationsShrink:
        """
        shelf.canHandle
        shelf.enter
        shelf.update op=move intent=insert-at at=shelf[gap 0]
        shelf.update op=move intent=insert-at at=shelf[gap 1]
        shelf.update op=copy intent=insert-at at=shelf[gap 1] was=move why=keys
        shelf.perform at=shelf[gap 1]
        shelf.placeholder.insert item=host-1 at=shelf[gap 1]
        host.request item=host-1 type=text/plain
        shelf.willDrop item=host-1
        shelf.dropEnd
        shelf.didLoad item=host-1 type=public.plain-text
        shelf.placeholder.commit item=host-1 at=shelf[gap 1]
        host.finish op=copy
        shelf.conclude
        """
      }
    return text.split(separator: "\n").map(String.init)
  }
}
