import DragGeometry
import GestureImport
import Testing

@Suite(.enabled(if: Recordings.isThere, "DRAG_RECORDINGS names no folder of recordings"))
struct RealRecordingTests {
  @Test func explore() throws {
    for (f, w, h) in [("atmel-1-finger-drag-up-down.evemu", 799.0, 479.0), ("ep0430m09-2-finger-scroll-down.evemu", 1279, 767), ("ep0430m09-1-finger-drag-up-down.evemu", 1279, 767), ("elan-cando-1-finger-drag-up-down.evemu", 100, 100)] {
      var options = ImportOptions()
      options.viewport = Size(width: w, height: h)
      let r = importRecording(try Recordings.bytes(f), file: f, as: .evemu, options: options)
      print(f, r.diagnostics, r.pointers, r.events.count)
      for p in r.pointers.indices {
        let e = r.events.filter { $0.pointer == p }
        print(p, e.count, e.first as Any, e.last as Any)
      }
      print(r.timedLines.prefix(5), r.timedLines.suffix(5))
    }
    for f in ["w3c-element-to-element.json", "w3c-element-by-offset.json"] {
      let r = importRecording(try Recordings.bytes(f), file: f, as: .w3c)
      print(r.diagnostics)
      var o = ImportOptions()
      o.bindings = ["some-elem-123": "list#tea", "some-sub-elem-321": "list[gap 2]"]
      let q = importRecording(try Recordings.bytes(f), file: f, as: .w3c, options: o)
      print(q.diagnostics)
      print(q.scriptText)
    }
  }
}
