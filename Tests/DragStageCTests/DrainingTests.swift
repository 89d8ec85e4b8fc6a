import CDragStage
import DragGeometry
import DragItems
import DragSessions
import Machines
import TestSupport
import Testing

@testable import DragStage
@testable import DragStageC

/// Each command and each notification as a host in C reads it, as it was looked at and approved.
///
/// The text is in `Tests/Check/Approved/c-output.txt`. A line has the fields that differ from those of an empty struct.
@Suite struct DrainingTests {
  private static let session = SessionID(7)
  private static let view = ViewID(index: 3)
  private static let item = ItemID(5)
  private static let place = ItemReference(view: view, item: item)
  /// An item of another view, so that its own is told from the one that it flies to.
  private static let dragged = DragItem(item: ItemID(6), origin: ViewID(index: 4))
  private static let gap = GapIndex(section: 1, item: 2)
  private static let point = Point(x: 11, y: 12)

  private static let flights: [ItemFlight] = [
    .rises, .isUnseen, .home, .stays, .fades, .to(point), .chosen(.onto(place)),
    .chosen(.into(place, Rect(x: 1, y: 2, width: 3, height: 4))),
    .chosen(.target(DropTarget(point, scale: 2))),
    .chosen(.placeholder(PlaceholderID(view: view, stand: item), at: gap)),
  ]

  /// A command of every kind that a stage without stores gives.
  private static let commands: [HostCommand] =
    [
      .showLift(session), .cancelLift(session), .openGap(view, gap, items: 9), .feedback(session),
      .closeGap(view), .highlight(view, Slot(section: 1, item: 2)), .clearHighlight(view),
      .highlightSpring(session, view, item), .highlightSpring(session, view, nil),
      .flashSpring(session), .clearSpring(session), .showBadge(session, .none),
      .showBadge(session, .plus(count: 8)), .showBadge(session, .forbidden),
      .scroll(view, to: point), .showMenu(place), .dismissMenu(place), .becameEmpty(view),
      .becameFilled(view), .requestData(place, "text/plain"),
    ] + DropOperation.allCases.map { .completeHostDrop(session, $0) }
    + DropOperation.allCases.map { .animateEnd(session, $0) }
    + flights.map { .animatePreview(session, dragged, $0) }

  private static let details: [CallDetail] = [
    .none, .item(item), .preview(item, .standard), .items([item]), .outcome(DragOutcome(.move)),
    .ruling(.nothing), .position(.gap(gap)), .place(item, gap), .load(item, nil, error: 3),
  ]

  /// The fields of a struct of C that differ from those of another one.
  private static func text<Struct>(_ value: Struct, besides empty: Struct) -> String {
    zip(Mirror(reflecting: value).children, Mirror(reflecting: empty).children)
      .filter { "\($0.value)" != "\($1.value)" }
      .map { field, _ in "\(field.label ?? "")=\(words(of: field.value))" }
      .joined(separator: " ")
  }

  /// A number, or the numbers of a struct.
  private static func words(of value: Any) -> String {
    let fields = Mirror(reflecting: value).children
    return fields.isEmpty ? "\(value)" : fields.map { "\($0.value)" }.joined(separator: ",")
  }

  /// Reads all commands of a stage, or all of its notifications.
  private func drained<Struct: CStruct>(
    _ stage: CStage, _ next: (OpaquePointer?, UnsafeMutablePointer<Struct>?) -> ds_status
  ) -> [Struct] {
    let handle = StageHandle.make(stage)
    defer { StageHandle.free(handle) }
    var read: [Struct] = []
    var value = Struct.sized
    while next(handle, &value) == ds_status(DS_STATUS_OK) { read.append(value) }
    return read
  }

  @Test func `each command and each notification has the fields that were approved`() throws {
    let stage = CStage(StageSettings())
    stage.commands = Self.commands
    let commands: [ds_command] = drained(stage) { ds_next_command($0, $1) }
    try #require(commands.count == Self.commands.count)
    #expect(stage.requestText == "text/plain")
    var empty = ds_command.sized
    (empty.session, empty.view, empty.item, empty.target) = (DS_NONE, DS_NONE, DS_NONE, DS_NONE)
    var text = ""
    for (command, read) in zip(Self.commands, commands) {
      let name = "\(command)".prefix { $0 != "(" }
      text += "\(name): \(Self.text(read, besides: empty))\n"
    }
    // Questions are no notifications, and are passed over.
    for detail in Self.details {
      let stage = CStage(StageSettings())
      stage.stage.core.trace = TraceLog(
        entries: Callback.allCases.map { callback in
          TraceEntry(
            time: Timestamp(microseconds: 21), event: .called(callback, Self.view, detail),
            session: callback == .menuShown ? nil : Self.session)
        })
      let read: [ds_notification] = drained(stage) { ds_next_notification($0, $1) }
      let name = "\(detail)".prefix { $0 != "(" }
      text += "notifications, \(name):\n"
      for value in detail == .none ? read : [read[0]] {
        text += "  \(Self.text(value, besides: ds_notification.sized))\n"
      }
      #expect(
        read.map(\.callback) == Callback.allCases.compactMap { $0.number.map { ds_callback($0) } })
    }
    #expect(try ApprovedText("Tests/Check/Approved/c-output.txt").differences(from: text) == [])
  }

  @Test func `entries of other kinds are no notifications, and each is read once`() throws {
    let stage = CStage(StageSettings())
    stage.stage.core.trace = TraceLog(
      entries: [
        .inserted(Self.item, Self.view, Self.gap), .called(.enter, Self.view, .none),
        .moved(Self.item, Self.view, Self.gap), .called(.exit, Self.view, .none),
        .deleted(Self.item, Self.view, nil),
      ].map { TraceEntry(time: .zero, event: $0, session: Self.session) })
    let handle = StageHandle.make(stage)
    defer { StageHandle.free(handle) }
    var read = ds_notification.sized
    var callbacks: [Int] = []
    while ds_next_notification(handle, &read) == ds_status(DS_STATUS_OK) {
      callbacks.append(Int(read.callback))
    }
    #expect(callbacks == [DS_CALLBACK_ENTER, DS_CALLBACK_EXIT])
    #expect(ds_next_notification(handle, &read) == ds_status(DS_STATUS_END))
    #expect(stage.readEntryCount == 5)
  }
}
