import DragTesting
import Testing

struct Todo: Identifiable, Equatable {
  let id: String
  var isDone = false
}

final class TodoList {
  private(set) var todos: [Todo]

  init(_ todos: [Todo]) {
    self.todos = todos
  }

  var ids: [String] { todos.map(\.id) }

  /// Finished to-dos cannot be moved.
  func mayMove(_ id: String) -> Bool { todos.contains { $0.id == id && !$0.isDone } }

  /// Moves to-dos to the gap before the one that has this index now.
  func move(_ ids: [String], to gap: Int) {
    let moved = ids.compactMap { id in todos.first { $0.id == id } }
    let behind = todos[gap...].first { !ids.contains($0.id) }
    todos.removeAll { ids.contains($0.id) }
    let place = behind.flatMap { todos.firstIndex(of: $0) } ?? todos.count
    todos.insert(contentsOf: moved, at: place)
  }
}

extension TodoList {
  /// The answers of the app's list view.
  var policy: DragPolicy {
    DragPolicy.reordering
      .canMove { [self] in mayMove($0.item ?? "") }
      .perform { [self] drop in
        move(drop.items, to: drop.gap ?? todos.count)
        return .accept
      }
  }
}

/// A model that only keeps an order.
final class Groceries {
  var todos = ["milk", "eggs", "tea"].map { Todo(id: $0) }
}

@Suite struct GroceriesTests {
  @Test func `an array is put into another order`() {
    let model = Groceries()
    let stage = TestStage()
    let list = stage.list(model.todos, policy: .reordering(\.todos, of: model))

    stage.drag("tea", from: list, to: .gap(0, in: list))

    #expect(model.todos.map(\.id) == ["tea", "milk", "eggs"])
    stage.expect(list, has: model.todos)
  }
}

@Suite struct TodoListTests {
  let model = TodoList([
    Todo(id: "milk"), Todo(id: "eggs"), Todo(id: "bread", isDone: true), Todo(id: "tea"),
  ])

  @Test func `milk moves below the tea`() {
    let stage = TestStage()
    let list = stage.list(["milk", "eggs", "bread", "tea"])
    stage.drag("milk", from: list, to: .gap(4, in: list))
    stage.expect(list, has: ["eggs", "bread", "tea", "milk"])
  }

  @Test func `the model follows the drag`() {
    let stage = TestStage()
    let list = stage.list(model.ids, policy: model.policy)

    stage.drag("tea", from: list, to: .gap(1, in: list))

    #expect(model.ids == ["milk", "tea", "eggs", "bread"])
    stage.expect(list, has: model.ids)
    stage.expect(.operation(.move))
  }

  @Test(arguments: 0...4)
  func `model and list agree for every gap`(gap: Int) {
    let stage = TestStage()
    let list = stage.list(model.ids, policy: model.policy)
    stage.drag("milk", from: list, to: .gap(gap, in: list))
    stage.expect(list, has: model.ids)
  }

  @Test func `a finished to-do cannot be dragged`() {
    let stage = TestStage()
    let list = stage.list(model.ids, policy: model.policy)

    stage.drag("bread", from: list, to: .gap(0, in: list))

    stage.expect(.noSession)
    stage.expect(.never(.perform))
    #expect(model.ids == ["milk", "eggs", "bread", "tea"])
  }

  @Test func `a long press lifts, and a drop outside changes nothing`() {
    let stage = TestStage()
    let list = stage.list(model.ids, policy: model.policy)

    stage.press(.item("milk", in: list))
    stage.advance(by: .milliseconds(400))
    stage.expect(.state(.pressed))
    stage.advance(by: .milliseconds(101))
    stage.expect(.state(.lifted))

    stage.glide(to: .gap(2, in: list))
    stage.expect(.state(.dragging))
    stage.expect(.proposal(.move, .insertAt, at: .gap(2, in: list)))
    stage.move(to: .point(2000, 2000))
    stage.expect(.proposal(.cancel))
    stage.release()
    stage.settle()

    stage.expect(.operation(.cancel))
    stage.expect(.once(.didEnd, of: list))
    stage.expect(list, has: ["milk", "eggs", "bread", "tea"])
  }

  @Test func `two lists and their callbacks`() {
    let done = TodoList([Todo(id: "rent", isDone: true)])
    let stage = TestStage()
    let open = stage.list(model.ids, named: "open", policy: model.policy)
    let archive = stage.list(done.ids, named: "archive", policy: .proposing(.copy, .insertAt))

    stage.drag("eggs", from: open, to: .gap(0, in: archive))

    stage.expect(archive, has: ["eggs-copy", "rent"])
    stage.expect(open, has: model.ids)
    stage.expect(
      .sequence("open.willBegin archive.enter archive.update+ archive.perform open.didEnd"))
  }

  @Test func `the relevant part of the trace`() {
    let stage = TestStage()
    let list = stage.list(model.ids, policy: model.policy)
    stage.drag("milk", from: list, to: .gap(2, in: list))
    stage.expect(
      trace: """
        0.000 finger.down list#milk
        500.000 list.items
        ...
        {{[0-9.]+}} list.perform at=list[gap 2]
        ...
        {{[0-9.]+}} list.didTransfer
        """)
  }
}
