import CollectionLayout
import DragGeometry
import DragGestures
import DragSessions
import DragStage
import Machines

/// A view that gives one answer to every drag.
struct Answering: DropDestination {
  let proposal: DropProposal

  func update(_ call: DragContext) -> DropProposal? { proposal }
}

/// The drag of `move-in-a-list.drag` on a stage, with its views, its list, its timers and its trace.
func play(write: (String) -> Void) throws(StageError) {
  let stage = Stage()
  try stage.addCollection(
    "list", frame: Rect(x: 0, y: 0, width: 300, height: 220),
    layout: .rows(Layout.Rows(height: 44)), items: ["milk", "eggs", "tea", "bread"],
    destination: Answering(proposal: DropProposal(.move, intent: .insertAt)))
  try stage.addView(
    "basket", frame: Rect(x: 400, y: 0, width: 100, height: 100),
    destination: Answering(proposal: DropProposal(.copy)))
  let pointer = try stage.addPointer("pointer", .touch)

  var time = Timestamp.zero
  try stage.handle(.down(pointer, Point(x: 50, y: 22), label: nil), at: time)
  time = Timestamp(microseconds: 600_000)
  for point in [
    Point(x: 60, y: 40), Point(x: 60, y: 100), Point(x: 450, y: 50), Point(x: 60, y: 150),
    Point(x: 60, y: 170),
  ] {
    try stage.handle(.move(pointer, point), at: time)
  }
  try stage.handle(.up(pointer), at: time)
  while let deadline = stage.nextDeadline { try stage.handle(.tick, at: deadline) }
  for line in stage.traceLines() { write(line.text) }
}

/// Writes bytes to standard output; the little of C beside this file does it.
@_extern(c, "write_bytes")
func writeBytes(_ bytes: UnsafePointer<UInt8>?, _ count: Int32)

/// Where the module begins.
@_cdecl("_start")
public func start() {
  let write = { (text: String) in
    var bytes = Array(text.utf8)
    bytes.append(0x0A)
    bytes.withUnsafeBufferPointer { writeBytes($0.baseAddress, Int32($0.count)) }
  }
  do throws(StageError) {
    try play(write: write)
  } catch {
    write("refused")
  }
}
