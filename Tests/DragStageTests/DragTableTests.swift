import DragItems
import DragSessions
import Testing

@testable import DragStage

/// The drags that are not over, and which views they have taken.
struct DragTableTests {
  private let shelf = DestinationID(7)
  private let first = SessionID(1)
  private let second = SessionID(2)

  private func drag(_ session: SessionID) -> DragState {
    DragState(
      id: session, drag: DragSession(), pointer: PointerID(index: 0),
      source: ViewID(index: 0), application: .common)
  }

  /// Two drags from elsewhere, before anything is below them.
  private func table() throws -> DragTable {
    var table = DragTable()
    for session in [first, second] {
      table.append(drag(session))
      try table[session].drag.handle(.foreignBegan(items: 1, allowsMove: true))
      try pull(session, in: &table)
    }
    return table
  }

  /// Pulls a drag until it rests, with nothing below its pointer.
  private func pull(_ session: SessionID, in table: inout DragTable) throws {
    while let output = table[session].drag.next() {
      switch output {
      case .question(.candidate): try table[session].drag.answer(.candidate(nil))
      case .question(let question): Issue.record("\(question)")
      case .notification, .command: break
      }
    }
  }

  @Test func `CONTRACT-36: another drag holds a view as long as it asks whether it may come in`()
    throws
  {
    var table = try table()
    #expect(!table.isQueried(7, besides: second))
    try table[first].drag.handle(.moved)
    var asked: Question?
    while asked == nil, let output = table[first].drag.next() {
      switch output {
      case .question(.candidate): try table[first].drag.answer(.candidate(shelf))
      case .question(let question): asked = question
      case .notification, .command: break
      }
    }
    #expect(asked == .canHandle(shelf))
    #expect(table.isQueried(7, besides: second))
    #expect(!table.isQueried(7, besides: first) && !table.isQueried(8, besides: second))
    try table[first].drag.answer(.canHandle(false))
    try pull(first, in: &table)
    #expect(!table.isQueried(7, besides: second))
  }

  @Test func `a drag is found while it is alone, among others, and when it is alone again`() {
    var table = DragTable()
    let third = SessionID(3)
    table.append(drag(first))
    #expect(table.contains(first) && table.sessions == [first] && !table.contains(second))
    table.append(drag(second))
    table.append(drag(third))
    table.moveToEnd(first)
    #expect(table.sessions == [second, third, first] && table.last { _ in true }?.id == first)
    table.remove(third)
    #expect(table.sessions == [second, first] && table.map(\.id) == [second, first])
    var alone = DragTable()
    alone.append(drag(first))
    table.remove(second)
    #expect(table == alone && table.count == 1 && table[first].id == first)
    table.remove(first)
    #expect(table.isEmpty && !table.contains(first))
    table.append(drag(second))
    #expect(table.sessions == [second])
  }

  @Test func `a view is taken by a drag inside of it, and by none that was removed`() throws {
    var table = try table()
    try table[second].drag.handle(.moved)
    while let output = table[second].drag.next() {
      switch output {
      case .question(.candidate): try table[second].drag.answer(.candidate(shelf))
      case .question(.canHandle): try table[second].drag.answer(.canHandle(true))
      case .question(.update): try table[second].drag.answer(.update(.nothing))
      case .question, .notification, .command: break
      }
    }
    #expect(table.isTaken(7, besides: first) && !table.isTaken(7, besides: second))
    table.remove(second)
    #expect(!table.isTaken(7, besides: first))
    #expect(table.sessions == [first])
  }

  @Test
  func `a drag keeps its destinations as the last one, and leaves none of them to a later one`()
    throws
  {
    var table = try table()
    try table[first].drag.handle(.moved)
    while let output = table[first].drag.next() {
      switch output {
      case .question(.candidate): try table[first].drag.answer(.candidate(shelf))
      case .question(.canHandle): try table[first].drag.answer(.canHandle(true))
      case .question(.update): try table[first].drag.answer(.update(.nothing))
      case .question, .notification, .command: break
      }
    }
    let before = table[first]
    table.moveToEnd(first)
    #expect(table[first] == before && before.drag.inside == [shelf])
    table.remove(second)
    table.remove(first)
    table.append(drag(second))
    #expect(table[second] == drag(second))
  }

  @Test func `whether another drag is under way is known without a look at all`() throws {
    var table = try table()
    #expect(table.isAnyDragging(besides: first) && table.isAnyDragging(besides: second))
    let third = SessionID(3)
    table.append(drag(third))
    #expect(table.isAnyDragging(besides: third))
    table.remove(second)
    #expect(!table.isAnyDragging(besides: first) && table.isAnyDragging(besides: third))
    try table[first].drag.handle(.cancelled)
    try pull(first, in: &table)
    #expect(!table.isAnyDragging(besides: third))
    table.remove(third)
    #expect(!table.isAnyDragging(besides: first))
  }
}
