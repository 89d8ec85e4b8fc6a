import DragUIKit
import DragUIKitTesting
import Testing

/// What the delegates choose in a drop, on the face and on views as UIKit has them.
@MainActor @Suite struct DrivenDropTests {
  @Test func `the animations of several items begin in the order of the choices`() async {
    let end = await sameDrag {
      let shelf = Shelf(["a", "b", "c", "d"])
      shelf.take = { shelf, coordinator in
        for item in coordinator.items {
          guard let place = item.sourceIndexPath else { continue }
          let text = item.dragItem.localObject as? String
          let animator = coordinator.drop(item.dragItem, toItemAt: place)
          animator.addAnimations { shelf.note("animates", text) }
          animator.addAnimations { shelf.note("then", text) }
          animator.addCompletion { _ in shelf.note("completes", text) }
          animator.addCompletion { _ in shelf.note("at last", text) }
        }
      }
      return shelf
    } _: { driver, shelf in
      driver.drag(cellsAt: [[0, 2], [0, 0]], of: shelf.collection, to: .gap(4))
    }
    let words = ["animates ", "then ", "completes ", "at last "]
    let log = end.log.filter { line in words.contains { line.hasPrefix($0) } }
    #expect(
      log == [
        "animates c", "then c", "animates a", "then a", "completes c", "at last c", "completes a",
        "at last a",
      ])
  }

  @Test
  func `a list takes drops that has a delegate for drops alone, and gives items the other way`()
    async
  {
    for isGiving in [false, true] {
      let end = await sameDrag {
        let shelf = Shelf(["a", "b"])
        shelf.loadViewIfNeeded()
        if isGiving {
          shelf.collection.dropDelegate = nil
        } else {
          shelf.collection.dragDelegate = nil
        }
        return shelf
      } _: { driver, shelf in
        driver.drag(cellAt: [0, 1], of: shelf.table, to: .gap(1), in: shelf.collection)
        driver.drag(cellAt: [0, 0], of: shelf.collection, to: .gap(0), in: shelf.table)
      }
      let starts = end.calls.count { $0.hasPrefix("books itemsForBeginning") }
      #expect(end.books == [isGiving ? ["a", "b"] : ["a", "n2", "b"]])
      #expect(starts == (isGiving ? 1 : 0))
    }
  }

  @Test func `a table with one delegate takes drops or gives rows as well`() async {
    for isGiving in [false, true] {
      let end = await sameDrag {
        let shelf = Shelf(["a", "b"])
        shelf.loadViewIfNeeded()
        if isGiving {
          shelf.table.dropDelegate = nil
        } else {
          shelf.table.dragDelegate = nil
        }
        return shelf
      } _: { driver, shelf in
        driver.drag(cellAt: [0, 0], of: shelf.collection, to: .gap(0), in: shelf.table)
        await driver.settleLoads()
        driver.drag(cellAt: [0, 1], of: shelf.table, to: .gap(1), in: shelf.collection)
      }
      #expect(end.notes == (isGiving ? ["n1", "n3"] : ["a", "n1", "n2", "n3"]))
      #expect(end.books == [isGiving ? ["a", "n2", "b"] : ["a", "b"]])
    }
  }

  @Test func `a line of a grid holds as many cells as their distances leave room for`() async {
    let end = await sameDrag {
      let layout = Shelf.grid() as? UICollectionViewFlowLayout
      layout?.itemSize = CGSize(width: 95, height: 60)
      layout?.minimumLineSpacing = 25
      return Shelf(["a", "b", "c", "d", "e"], layout: layout ?? Shelf.grid())
    } _: { driver, shelf in
      driver.drag(cellAt: [0, 0], of: shelf.collection, to: .gap(3))
      driver.drag(cellAt: [0, 4], of: shelf.collection, to: .gap(2))
    }
    #expect(end.books == [["b", "c", "e", "a", "d"]])
  }

  @Test func `a row without a name keeps the one that it had on the way to another list`() async {
    let end = await sameDrag(isNamed: false) {
      Shelf(["a", "b"])
    } _: { driver, shelf in
      driver.drag(cellAt: [0, 1], of: shelf.table, to: .gap(1), in: shelf.collection)
    }
    #expect(end.shownBooks == ["books-0", "notes-1", "books-1"])
  }

  @Test func `a row that is inserted before it is deleted elsewhere keeps its name`() async {
    let end = await sameDrag(isNamed: false) {
      let shelf = Shelf(["a", "b"])
      shelf.take = { shelf, coordinator in
        guard let item = coordinator.items.first?.dragItem else { return }
        shelf.books[0].insert("n2", at: 1)
        shelf.collection.insertItems(at: [[0, 1]])
        coordinator.drop(item, toItemAt: [0, 1])
        shelf.notes.remove(at: 1)
        shelf.table.deleteRows(at: [[0, 1]], with: .automatic)
      }
      return shelf
    } _: { driver, shelf in
      driver.drag(cellAt: [0, 1], of: shelf.table, to: .gap(1), in: shelf.collection)
    }
    #expect(end.shownBooks == ["books-0", "notes-1", "books-1"])
    #expect(end.shownNotes == ["notes-0", "notes-2"])
  }

  @Test func `a cell that is deleted, and inserted in another update, keeps its name`() async {
    let end = await sameDrag(isNamed: false) {
      let shelf = Shelf(["a", "b", "c"])
      shelf.take = { shelf, coordinator in
        guard let item = coordinator.items.first?.dragItem else { return }
        shelf.books[0].removeFirst()
        shelf.collection.deleteItems(at: [[0, 0]])
        shelf.books[0].append("a")
        shelf.collection.insertItems(at: [[0, 2]])
        coordinator.drop(item, toItemAt: [0, 2])
      }
      return shelf
    } _: { driver, shelf in
      driver.drag(cellAt: [0, 0], of: shelf.collection, to: .gap(3))
    }
    #expect(end.shownBooks == ["books-1", "books-2", "books-0"])
  }

  @Test func `a row that comes with a cell of the list keeps its own name beside it`() async {
    let end = await sameDrag(isNamed: false) {
      let shelf = Shelf(["a", "b", "c"])
      shelf.take = { shelf, coordinator in
        for item in coordinator.items {
          guard item.sourceIndexPath == nil else {
            shelf.collection.performBatchUpdates {
              shelf.books[0].append(shelf.books[0].removeFirst())
              shelf.collection.moveItem(at: [0, 0], to: [0, 2])
            }
            coordinator.drop(item.dragItem, toItemAt: [0, 2])
            continue
          }
          shelf.notes.remove(at: 1)
          shelf.table.deleteRows(at: [[0, 1]], with: .automatic)
          shelf.books[0].insert("n2", at: 0)
          shelf.collection.insertItems(at: [[0, 0]])
          coordinator.drop(item.dragItem, toItemAt: [0, 0])
        }
      }
      return shelf
    } _: { driver, shelf in
      driver.press(.cell([0, 0]), of: shelf.collection)
      driver.advance(by: .seconds(1))
      driver.move(to: .cell([0, 1]), of: shelf.collection)
      let second = driver.test.pointer("second")
      driver.press(.cell([0, 1]), of: shelf.table, by: second)
      driver.release(second)
      driver.move(to: .gap(3), of: shelf.collection)
      driver.release()
      driver.settle()
    }
    #expect(end.books == [["n2", "b", "c", "a"]])
    #expect(end.shownBooks == ["notes-1", "books-1", "books-2", "books-0"])
  }

  /// A source beside the lists, whose item has no cell.
  private final class Stamp: NSObject, UIDragInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: "stamp" as NSString))
      item.localObject = "stamp"
      return [item]
    }
  }

  @Test func `what comes from a view with an interaction gets the next name of the list`() async {
    let stamp = Stamp()
    let end = await sameDrag(isNamed: false) {
      let shelf = Shelf(["a", "b"])
      let source = UIView(frame: CGRect(x: 310, y: 20, width: 60, height: 60))
      source.addInteraction(UIDragInteraction(delegate: stamp))
      shelf.loadViewIfNeeded()
      shelf.view.addSubview(source)
      return shelf
    } _: { driver, shelf in
      guard let source = shelf.view.subviews.last else { return }
      driver.drag(source, to: .gap(1), in: shelf.collection)
    }
    #expect(end.books == [["a", "stamp", "b"]])
    #expect(end.log.contains("performDropWith [0, 1] 3 1"))
    #expect(end.shownBooks == ["books-0", "books-2", "books-1"])
  }

  @Test func `loads are shown in the default style until the application chooses another`() async {
    let end = await sameDrag {
      let shelf = Shelf(["a", "b"])
      shelf.take = { shelf, coordinator in
        let session = coordinator.session
        shelf.note("default", session.progressIndicatorStyle == .default)
        session.progressIndicatorStyle = .none
        shelf.note("none", session.progressIndicatorStyle == .none)
      }
      return shelf
    } _: { driver, shelf in
      driver.drag(cellAt: [0, 0], of: shelf.collection, to: .gap(2))
    }
    #expect(end.log.contains("default true") && end.log.contains("none true"))
  }

  @Test func `a placeholder behind one that is committed moves on with the new cell`() async {
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
        // The last one is before the others.
        for (number, context) in contexts.reversed().enumerated() {
          context.commitInsertion { path in
            shelf.books[0].insert("new\(number)", at: path.item)
          }
        }
      }
      return shelf
    } _: { driver, shelf in
      driver.drop(
        [NSItemProvider(), NSItemProvider(), NSItemProvider()], on: shelf.collection, at: .gap(1))
    }
    #expect(end.books == [["a", "new0", "new1", "new2", "b"]])
  }

  @Test func `a placeholder of a drop without a place is at the end of the first section`() async {
    let end = await sameDrag(isNamed: false) {
      let shelf = Shelf(["a", "b"], ["c"])
      shelf.proposal = UICollectionViewDropProposal(operation: .copy, intent: .unspecified)
      shelf.take = { shelf, coordinator in
        shelf.note("to", coordinator.destinationIndexPath)
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: [0, 2], reuseIdentifier: "book")
        let context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        let isCommitted = context.commitInsertion { path in
          shelf.note("committed", path)
          shelf.books[path.section].insert("new", at: path.item)
        }
        shelf.note("commit", isCommitted)
      }
      return shelf
    } _: { driver, shelf in
      driver.drop([NSItemProvider()], on: shelf.collection, at: .point(150, 390))
    }
    #expect(
      end.log.filter { $0.hasPrefix("to ") || $0.hasPrefix("commit") } == [
        "to nil", "committed [0, 2]", "commit true",
      ])
    #expect(end.books == [["a", "b", "new"], ["c"]])
  }
}
