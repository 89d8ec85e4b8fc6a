import Foundation
import Testing

/// The table of what only Swift has, held against the public interface of the stage and the header.
@Suite struct OnlySwiftTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Where the public interface of a stage is declared, and what a declaration looks like there.
  private static let declarations: [(file: String, pattern: String)] = {
    let members = #"\n +public (?:private\(set\) )?(?:func|var|let) (\w+)"#
    let files = [
      "Hosts/Stage+Hosts", "Stage/Stage", "Stage/Stage+Events", "Stage/Stage+Setup",
      "../DragSettings/StageSettings",
      "Scene/Stage+Data", "Scene/StageScene", "Scene/StageScene+ShownContent",
      "../DragSettings/ViewOptions", "../DragSettings/DropBehavior",
      "Items/StageItems", "Items/StageItems+Exports", "Pointers/StagePointers",
      "Drags/StageSessions",
      "Stores/StageStores", "Policies/DropCoordinator",
    ]
    return files.map { ($0, members) } + [
      ("Policies/DragSource", #"\n  func (\w+)\("#),
      ("Policies/DropDestination", #"\n  func (\w+)\("#),
      ("Stage/StageEvent", #"\n  (?:indirect )?case (\w+)"#),
      ("Hosts/HostEvent", #"\n  (?:indirect )?case (\w+)"#),
    ]
  }()

  /// What a host in C has for a member, as it is in the header.
  private static let header: [String: String] = [
    // Stage
    "now": "time_us", "traceLines": "ds_next_trace_line", "name": "ds_item_name",
    "nextDeadline": "deadline_us",
    "itemCount": "ds_item_count", "item": "ds_item_at", "items": "ds_item_at",
    "pointer": "ds_add_pointer", "view": "ds_add_view", "settings": "ds_settings",
    "handle": "ds_down", "addView": "ds_add_view", "addCollection": "ds_add_collection",
    "addPointer": "ds_add_pointer", "addSeat": "ds_add_seat", "insert": "ds_insert",
    "move": "ds_move_items", "delete": "ds_delete", "commit": "ds_placeholder_commit",
    "removeView": "ds_remove_view", "register": "ds_provide",
    // The groups of questions
    "scene": "ds_view_frame", "sessions": "ds_session_item_at", "pointers": "ds_add_pointer",
    "scroll": "ds_scroll", "select": "ds_select",
    "frame": "ds_view_frame", "shownFrame": "ds_item_frame", "shownGap": "ds_gap_frame_at",
    "gap": "ds_placeholder_gap", "setFrame": "ds_set_frame",
    "setOptions": "ds_set_options", "schedule": "ds_schedule", "setSizes": "ds_set_sizes",
    "addUnplaced": "ds_add_unplaced", "removeUnplaced": "ds_remove_unplaced",
    "movesRows": "moves_rows", "asksRowMoves": "asks_row_moves",
    "itemsArePromises": "items_are_promises",
    "previewCenter": "ds_preview_center", "arrivals": "ds_arrival_at",
    "badge": "DS_COMMAND_SHOW_BADGE",
    // Settings and options
    "liftDelay": "lift_delay_us", "liftSlop": "lift_slop", "animation": "animation_us",
    "loadDeadline": "load_deadline_us", "autoScroll": "auto_scroll", "keepsTrace": "keeps_trace",
    "springDelay": "spring_delay_us", "springFlash": "spring_flash_us",
    "application": "application", "isSpringLoaded": "spring_loaded", "hasMenus": "has_menus",
    "allowsDragging": "allows_dragging", "acceptsDrops": "accepts_drops",
    "dragsSelection": "ds_select", "operationsOutside": "outside",
    // Policies
    "canMove": "can_drag", "hasMenu": "has_menu", "canHandle": "can_handle", "update": "update",
    "perform": "perform", "mayOpen": "may_open", "mayMoveRow": "may_move_row",
    "coordinator": "ds_placeholder_put",
    "drop": "ds_placeholder_put", "adopt": "ds_adopt",
    // Events
    "down": "ds_down", "up": "ds_up", "cancel": "ds_cancel", "host": "ds_host_enter",
    "keys": "ds_set_keys", "escape": "ds_escape", "tick": "ds_tick",
    "loadDelivered": "ds_load_delivered", "loadRejected": "ds_load_rejected",
    "saved": "DS_COMMAND_SAVE", "prepare": "ds_host_prepare", "began": "ds_host_began",
    "enter": "ds_host_enter", "identified": "ds_host_identified", "unpacked": "ds_host_unpacked",
    "offer": "ds_host_offer", "leave": "ds_host_leave", "ended": "ds_host_ended",
  ]

  private func members() throws -> [String: String] {
    var members: [String: String] = [:]
    for (file, pattern) in Self.declarations {
      let source = try text("Sources/DragStage/\(file).swift")
      let found = source.matches(of: try Regex(pattern, as: (Substring, Substring).self))
      #expect(!found.isEmpty, "nothing is declared in \(file)")
      for match in found { members[String(match.output.1)] = file }
    }
    return members
  }

  private func table() throws -> String {
    let page = try text("Sources/DragStage/DragStage.docc/Embedding.md")
    let start = try #require(page.range(of: "| part | in Swift alone | in C |"))
    let end = try #require(page.range(of: "\n\n", range: start.upperBound..<page.endIndex))
    return String(page[start.upperBound..<end.lowerBound])
  }

  @Test func `each member of the stage is in the table, or has something in the header`() throws {
    let table = try table()
    let missing = try members().filter { name, _ in
      Self.header[name] == nil && !table.contains("`\(name)`")
    }
    #expect(missing.map { "\($0.value): \($0.key)" }.sorted() == [])
  }

  @Test func `the table names members that there are, and the header what the members have`() throws
  {
    let header = try text("Sources/CDragStage/include/dragstage.h")
    let known = try members()
    for (name, symbol) in Self.header {
      #expect(header.contains(symbol), "`\(symbol)` for `\(name)` is not in the header")
      #expect(known[name] != nil, "`\(name)` is not in the interface")
    }
    // Types of other modules, and parts of values, are named as well.
    let others: Set = [
      "dialect", "TypeRegistry", "HostClock", "StagePicture", "DragTesting",
    ]
    for row in try table().split(separator: "\n").dropFirst() {
      let cells = row.split(separator: "|")
      for match in cells[1].matches(of: /`(\w+)`/) {
        let name = String(match.output.1)
        #expect(known[name] != nil || others.contains(name), "`\(name)` is not in the interface")
      }
    }
  }
}
