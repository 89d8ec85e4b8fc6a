import DragUIKit
import DragUIKitTesting
import Testing

/// One drag, once by the stage of UIKit's face and once by the driver over views as UIKit has them: the delegates are asked
/// the same (uikit-source 11).
@MainActor @Suite struct MirrorTests {
  @Test func `a cell goes down its collection`() async {
    let end = await sameDrag {
      Shelf(["a", "b", "c", "d"])
    } _: { driver, shelf in
      driver.drag(cellAt: [0, 0], of: shelf.collection, to: .gap(3))
    }
    #expect(end.books == [["b", "c", "a", "d"]])
    #expect(end.shownBooks == ["b", "c", "a", "d"])
    #expect(
      end.methods == [
        "books itemsForBeginning", "books dragPreviewParameters",
        "books dragSessionAllowsMoveOperation", "books dragSessionWillBegin", "books canHandle",
        "books dropSessionDidEnter", "books dropSessionDidUpdate", "books performDropWith",
        "books dropPreviewParameters", "books dropSessionDidEnd", "books dragSessionDidEnd",
      ])
    #expect(end.log.contains("performDropWith [0, 2] 3 1"))
    #expect(end.log.suffix(2) == ["animated 0", "dragSessionDidEnd context"])
  }

  @Test(arguments: [
    ([0, 0], [0, 4]), ([0, 3], [0, 0]), ([0, 1], [1, 1]), ([1, 1], [0, 2]), ([1, 0], [1, 2]),
  ])
  func `a cell goes to any gap of sections of a grid`(_ from: [Int], _ gap: [Int]) async {
    await sameDrag {
      Shelf(["a", "b", "c", "d"], ["e", "f"], layout: Shelf.grid())
    } _: { driver, shelf in
      driver.drag(
        cellAt: IndexPath(indexes: from), of: shelf.collection, to: .gap(gap[1], section: gap[0]))
    }
  }

  @Test func `without names the items keep theirs as well`() async {
    let end = await sameDrag(isNamed: false) {
      Shelf(["a", "b", "c", "d"])
    } _: { driver, shelf in
      driver.drag(cellAt: [0, 3], of: shelf.collection, to: .gap(1))
    }
    #expect(end.shownBooks == ["books-0", "books-3", "books-1", "books-2"])
  }

  @Test func `cells that are tapped together keep their order (CONTRACT-20)`() async {
    let end = await sameDrag {
      Shelf(["a", "b", "c", "d"])
    } _: { driver, shelf in
      driver.drag(cellsAt: [[0, 2], [0, 0]], of: shelf.collection, to: .gap(4))
    }
    #expect(end.books == [["b", "d", "c", "a"]])
    #expect(end.log.contains { $0.hasPrefix("itemsForAddingTo [0, 0]") })
    #expect(end.calls.count { $0.hasPrefix("note: 2 items of ") } == 1)
  }

  @Test func `a row goes to the collection, and its table loses it`() async {
    let end = await sameDrag {
      Shelf(["a", "b"])
    } _: { driver, shelf in
      driver.drag(cellAt: [0, 1], of: shelf.table, to: .gap(1), in: shelf.collection)
    }
    #expect(end.books == [["a", "n2", "b"]])
    #expect(end.notes == ["n1", "n3"])
    #expect(end.shownNotes == ["n1", "n3"])
  }

  @Test func `without names an item that changes its list keeps its own`() async {
    let end = await sameDrag(isNamed: false) {
      Shelf(["a", "b"])
    } _: { driver, shelf in
      driver.drag(cellAt: [0, 1], of: shelf.table, to: .gap(1), in: shelf.collection)
    }
    #expect(end.shownBooks == ["books-0", "notes-1", "books-1"])
  }

  @Test func `a row is moved by its data source, and no drop is performed (CONTRACT-45)`() async {
    let end = await sameDrag {
      let shelf = Shelf(["a"])
      shelf.movesRows = true
      return shelf
    } _: { driver, shelf in
      driver.drag(cellAt: [0, 0], of: shelf.table, to: .gap(3))
    }
    #expect(end.notes == ["n2", "n3", "n1"])
    #expect(end.shownNotes == ["n2", "n3", "n1"])
    #expect(end.log.contains("moveRowAt [0, 0] [0, 2]"))
    #expect(!end.log.contains { $0.contains("performDropWith") })
  }

  @Test(arguments: [0, 1, 2])
  func `a row goes to the place that its delegate wants`(_ row: Int) async {
    let end = await sameDrag {
      let shelf = Shelf(["a"])
      shelf.movesRows = true
      shelf.target = IndexPath(row: row, section: 0)
      return shelf
    } _: { driver, shelf in
      driver.drag(cellAt: [0, 0], of: shelf.table, to: .gap(3))
    }
    #expect(end.notes.firstIndex(of: "n1") == row)
    #expect(end.notes == end.shownNotes)
  }

  @Test func `a row that its data source does not move is dropped`() async {
    let end = await sameDrag {
      Shelf(["a"])
    } _: { driver, shelf in
      driver.drag(cellAt: [0, 0], of: shelf.table, to: .gap(2))
    }
    #expect(end.notes == ["n2", "n1", "n3"])
    #expect(end.log.contains("row performDropWith [0, 1]"))
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden, .copy])
  func `an operation other than a move is the delegate's`(_ operation: UIDropOperation) async {
    // A test that names items by their texts has no name for a second one.
    let end = await sameDrag(isNamed: operation != .copy) {
      let shelf = Shelf(["a", "b", "c"])
      shelf.proposal = UICollectionViewDropProposal(
        operation: operation, intent: .insertAtDestinationIndexPath)
      return shelf
    } _: { driver, shelf in
      driver.drag(cellAt: [0, 0], of: shelf.collection, to: .gap(2))
    }
    #expect(end.books == (operation == .copy ? [["a", "b", "a", "c"]] : [["a", "b", "c"]]))
  }

  @Test(arguments: [
    UICollectionViewDropIntent.unspecified, .insertIntoDestinationIndexPath,
  ])
  func `an intent that refers to a cell is asked about the cell`(
    _ intent: UICollectionViewDropIntent
  ) async {
    let end = await sameDrag {
      let shelf = Shelf(["a", "b", "c"])
      shelf.proposal = UICollectionViewDropProposal(operation: .move, intent: intent)
      shelf.take = { shelf, coordinator in
        guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else {
          return
        }
        coordinator.drop(
          item.dragItem, intoItemAt: path, rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      return shelf
    } _: { driver, shelf in
      driver.drag(cellAt: [0, 0], of: shelf.collection, to: .cell([0, 2]))
    }
    #expect(end.log.contains { $0.hasPrefix("performDropWith [0, 2]") })
  }

  @Test func `items of another application have no session here (CONTRACT-91)`() async {
    let end = await sameDrag {
      let shelf = Shelf(["a", "b"])
      shelf.proposal = UICollectionViewDropProposal(
        operation: .copy, intent: .insertAtDestinationIndexPath)
      shelf.take = { shelf, coordinator in
        let progress = coordinator.session.loadObjects(ofClass: NSString.self) { texts in
          let texts = texts.compactMap { ($0 as? NSString).map { $0 as String } }
          shelf.books[0].insert(contentsOf: texts, at: 1)
          shelf.collection.insertItems(at: texts.indices.map { [0, 1 + $0] })
        }
        shelf.note("loads", progress.totalUnitCount)
      }
      return shelf
    } _: { driver, shelf in
      let providers = ["x", "y"].map { NSItemProvider(object: $0 as NSString) }
      driver.drop(providers, on: shelf.collection, at: .gap(1))
      await driver.settleLoads()
    }
    #expect(end.books == [["a", "x", "y", "b"]])
    #expect(end.log.contains("dropSessionDidEnter true") && end.log.contains("loads 2"))
  }

  @Test func `what an application has begun beside its loads goes on while loads are waited for`()
    async
  {
    let shelf = Shelf(["a", "b"])
    let driver = mirror(shelf)
    driver.perform { Task { shelf.note("went on") } }
    #expect(shelf.log.isEmpty)
    await driver.settleLoads()
    #expect(shelf.log == ["went on"])
  }

  @Test func `a lift that is released begins no drag (CONTRACT-06)`() async {
    let end = await sameDrag {
      Shelf(["a", "b"])
    } _: { driver, shelf in
      driver.press(.cell([0, 0]), of: shelf.collection)
      driver.advance(by: .seconds(1))
      driver.release()
      driver.settle()
    }
    #expect(end.methods == ["books itemsForBeginning", "books dragPreviewParameters"])
  }

  @Test func `a drag that the system cancels exits`() async {
    let end = await sameDrag {
      Shelf(["a", "b", "c"])
    } _: { driver, shelf in
      driver.press(.cell([0, 0]), of: shelf.collection)
      driver.advance(by: .seconds(1))
      driver.move(to: .gap(2), of: shelf.collection)
      driver.cancel()
      driver.settle()
    }
    #expect(end.methods.suffix(2) == ["books dropSessionDidEnd", "books dragSessionDidEnd"])
    #expect(end.books == [["a", "b", "c"]])
  }

  @Test func `a drag over both lists enters and exits each`() async {
    await sameDrag {
      Shelf(["a", "b", "c"])
    } _: { driver, shelf in
      driver.press(.cell([0, 0]), of: shelf.collection)
      driver.advance(by: .seconds(1))
      driver.move(to: .gap(2), of: shelf.table)
      driver.move(to: .gap(2), of: shelf.collection)
      driver.advance(by: .milliseconds(400))
      driver.release()
      driver.settle()
    }
  }

  @Test func `a drag goes on where the application scrolls`() async {
    let end = await sameDrag {
      Shelf((0..<40).map { "b\($0)" })
    } _: { driver, shelf in
      driver.press(.cell([0, 0]), of: shelf.collection)
      driver.advance(by: .seconds(1))
      driver.move(to: .gap(3), of: shelf.collection)
      shelf.collection.contentOffset.y = 500
      driver.advance(by: .milliseconds(100))
      driver.move(to: .gap(12), of: shelf.collection)
      driver.release()
      driver.settle()
    }
    #expect(end.books[0].firstIndex(of: "b0") == 11)
  }

  @Test func `a drag at the edge scrolls the application's view`() async {
    var settings = StageSettings()
    settings.autoScroll = AutoScroll()
    let end = await sameDrag(settings: settings) {
      Shelf((0..<40).map { "b\($0)" })
    } _: { driver, shelf in
      driver.press(.cell([0, 0]), of: shelf.collection)
      driver.advance(by: .seconds(1))
      driver.move(to: .point(150, 380), of: shelf.collection)
      driver.advance(by: .seconds(1))
      #expect(shelf.collection.contentOffset.y > 100)
      driver.release()
      driver.settle()
    }
    #expect(end.books[0].firstIndex(of: "b0") ?? 0 > 8)
  }

  @Test func `an empty collection takes a row (CONTRACT-60)`() async {
    let end = await sameDrag {
      Shelf([])
    } _: { driver, shelf in
      driver.drag(cellAt: [0, 0], of: shelf.table, to: .middle, in: shelf.collection)
    }
    #expect(end.books == [["n1"]])
  }

  @Test(arguments: Scripts(in: "Drags"))
  func `one script drives the face and the application's own views`(_ script: ScriptCase) throws {
    var traces: [String] = []
    for isFace in [true, false] {
      let shelf = Shelf(["a", "b", "c", "d"])
      let names: (IndexPath) -> String = { shelf.books[$0.section][$0.item] }
      let stage = isFace ? AppStage(named: "Board") : mirror(named: "Board")
      stage.name(shelf.collection, "board", items: names)
      stage.show(shelf)
      let result = try #require(script.run(on: stage)).result
      #expect(result.status == .passed)
      traces.append(shelf.log.joined(separator: "\n"))
    }
    #expect(traces[0] == traces[1])
  }

  // MARK: Refusals

  @Test func `a view that is not in the window fails at the line of the test`() {
    let stage = mirror(Shelf(["a"]))
    let other = Shelf(["b"])
    withKnownIssue {
      stage.drag(cellAt: [0, 0], of: other.collection, to: .gap(1))
    } matching: {
      "\($0)".contains(
        "the UICollectionView is not in the window, receives no touches, or has no delegates")
    }
    withKnownIssue {
      stage.expectCalls("performDropWith")
    } matching: {
      "\($0)".contains("expected other calls")
    }
  }

  @Test func `an update that does not add up fails with UIKit's words`() {
    let shelf = Shelf(["a", "b"])
    shelf.take = { shelf, _ in shelf.collection.deleteItems(at: [[0, 0]]) }
    let stage = mirror(shelf)
    withKnownIssue {
      stage.drag(cellAt: [0, 0], of: shelf.collection, to: .gap(2))
    } matching: {
      "\($0)".contains("Invalid update: invalid number of items in section 0")
    }
  }

  @Test func `a late choice fails a strict test (CONTRACT-76)`() {
    for stage in [AppStage(), mirror()] {
      stage.isStrict = true
      let shelf = Shelf(["a", "b", "c"])
      shelf.take = { shelf, coordinator in
        guard let item = coordinator.items.first else { return }
        shelf.collection.performBatchUpdates {
        } completion: { _ in
          coordinator.drop(item.dragItem, toItemAt: [0, 2])
        }
      }
      stage.show(shelf)
      withKnownIssue {
        stage.drag(cellAt: [0, 0], of: shelf.collection, to: .gap(3))
      } matching: {
        "\($0)".contains("76")
      }
    }
  }

  @Test func `a late choice is carried out, and noted (CONTRACT-76)`() async {
    let end = await sameDrag {
      let shelf = Shelf(["a", "b", "c"])
      shelf.take = { shelf, coordinator in
        guard let item = coordinator.items.first else { return }
        shelf.collection.performBatchUpdates {
          shelf.books[0].append(shelf.books[0].remove(at: 0))
          shelf.collection.moveItem(at: [0, 0], to: [0, 2])
        } completion: { _ in
          coordinator.drop(item.dragItem, toItemAt: [0, 2])
        }
      }
      return shelf
    } _: { driver, shelf in
      driver.drag(cellAt: [0, 0], of: shelf.collection, to: .gap(3))
    }
    #expect(
      end.calls.contains("note: drop(_:to…) at [0, 2] after performDropWith has returned"))
    #expect(end.books == [["b", "c", "a"]])
  }

  @Test func `placeholders are committed where the drop was, once (CONTRACT-80, 82, 85)`() async {
    let end = await sameDrag(isNamed: false) {
      let shelf = Shelf(["a", "b"])
      shelf.proposal = UICollectionViewDropProposal(
        operation: .copy, intent: .insertAtDestinationIndexPath)
      shelf.take = { shelf, coordinator in
        guard let path = coordinator.destinationIndexPath else { return }
        let contexts = coordinator.items.map { item in
          coordinator.drop(
            item.dragItem,
            to: UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "book"))
        }
        for (number, context) in (contexts + contexts).enumerated() {
          let isCommitted = context.commitInsertion { path in
            shelf.note("committed", path)
            shelf.books[0].insert("new\(number)", at: path.item)
          }
          shelf.note("commit", isCommitted)
        }
      }
      return shelf
    } _: { driver, shelf in
      driver.drop(
        [NSItemProvider(), NSItemProvider()], on: shelf.collection, at: .gap(1))
    }
    #expect(end.books == [["a", "new1", "new0", "b"]])
    #expect(end.log.filter { $0.hasPrefix("commit ") }.count == 4)
    #expect(end.log.filter { $0 == "commit false" }.count == 2)
  }

  @Test func `rows of another application come when their data is there (CONTRACT-80)`() async {
    let end = await sameDrag {
      Shelf(["a"])
    } _: { driver, shelf in
      shelf.tableProposal = UITableViewDropProposal(
        operation: .copy, intent: .insertAtDestinationIndexPath)
      driver.drop([NSItemProvider(object: "x" as NSString)], on: shelf.table, at: .gap(1))
      await driver.settleLoads()
    }
    #expect(end.notes == ["n1", "x", "n2", "n3"])
    #expect(end.log.contains("commit true"))
  }
}
