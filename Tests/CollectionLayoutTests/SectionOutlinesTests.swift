import CollectionLayout
import DragGeometry
import Testing

@Suite struct SectionOutlinesTests {
  private func frames(
    _ sections: [[Rect]], _ orientation: LayoutOrientation = LayoutOrientation()
  ) -> [Rect] {
    var frames = SectionOutlines(in: Size(width: 300, height: 400), orientation)
    for parts in sections { frames.append(around: parts) }
    return frames.frames
  }

  private static let parts = [
    [Rect(x: 20, y: 70, width: 200, height: 60), Rect(x: 0, y: 10, width: 100, height: 30)],
    [], [Rect(x: 0, y: 150, width: 0, height: 40), Rect(x: 0, y: 160, width: 10, height: 0)],
    [Rect(x: 0, y: 150, width: 10, height: 5)], [],
  ]

  @Test func `a section is around its parts, and an empty one behind all before it`() {
    #expect(
      frames(Self.parts) == [
        Rect(x: 0, y: 10, width: 300, height: 120), Rect(x: 0, y: 130, width: 300, height: 0),
        Rect(x: 0, y: 130, width: 300, height: 0), Rect(x: 0, y: 150, width: 300, height: 5),
        Rect(x: 0, y: 155, width: 300, height: 0),
      ])
  }

  @Test func `sideways sections follow each other from left to right`() {
    #expect(
      frames(
        [[Rect(x: 20, y: 70, width: 200, height: 60)], []], LayoutOrientation(axis: .horizontal))
        == [
          Rect(x: 20, y: 0, width: 200, height: 400), Rect(x: 220, y: 0, width: 0, height: 400),
        ])
  }

  @Test func `without parts all sections are at the begin`() {
    let none = Rect(x: 0, y: 0, width: 300, height: 0)
    #expect(frames([[], []]) == [none, none])
    #expect(frames([]) == [])
  }
}
