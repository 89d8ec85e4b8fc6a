import DragGeometry
import Testing

@Suite struct PointTests {
  private let near = Point(x: 2, y: -3)
  private let far = Point(x: 5, y: -7)

  @Test func `the distance of two points is the same either way, and is measured in both axes`() {
    #expect(near.squaredDistance(to: far) == 25)
    #expect(far.squaredDistance(to: near) == 25)
    #expect(near.distance(to: far) == 5)
    #expect(near.distance(to: near) == 0)
    #expect(near.squaredDistance(to: Point(x: 2, y: 1)) == 16)
    #expect(near.squaredDistance(to: Point(x: -1, y: -3)) == 9)
  }

  @Test func `a point that is moved there and back is where it was`() {
    #expect(near + far == Point(x: 7, y: -10))
    #expect(far - near == Point(x: 3, y: -4))
    #expect(near + far - far == near)
  }

  @Test func `a point is finite in both coordinates, or is not`() {
    #expect(near.isFinite)
    #expect(!Point(x: .nan, y: 0).isFinite)
    #expect(!Point(x: 0, y: -.infinity).isFinite)
  }
}
