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

  /// Everything of an application that is asked: each object of a class of its own, whose name says what it is.
  final class Everything: UIViewController {
    final class Shown: UIViewController {}
    final class Data: NSObject, UICollectionViewDataSource, UITableViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell() }
    }
    final class Selects: NSObject, UICollectionViewDelegate, UITableViewDelegate {}
    final class Lends: NSObject, UICollectionViewDragDelegate, UITableViewDragDelegate {
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [] }
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [] }
    }
    final class Takes: NSObject, UICollectionViewDropDelegate, UITableViewDropDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {}
      func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
      ) {}
    }
    final class Target: NSObject, UIDropInteractionDelegate {}

    private let data = Data()
    private let selects = Selects()
    private let lends = Lends()
    private let takes = Takes()
    private let source = Board.Source()
    private let target = Target()
    var isTable = false

    override func viewDidLoad() {
      addChild(Shown())
      if isTable {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
        (table.dataSource, table.delegate) = (data, selects)
        (table.dragDelegate, table.dropDelegate) = (lends, takes)
        view.addSubview(table)
      } else {
        let list = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: UICollectionViewFlowLayout())
        (list.dataSource, list.delegate) = (data, selects)
        (list.dragDelegate, list.dropDelegate) = (lends, takes)
        view.addSubview(list)
      }
      let pad = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      pad.addInteraction(UIDragInteraction(delegate: source))
      pad.addInteraction(UIDropInteraction(delegate: target))
      view.addSubview(pad)
    }
  }

  @Test(arguments: [false, true])
  func `9.3: controllers come first, then what each view asks, in the order of the views`(
    isTable: Bool
  ) throws {
    let shown = [
      "Everything", "Everything.Shown", "Everything.Data", "Everything.Selects",
      "Everything.Lends", "Everything.Takes", "Board.Source", "Everything.Target",
    ]
    let path = try report(shown.reversed().map { "AuditTests.\($0)" })
    defer { try? FileManager.default.removeItem(atPath: path) }
    let found = Mutex<[String]>([])
    withKnownIssue {
      let stage = AppStage()
      stage.audit(contentsOf: path)
      let everything = Everything()
      everything.isTable = isTable
      stage.show(everything)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      guard
        let type = text.split(separator: "`AuditTests.").last?.split(separator: ".dragSession")
          .first
      else { return false }
      found.withLock { $0.append(String(type)) }
      return true
    }
    #expect(found.withLock { $0 } == shown)
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
