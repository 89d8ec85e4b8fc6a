import DragGeometry
import Testing

@Suite struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func `H1: the least edges are inside, the greatest are not`() {
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(!rect.contains(Point(x: 40, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 60)))
    #expect(!rect.contains(Point(x: .nan, y: 30)))
  }

  @Test func `rectangles that only touch do not intersect`() {
    #expect(!rect.intersects(Rect(x: 40, y: 20, width: 5, height: 5)))
    #expect(rect.intersects(Rect(x: 39.5, y: 20, width: 5, height: 5)))
    for touching in [
      Rect(x: 40, y: 20, width: 5, height: 5), Rect(x: 5, y: 20, width: 5, height: 5),
      Rect(x: 10, y: 60, width: 5, height: 5), Rect(x: 10, y: 15, width: 5, height: 5),
    ] {
      #expect(!rect.intersects(touching) && !touching.intersects(rect))
      #expect(rect.intersection(touching) == nil && touching.intersection(rect) == nil)
    }
    #expect(
      rect.intersection(Rect(x: 30, y: 0, width: 50, height: 30))
        == Rect(x: 30, y: 20, width: 10, height: 10)
    )
  }

  @Test func `H12: the distance is 0 inside and on every edge, else to the nearest place`() {
    #expect(rect.squaredDistance(to: Point(x: 25, y: 40)) == 0)
    #expect(rect.squaredDistance(to: Point(x: 40, y: 60)) == 0)
    #expect(rect.squaredDistance(to: Point(x: 43, y: 64)) == 25)
    #expect(rect.squaredDistance(to: Point(x: 20, y: 13)) == 49)
  }

  @Test func `a rectangle is valid with finite numbers and a size that is not negative`() {
    #expect(rect.isValid && Rect.zero.isValid)
    for place in 0..<4 {
      for bad in [Double.nan, .infinity, -.infinity] + (place < 2 ? [] : [-1]) {
        var numbers = [0.0, 0, 1, 1]
        numbers[place] = bad
        let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        #expect(!rect.isValid, "\(rect)")
      }
    }
    #expect(Rect(x: -1, y: -1, width: 0, height: 0).isValid)
  }

  @Test func `a moved rectangle keeps its size`() {
    #expect(rect.moved(by: Point(x: 1, y: -2)) == Rect(x: 11, y: 18, width: 30, height: 40))
    #expect(rect.center == Point(x: 25, y: 40))
  }
}
