import CDragStage
import Testing

@testable import DragStageC

/// What a recording of a host in C has, and what ends it.
@Suite struct RecordedLinesTests {
  /// The lines that are left, and the status behind the last one.
  private func rest(of host: Host) -> (lines: [String], end: ds_status) {
    var lines: [String] = []
    var line = [CChar](repeating: 0, count: 200)
    var length = 0
    while true {
      let status = ds_next_recorded_line(host.stage, &line, line.count, &length)
      guard status == ds_status(DS_STATUS_OK) else { return (lines, status) }
      lines.append(String(decoding: line[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
  }

  /// Changes of a host's data, each with its name.
  private static let changes: [(name: String, make: @Sendable (Host) -> ds_status)] = [
    ("insert", { Host.insert(["n"], $0.stage, $0.list, at: 0) }),
    ("move", { ds_move_items($0.stage, $0.list, [$0.item(0)], 1, ds_gap(section: 0, item: 2)) }),
    ("select", { ds_select($0.stage, $0.list, [$0.item(0)], 1) }),
    ("delete", { ds_delete($0.stage, $0.list, $0.item(0)) }),
    ("scroll", { ds_scroll($0.stage, $0.list, ds_point(x: 0, y: 5)) }),
    ("frame", { ds_set_frame($0.stage, $0.list, ds_rect(x: 0, y: 0, width: 100, height: 30)) }),
    ("options", { ds_set_options($0.stage, $0.list, nil) }),
    (
      "sizes",
      {
        ds_set_sizes(
          $0.stage, $0.flow, [$0.item(0, in: $0.flow)], [ds_size(width: 9, height: 9)], 1)
      }
    ),
    (
      "unplaced",
      {
        var item: ds_item = 0; return ds_add_unplaced($0.stage, $0.list, "u", &item)
      }
    ),
    ("no unplaced", { ds_remove_unplaced($0.stage, $0.list, $0.unplaced) }),
    ("no view", { ds_remove_view($0.stage, $0.list) }),
    (
      "view",
      {
        var view: ds_view = 0; return ds_add_view($0.stage, "v", ds_rect(), nil, nil, &view)
      }
    ),
    ("source", { ds_add_source($0.stage, "s", $0.list, nil) }),
    (
      "collection",
      {
        var (view, layout) = (ds_view(0), ds_layout.sized)
        layout.height = 9
        return ds_add_collection($0.stage, "c", ds_rect(), &layout, nil, 0, nil, nil, &view)
      }
    ),
  ]

  @Test func `a change of the data ends a recording behind what came before`() {
    for (name, change) in Self.changes {
      let host = Host()
      host.addFlow()
      #expect(ds_record(host.stage, 200, 200) == ds_status(DS_STATUS_OK))
      #expect(
        ds_down(host.stage, host.mouse, ds_point(x: 150, y: 150), 0, nil) == ds_status(DS_STATUS_OK)
      )
      #expect(ds_up(host.stage, host.mouse, 1_000, nil) == ds_status(DS_STATUS_OK))
      #expect(change(host) == ds_status(DS_STATUS_OK), "\(name)")
      #expect(
        ds_down(host.stage, host.mouse, ds_point(x: 150, y: 150), 2_000, nil)
          == ds_status(DS_STATUS_OK))
      let (lines, end) = rest(of: host)
      #expect(end == ds_status(DS_ERR_REJECTED), "\(name)")
      #expect(lines.suffix(2) == ["@0ms mouse: down 150,150", "@1ms mouse: up 150,150"], "\(name)")
    }
  }

  @Test func `an event that has no line ends a recording`() {
    let events: [(String, @Sendable (Host) -> ds_status)] = [
      ("a system's drag", { ds_host_prepare($0.stage, $0.seat, ds_point(x: 9, y: 9), 1_000, nil) }),
      ("several keys", { ds_set_keys($0.stage, 3, 1_000, nil) }),
    ]
    for (name, report) in events {
      let host = Host()
      #expect(ds_record(host.stage, 200, 200) == ds_status(DS_STATUS_OK))
      #expect(
        ds_move(host.stage, host.mouse, ds_point(x: 9, y: 9), 0, nil) == ds_status(DS_STATUS_OK))
      #expect(report(host) == ds_status(DS_STATUS_OK), "\(name)")
      #expect(
        ds_move(host.stage, host.mouse, ds_point(x: 8, y: 8), 2_000, nil) == ds_status(DS_STATUS_OK)
      )
      let (lines, end) = rest(of: host)
      #expect(end == ds_status(DS_ERR_REJECTED), "\(name)")
      #expect(lines.last == "@0ms mouse: move 9,9", "\(name)")
    }
  }

  @Test func `what changes no data ends no recording, nor does a change that is refused`() {
    let host = Host()
    #expect(ds_record(host.stage, 200, 200) == ds_status(DS_STATUS_OK))
    #expect(
      ds_provide(host.stage, host.list, host.item(0), "public.png", nil, 0)
        == ds_status(DS_STATUS_OK))
    #expect(ds_schedule(host.stage, 1, { _ in }, nil) == ds_status(DS_STATUS_OK))
    #expect(ds_delete(host.stage, host.list, 99) != ds_status(DS_STATUS_OK))
    #expect(ds_scroll(host.stage, 99, ds_point(x: 0, y: 5)) != ds_status(DS_STATUS_OK))
    #expect(Host.insert(["a"], host.stage, host.list, at: 0) != ds_status(DS_STATUS_OK))
    #expect(
      ds_move(host.stage, host.mouse, ds_point(x: 1, y: 1), 5_000, nil) == ds_status(DS_STATUS_OK))
    let (lines, end) = rest(of: host)
    #expect(end == ds_status(DS_STATUS_END))
    #expect(lines.last == "@5ms mouse: move 1,1")
  }

  @Test(arguments: [0, 1]) func `a recording is of a viewport with an extent`(width: Double) {
    let host = Host()
    let status = ds_status(width > 0 ? DS_STATUS_OK : DS_ERR_INVALID_VALUE)
    #expect(ds_record(host.stage, width, 1) == status)
    #expect(ds_record(host.stage, 1, width) == status)
    #expect(ds_record(host.stage, .infinity, 1) == ds_status(DS_ERR_INVALID_VALUE))
    #expect(ds_record(host.stage, 1, -.infinity) == ds_status(DS_ERR_INVALID_VALUE))
  }
}

extension Host {
  /// An item of the list, or of another collection.
  fileprivate func item(_ index: Int, in view: ds_view? = nil) -> ds_item {
    var item: ds_item = DS_NONE
    #expect(ds_item_at(stage, view ?? list, index, &item) == ds_status(DS_STATUS_OK))
    return item
  }

  /// Adds a collection whose items have sizes of their own, and an item without a place.
  fileprivate func addFlow() {
    var layout = ds_layout.sized
    (layout.kind, layout.width, layout.height) = (ds_layout_kind(DS_LAYOUT_FLOW), 20, 20)
    let frame = ds_rect(x: 0, y: 300, width: 200, height: 200)
    #expect(
      ds_add_collection(stage, "flow", frame, &layout, nil, 0, nil, nil, &flow)
        == ds_status(DS_STATUS_OK))
    #expect(Self.insert(["f"], stage, flow, at: 0) == ds_status(DS_STATUS_OK))
    #expect(ds_add_unplaced(stage, list, "badge", &unplaced) == ds_status(DS_STATUS_OK))
  }
}
