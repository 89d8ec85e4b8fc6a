import CDragStage
import DragStage
import Foundation
import Machines
import Testing

@testable import DragStageC

/// What a host in C sets is what its stage has.
@Suite struct SettingsTests {
  /// A field of `ds_settings`, a value of it, and what the stage has then.
  private struct Field: Sendable {
    let name: String
    let set: @Sendable (inout ds_settings) -> Void
    let expect: @Sendable (inout StageSettings) -> Void
  }

  private static let fields = [
    Field(name: "lift_delay_us") {
      $0.lift_delay_us = 7
    } expect: {
      $0.liftDelay = Microseconds(7)
    },
    Field(name: "lift_slop") {
      $0.lift_slop = 3
    } expect: {
      $0.liftSlop = 3
    },
    Field(name: "animation_us") {
      $0.animation_us = 50_000
    } expect: {
      $0.animation = .milliseconds(50)
    },
    Field(name: "animation_us") {
      $0.animation_us = -1
    } expect: {
      $0.animation = .zero
    },
    Field(name: "load_deadline_us") {
      $0.load_deadline_us = 9
    } expect: {
      $0.loadDeadline = Microseconds(9)
    },
    Field(name: "auto_scroll") {
      $0.auto_scroll = true
    } expect: {
      $0.autoScroll = AutoScroll()
    },
    Field(name: "keeps_trace") {
      $0.keeps_trace = true
    } expect: {
      $0.keepsTrace = true
    },
    Field(name: "spring_delay_us") {
      $0.spring_delay_us = 11
    } expect: {
      $0.springDelay = Microseconds(11)
    },
    Field(name: "spring_flash_us") {
      $0.spring_flash_us = 13
    } expect: {
      $0.springFlash = Microseconds(13)
    },
    Field(name: "items_are_promises") {
      $0.items_are_promises = true
    } expect: {
      $0.itemsArePromises = true
    },
  ]

  private func made(_ settings: ds_settings) throws -> StageSettings {
    var (settings, stage): (ds_settings, OpaquePointer?) = (settings, nil)
    #expect(ds_stage_create(&settings, &stage) == ds_status(DS_STATUS_OK))
    defer { _ = ds_stage_destroy(&stage) }
    return try StageHandle.stage(stage).stage.settings
  }

  @Test func `each field sets what it is called, and nothing else`() throws {
    for field in Self.fields {
      var settings = ds_settings.sized
      settings.keeps_trace = false
      var expected = StageSettings()
      expected.keepsTrace = false
      #expect(try made(settings) == expected)
      field.set(&settings)
      field.expect(&expected)
      #expect(try made(settings) == expected, "\(field.name)")
    }
  }

  @Test func `a time or a slop that is negative, or no number, makes no stage`() {
    let changes: [(inout ds_settings) -> Void] = [
      { $0.lift_delay_us = -1 }, { $0.lift_slop = -1 }, { $0.lift_slop = .nan },
      { $0.lift_slop = .infinity }, { $0.load_deadline_us = -1 }, { $0.spring_delay_us = -1 },
      { $0.spring_flash_us = -1 },
    ]
    for (number, change) in changes.enumerated() {
      var (settings, stage): (ds_settings, OpaquePointer?) = (ds_settings.sized, nil)
      change(&settings)
      #expect(
        ds_stage_create(&settings, &stage) == ds_status(DS_ERR_INVALID_VALUE), "\(number)")
      #expect(stage == nil)
    }
  }

  @Test func `every field of the header is in the table`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let header = try String(
      contentsOf: root.appendingPathComponent("Sources/CDragStage/include/dragstage.h"),
      encoding: .utf8)
    let block = try #require(
      header.components(separatedBy: "} ds_settings;").first?
        .components(separatedBy: "typedef struct {").last)
    let names = block.matches(of: /(?m)^  (?:int64_t|double|bool) (\w+);/).map {
      String($0.output.1)
    }
    #expect(names.count == 9)
    #expect(Set(names) == Set(Self.fields.map(\.name)))
  }
}
