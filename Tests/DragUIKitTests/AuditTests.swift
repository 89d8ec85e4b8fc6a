import DragUIKit
import DragUIKitTesting
import Foundation
import Synchronization
import Testing

/// A test with a report of `drag audit-uikit`.
@MainActor @Suite struct AuditTests {
  class Base: UIViewController {}

  final class Board: Base, UIDropInteractionDelegate {
    final class Source: NSObject, UIDragInteractionDelegate {
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { [] }
    }

    let source = Source()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    override func viewDidLoad() {
      child.addInteraction(UIDragInteraction(delegate: source))
      view.addSubview(child)
    }
  }

  private func report(_ types: [String], version: Int = 1) throws -> String {
    let rows = types.map { type in
      """
      {"file": "Board.swift", "line": 7, "column": 3, "code": "near-miss", "type": "\(type)",
       "method": "dragSessionDidFinish(_:)", "protocol": "P", "requirement": "r",
       "message": "is not a method of `P`", "hint": "did you mean `r`?"}
      """
    }
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("audit-\(UUID().uuidString).json").path
    let text = "{\"v\": \(version), \"findings\": [\(rows.joined(separator: ", "))]}"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// The failures while a board is shown with a report, each by the words up to the message.
  private func failures(_ types: [String]) throws -> Int {
    let path = try report(types)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let count = Mutex(0)
    withKnownIssue(isIntermittent: true) {
      let stage = AppStage()
      stage.audit(contentsOf: path)
      stage.show(Board())
      stage.settle()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      if text.contains(
        "dragSessionDidFinish(_:)` is not a method of `P` [near-miss]\n  at Board.swift:7:3")
      {
        count.withLock { $0 += 1 }
      }
      return true
    }
    return count.withLock { $0 }
  }

  @Test func `9.3: a class that is shown and in the report fails the test, once`() throws {
    #expect(try failures(["AuditTests.Board"]) == 1)
    #expect(try failures(["AuditTests.Base", "AuditTests.Board"]) == 2)
    #expect(try failures(["AuditTests.Board.Source"]) == 1)
  }

  @Test func `9.3: a class that is not shown fails nothing`() throws {
    #expect(try failures(["Board", "AuditTests.Other", "DragUIKitTests.AuditTests.Board"]) == 0)
  }

  @Test func `9.3: a file that is none, or another one, fails the test with its reason`() throws {
    let path = try report([], version: 2)
    defer { try? FileManager.default.removeItem(atPath: path) }
    for (file, words) in [("/nowhere/audit.json", "/nowhere/audit.json"), (path, "found 2")] {
      withKnownIssue {
        AppStage().audit(contentsOf: file)
      } matching: { issue in
        issue.comments.map(\.rawValue).joined().contains(words)
      }
    }
  }
}
