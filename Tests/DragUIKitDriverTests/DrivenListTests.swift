import DragUIKit
import DragUIKitTesting
import Testing

/// Where the items of a list are, on the face and on views as UIKit has them.
@MainActor @Suite struct DrivenListTests {
  /// Lines of 60 points and 10 points between them, as an application lays them out by itself.
  private final class Lines: UICollectionViewLayout {
    /// How high the cells are, whose lower edges stay.
    var height: CGFloat = 60

    private func attributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
      let above = (0..<path.section).reduce(0) {
        $0 + (collectionView?.numberOfItems(inSection: $1) ?? 0)
      }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(
        x: 20, y: CGFloat(above + path.item) * 70 + 60 - height, width: 200, height: height)
      return attributes
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      guard let collectionView else { return nil }
      return (0..<collectionView.numberOfSections).flatMap { section in
        (0..<collectionView.numberOfItems(inSection: section)).map {
          attributes(at: [section, $0])
        }
      }
      .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    { attributes(at: indexPath) }
  }

  @Test func `below the last cell of an application's own layout is the empty section behind it`()
    async
  {
    let end = await sameDrag {
      Shelf(["a", "b"], [], layout: Lines())
    } _: { driver, shelf in
      driver.drag(cellAt: [0, 0], of: shelf.collection, to: .point(100, 250))
    }
    #expect(end.books == [["b"], ["a"]])
  }

  @Test func `an empty section of an application's own layout is behind the cells above it`() async
  {
    let end = await sameDrag {
      Shelf(["a", "b"], [], ["c"], layout: Lines())
    } _: { driver, shelf in
      driver.drag(cellAt: [0, 0], of: shelf.collection, to: .point(100, 134))
    }
    #expect(end.books == [["b"], ["a"], ["c"]])
  }

  /// Rows of 50 points, whose upper edges may come down.
  private final class Sinking: UICollectionViewFlowLayout {
    var step: CGFloat = 0

    private func sunk(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.frame.origin.y += step
      attributes.frame.size.height -= step
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    { super.layoutAttributesForElements(in: rect)?.map(sunk) }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    { super.layoutAttributesForItem(at: indexPath).map(sunk) }
  }

  @Test func `cells of a flow layout are passed at their new middles when their upper edges move`()
    async
  {
    let end = await sameDrag {
      let layout = Sinking()
      layout.itemSize = CGSize(width: 300, height: 50)
      layout.minimumLineSpacing = 0
      return Shelf(["a", "b", "c"], layout: layout)
    } _: { driver, shelf in
      driver.perform {
        (shelf.collection.collectionViewLayout as? Sinking)?.step = 30
        shelf.collection.collectionViewLayout.invalidateLayout()
      }
      driver.drag(cellAt: [0, 2], of: shelf.collection, to: .point(100, 83))
    }
    #expect(end.books == [["a", "c", "b"]])
  }

  @Test func `cells that have lost their upper halves are passed at their new middles`() async {
    let end = await sameDrag {
      Shelf(["a", "b", "c"], layout: Lines())
    } _: { driver, shelf in
      driver.perform {
        let lines = shelf.collection.collectionViewLayout as? Lines
        lines?.height = 30
        lines?.invalidateLayout()
      }
      driver.drag(cellAt: [0, 2], of: shelf.collection, to: .point(100, 108))
    }
    #expect(end.books == [["a", "c", "b"]])
  }

  @Test func `new sections come behind the others, and the last ones go`() async {
    let end = await sameDrag(isNamed: false) {
      Shelf(["a", "b"], ["c"])
    } _: { driver, shelf in
      driver.perform {
        shelf.books.append(["d", "e"])
        shelf.collection.insertSections([2])
      }
      #expect(driver.order(of: shelf.collection) == (0..<5).map { "books-\($0)" })
      driver.perform {
        shelf.books.removeLast(2)
        shelf.collection.deleteSections([1, 2])
      }
    }
    #expect(end.shownBooks == ["books-0", "books-1"])
  }

  @Test func `other items in the place of as many are seen when the call that put them ends`()
    async
  {
    let end = await sameDrag {
      Shelf(["a", "b", "c"])
    } _: { driver, shelf in
      driver.perform {
        shelf.books[0].reverse()
        shelf.collection.reloadData()
      }
    }
    #expect(end.shownBooks == ["c", "b", "a"])
  }

  @Test func `names are not read again at each move of a pointer that no delegate is asked about`()
  {
    let reads = [100, 1_000].map { duration in
      let shelf = Shelf(["a", "b", "c"])
      let driver = mirror()
      var reads = 0
      driver.name(shelf.collection, "books") {
        reads += 1
        return shelf.books[$0.section][$0.item]
      }
      driver.show(shelf)
      driver.play("down 350,10\nglide 350,700 over \(duration)ms\nup\nsettle")
      return reads
    }
    #expect(reads[0] > 0)
    #expect(reads[0] == reads[1])
  }
}
