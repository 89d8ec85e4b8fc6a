import CDragStage
import DragSessions
import DragStage
import Testing

@testable import DragStageC

/// Stages and their contents, as a host in C makes them.
@Suite struct StagesTests {
  @Test func `each status has its text, and a number of none says so`() {
    let texts = [
      (DS_STATUS_OK, "success"), (DS_STATUS_QUEUED, "queued after the current event"),
      (DS_STATUS_END, "no entry is left"), (DS_ERR_NULL, "a required argument is NULL"),
      (DS_ERR_STALE, "not a stage, or a freed one"),
      (DS_ERR_BUSY, "not allowed from within a policy"),
      (DS_ERR_UNKNOWN_NAME, "unknown number or name"), (DS_ERR_NAME_EXISTS, "the name is in use"),
      (DS_ERR_INVALID_VALUE, "invalid value"), (DS_ERR_TIME_BACKWARDS, "time runs backwards"),
      (DS_ERR_REJECTED, "invalid in this state"), (DS_ERR_CONTRACT_VIOLATION, "contract violation"),
      (DS_ERR_BUFFER_TOO_SMALL, "the buffer is too small"), (-99, "unknown status"),
    ]
    for (status, text) in texts {
      #expect(String(cString: ds_status_text(ds_status(status))) == text)
    }
  }

  /// A field of `ds_view_options`, and what the view has then.
  private static let switches:
    [(
      set: @Sendable (inout ds_view_options) -> Void, expect: @Sendable (inout ViewOptions) -> Void
    )] = [
      ({ _ in }, { _ in }),
      ({ $0.allows_dragging = false }, { $0.allowsDragging = false }),
      ({ $0.accepts_drops = false }, { $0.acceptsDrops = false }),
      ({ $0.spring_loaded = true }, { $0.isSpringLoaded = true }),
      ({ $0.has_menus = true }, { $0.hasMenus = true }),
      ({ $0.moves_rows = true }, { $0.movesRows = true }),
      ({ $0.asks_row_moves = true }, { $0.asksRowMoves = true }),
      ({ $0.takes_late_choices = true }, { $0.drop.takesLateChoices = true }),
    ]

