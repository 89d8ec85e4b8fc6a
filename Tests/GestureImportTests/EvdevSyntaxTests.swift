import DragGeometry
import DragScript
import Foundation
import GestureImport
import Testing

/// The three syntaxes of the evdev family say the same.
@Suite(.enabled(if: Recordings.isThere, "DRAG_RECORDINGS names no folder of recordings"))
struct EvdevSyntaxTests {
  static let recordings = [
    "atmel-1-finger-drag-up-down", "ep0430m09-1-finger-drag-up-down",
    "ep0430m09-2-finger-scroll-down", "elan-cando-1-finger-drag-up-down",
  ]

  @Test(arguments: recordings)
  func `3.2: a recording in the other two syntaxes imports to identical events`(
    name: String
  ) throws {
    let text = String(decoding: try Recordings.bytes(name + ".evemu"), as: UTF8.self)
    let rewriting = EvdevRewriting(evemu: text)
    func read(
      _ text: String, _ format: RecordingFormat, ranges: Bool = false
    ) -> ImportResult {
      imported(text, as: format) { options in
        if name.hasPrefix("elan") {
          options.unitScale = 0.1
        } else if ranges, let x = rewriting.ranges[0x35], let y = rewriting.ranges[0x36] {
          options.absRange = .init(x: x, y: y)
        }
      }
    }
    let expected = read(text, .evemu)
    #expect(expected.events.count > 100)
    let others = [
      read(rewriting.getevent(names: false, node: true), .getevent),
      read(rewriting.getevent(names: true, node: true), .getevent),
      read(rewriting.getevent(names: false, node: false), .getevent, ranges: true),
      read(
        rewriting.getevent(names: true, node: false).replacing("\n", with: "\r\r\n"), .getevent,
        ranges: true),
      read(rewriting.libinput(), .libinput), read(rewriting.libinput(prefix: "> "), .libinput),
    ]
    for other in others {
      #expect(other.diagnostics.isEmpty)
      #expect(other.events == expected.events)
      #expect(other.pointers == expected.pointers)
      #expect(other.scriptText == expected.scriptText)
    }
  }
}
