import CDragStage
import DragGeometry
import DragSessions
import Testing

@testable import DragStageC

/// The events that a host in C reports.
@Suite struct EventsTests {
  @Test
  func `an operation is settled in C as it is in Swift, and bits of no operation are ignored`() {
    for offered in UInt32(0)..<16 {
      for supported in UInt32(0)..<16 {
        for keys in UInt32(0)..<16 {
          for preferred in UInt32(0)...6 {
            let operations = HostOperation.allCases
            let settled = negotiate(
              offered: OperationMask(rawValue: UInt8(offered)),
              keys: ModifierKeys(rawValue: UInt8(keys)),
              supported: OperationMask(rawValue: UInt8(supported)),
              preferred: preferred < 6 ? operations[Int(preferred)] : .cancel)
            let inC = ds_negotiate(offered | 256, keys | 256, supported | 256, preferred)
            #expect(operations[Int(inC)] == settled)
          }
        }
      }
    }
  }

  /// The names of the items of a drag that enters with these; nil where it is refused.
  private func names(_ given: [String?], apart: Bool, count: Int? = nil) -> [String]? {
    let host = Host()
    let texts = given.map { $0.map { $0.utf8CString.map { $0 } } }
    let starts = texts.map { text in
      text.map { text in
        let memory = UnsafeMutablePointer<CChar>.allocate(capacity: text.count)
        memory.initialize(from: text, count: text.count)
        return UnsafePointer(memory)
      }
    }
    defer { for start in starts { start?.deallocate() } }
    var drag = ds_drag.sized
    drag.operations = ds_mask(DS_MASK_COPY)
    let items = starts.map { ds_drag_item(name: $0, formats: nil, format_count: 0) }
    var point = ds_point(x: 10, y: 10)
    let status = "text/plain".withCString { format in
      var formats: [UnsafePointer<CChar>?] = [format]
      return formats.withUnsafeMutableBufferPointer { formats in
        items.withUnsafeBufferPointer { items in
          starts.withUnsafeBufferPointer { starts in
            (drag.formats, drag.format_count) = (UnsafePointer(formats.baseAddress), 1)
            if apart {
              (drag.items, drag.item_count) = (items.baseAddress, count ?? items.count)
            } else {
              (drag.names, drag.name_count) = (starts.baseAddress, count ?? starts.count)
            }
            return ds_host_enter(host.stage, host.seat, &drag, &point, 0, nil)
          }
        }
      }
    }
    guard status == ds_status(DS_STATUS_OK) else { return nil }
    var names: [String] = []
    var (view, item, length) = (ds_view(0), ds_item(0), 0)
    while ds_session_item_at(host.stage, 1, names.count, &view, &item) == ds_status(DS_STATUS_OK) {
      var line = [CChar](repeating: 0, count: 80)
      #expect(ds_item_name(host.stage, item, &line, 80, &length) == ds_status(DS_STATUS_OK))
      names.append(String(decoding: line[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    return names
  }

  @Test(arguments: [false, true])
  func `the items of a drag that enters keep their names and their order`(apart: Bool) {
    #expect(names(["x", "y", "z"], apart: apart) == ["x", "y", "z"])
    #expect(names(["x"], apart: apart) == ["x"])
    // More than a list may have are refused unread.
    #expect(names(["x"], apart: apart, count: Int(DS_LIST_LIMIT) + 1) == nil)
  }

  @Test func `an item without a name has a number, and a name that is missing is refused`() {
    #expect(names([nil, "y"], apart: true)?.count == 2)
    #expect(names([nil, "y"], apart: true)?.last == "y")
    #expect(names([nil, "y"], apart: false) == nil)
  }

  @Test func `keys and operations have four bits each, and any other is refused`() {
    let host = Host()
    for bits in [0, 1, 8, 15, 16, 17, 255, 256, UInt32.max] {
      let status = ds_status(bits < 16 ? DS_STATUS_OK : DS_ERR_INVALID_VALUE)
      #expect(ds_set_keys(host.stage, bits, 0, nil) == status, "\(bits)")
      var drag = ds_drag.sized
      drag.operations = bits
      #expect(ds_host_enter(host.stage, host.seat, &drag, nil, 0, nil) == status, "\(bits)")
      _ = ds_host_leave(host.stage, host.seat, 0, nil)
    }
  }

  @Test func `a drag ends by one of the operations, and by no other number`() {
    for number in [0, 1, 2, 3, 4, 5, 6, UInt32.max] {
      let host = Host()
      #expect(
        ds_host_prepare(host.stage, host.seat, ds_point(x: 10, y: 10), 0, nil)
          == ds_status(DS_STATUS_OK))
      #expect(
        ds_host_ended(host.stage, host.seat, number, 1, nil)
          == ds_status(number < 6 ? DS_STATUS_OK : DS_ERR_INVALID_VALUE), "\(number)")
    }
  }
}