  @Test func `each option of a view sets what it is called, when it is added and later`() throws {
    for (set, expect) in Self.switches {
      let host = Host()
      let stage = try StageHandle.stage(host.stage).stage
      var (options, view) = (ds_view_options.sized, ds_view(0))
      set(&options)
      var expected = ViewOptions()
      expected.dragsSelection = true
      expect(&expected)
      #expect(
        ds_add_view(host.stage, "v", ds_rect(), &options, nil, &view) == ds_status(DS_STATUS_OK))
      let id = try #require(stage.scene.view(numbered: view))
      #expect(stage.scene.options(of: id) == expected)
      #expect(ds_set_options(host.stage, view, nil) == ds_status(DS_STATUS_OK))
      #expect(ds_set_options(host.stage, view, &options) == ds_status(DS_STATUS_OK))
      #expect(stage.scene.options(of: id) == expected)
    }
  }

  @Test func `the application and the operations outside are those of the view from the beginning`()
    throws
  {
    let host = Host()
    let stage = try StageHandle.stage(host.stage).stage
    var (options, view) = (ds_view_options.sized, ds_view(0))
    (options.has_outside_mask, options.outside) = (true, ds_mask(DS_MASK_COPY | DS_MASK_LINK))
    let status = "other".withCString { name in
      options.application = name
      return ds_add_view(host.stage, "v", ds_rect(), &options, nil, &view)
    }
    #expect(status == ds_status(DS_STATUS_OK))
    let added = stage.scene.options(of: try #require(stage.scene.view(numbered: view)))
    #expect(added.application == "other")
    #expect(added.operationsOutside == [.copy, .link])
    options.application = nil
    options.outside = 16
    #expect(
      ds_add_view(host.stage, "w", ds_rect(), &options, nil, &view)
        == ds_status(DS_ERR_INVALID_VALUE))
    options.has_outside_mask = false
    #expect(
      ds_add_view(host.stage, "w", ds_rect(), &options, nil, &view) == ds_status(DS_STATUS_OK))
  }

  @Test(arguments: [
    // Where the second of three items is, and the third, 30 points wide and 20 high where the kind has widths.
    (DS_LAYOUT_ROWS, [0, 25, 100, 20], [0, 50, 100, 20]),
    (DS_LAYOUT_LIST, [0, 25, 100, 20], [0, 50, 100, 20]),
    (DS_LAYOUT_GRID, [35, 0, 30, 20], [70, 0, 30, 20]),
    (DS_LAYOUT_FLOW, [35, 0, 30, 20], [70, 0, 30, 20]),
  ])
  func `a collection lays its items out as its layout says`(
    kind: Int, second: [Double], third: [Double]
  ) {
    let host = Host()
    var (layout, view) = (ds_layout.sized, ds_view(0))
    layout.kind = ds_layout_kind(kind)
    (layout.width, layout.height, layout.spacing) = (30, 20, 5)
    let frame = ds_rect(x: 0, y: 300, width: 100, height: 100)
    #expect(
      ds_add_collection(host.stage, "c", frame, &layout, nil, 0, nil, nil, &view)
        == ds_status(DS_STATUS_OK))
    #expect(Host.insert(["x", "y", "z"], host.stage, view, at: 0) == ds_status(DS_STATUS_OK))
    for (index, expected) in [(1, second), (2, third)] {
      var (item, shown) = (ds_item(0), ds_rect())
      #expect(ds_item_at(host.stage, view, index, &item) == ds_status(DS_STATUS_OK))
      #expect(ds_item_frame(host.stage, view, item, &shown) == ds_status(DS_STATUS_OK))
      #expect([shown.x, shown.y - 300, shown.width, shown.height] == expected)
    }
    layout.kind = 99
    #expect(
      ds_add_collection(host.stage, "d", frame, &layout, nil, 0, nil, nil, &view)
        == ds_status(DS_ERR_INVALID_VALUE))
  }

  @Test func `an item has one representation of a type`() {
    let host = Host()
    var item: ds_item = 0
    #expect(ds_item_at(host.stage, host.list, 1, &item) == ds_status(DS_STATUS_OK))
    func provide(_ type: String) -> ds_status {
      ds_provide(host.stage, host.list, item, type, [1], 1)
    }
    #expect(provide("public.png") == ds_status(DS_STATUS_OK))
    #expect(provide("public.text") == ds_status(DS_STATUS_OK))
    #expect(provide("public.png") == ds_status(DS_ERR_NAME_EXISTS))
    #expect(provide("no type") == ds_status(DS_ERR_INVALID_VALUE))
  }

  @Test func `items up to the limit of a list are looked at, and more are refused unread`() {
    let host = Host()
    var item: ds_item = 0
    #expect(ds_item_at(host.stage, host.list, 0, &item) == ds_status(DS_STATUS_OK))
    for (count, isRead) in [(Int(DS_LIST_LIMIT), true), (Int(DS_LIST_LIMIT) + 1, false)] {
      let unknown = [ds_item](repeating: 99, count: count)
      let sizes = [ds_size](repeating: ds_size(width: 9, height: 9), count: count)
      let status = ds_status(isRead ? DS_ERR_UNKNOWN_NAME : DS_ERR_INVALID_VALUE)
      #expect(ds_select(host.stage, host.list, unknown, count) == status)
      #expect(ds_move_items(host.stage, host.list, unknown, count, ds_gap()) == status)
      #expect(ds_set_sizes(host.stage, host.list, unknown, sizes, count) == status)
    }
  }

  @Test func `a stage is busy while a call on its clock runs, and not behind it`() {
    let host = Host()
    /// The stage, and what an attempt to destroy it has said.
    var attempt = (stage: host.stage, status: ds_status(DS_STATUS_OK))
    withUnsafeMutablePointer(to: &attempt) { attempt in
      let call: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
        guard let made = context?.assumingMemoryBound(to: (OpaquePointer?, ds_status).self) else {
          return
        }
        var stage = made.pointee.0
        made.pointee.1 = ds_stage_destroy(&stage)
      }
      #expect(ds_schedule(host.stage, 1_000, call, attempt) == ds_status(DS_STATUS_OK))
      #expect(ds_tick(host.stage, 1_000, nil) == ds_status(DS_STATUS_OK))
      #expect(attempt.pointee.status == ds_status(DS_ERR_BUSY))
    }
    #expect(ds_stage_destroy(&host.stage) == ds_status(DS_STATUS_OK))
  }
}
