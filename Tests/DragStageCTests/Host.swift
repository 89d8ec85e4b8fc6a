import CDragStage
import Testing

@testable import DragStageC

/// A stage with a list of items and a seat.
final class Host {
  var stage: OpaquePointer?
  var list: ds_view = 0
  var seat: ds_pointer = 0
  var mouse: ds_pointer = 0
  /// A second collection, and an item without a place, where a test adds them.
  var flow: ds_view = 0
  var unplaced: ds_item = 0
  /// Four texts that are null.
  let noTexts: UnsafePointer<UnsafePointer<CChar>?>

  init(_ names: [String] = ["a", "b", "c"]) {
    let texts = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 4)
    texts.initialize(repeating: nil, count: 4)
    noTexts = UnsafePointer(texts)
    var layout = ds_layout.sized
    layout.height = 20
    #expect(ds_stage_create(nil, &stage) == ds_status(DS_STATUS_OK))
    let frame = ds_rect(x: 0, y: 0, width: 200, height: 200)
    #expect(
      ds_add_collection(stage, "list", frame, &layout, nil, 0, nil, nil, &list)
        == ds_status(DS_STATUS_OK))
    var place = 0
    while place < names.count {
      let part = names[place..<min(place + Int(DS_LIST_LIMIT), names.count)]
      #expect(Self.insert(Array(part), stage, list, at: place) == ds_status(DS_STATUS_OK))
      place += part.count
    }
    #expect(ds_add_seat(stage, "seat", &seat) == ds_status(DS_STATUS_OK))
    #expect(ds_add_pointer(stage, "mouse", true, &mouse) == ds_status(DS_STATUS_OK))
  }

  deinit {
    _ = ds_stage_destroy(&stage)
    noTexts.deallocate()
  }

  static func insert(
    _ names: [String], _ stage: OpaquePointer?, _ list: ds_view, at place: Int
  ) -> ds_status {
    let copies = names.map { $0.utf8CString.map { $0 } }
    let starts = copies.map { text in
      let memory = UnsafeMutablePointer<CChar>.allocate(capacity: text.count)
      memory.initialize(from: text, count: text.count)
      return memory
    }
    defer { for start in starts { start.deallocate() } }
    let pointers: [UnsafePointer<CChar>?] = starts.map { UnsafePointer($0) }
    return ds_insert(
      stage, list, pointers, names.count, ds_gap(section: 0, item: UInt32(place)))
  }
}
