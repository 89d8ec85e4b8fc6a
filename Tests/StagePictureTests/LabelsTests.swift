import StagePicture
import Testing

@Suite struct `Labels` {
  @Test(arguments: ["item-1", "Item-1", "item 1", ""])
  func `are the names as they are written`(name: String) {
    #expect(PlainLabels().heading(ofView: name) == Heading(name))
    #expect(PlainLabels().caption(ofItem: name, in: "list").title == name)
  }

  @Test func `give each name a colour, always the same`() {
    #expect(PlainLabels.tint(of: "milk") == PlainLabels.tint(of: "milk"))
    let tints = Set(["milk", "eggs", "bread", "tea", "rice"].map { PlainLabels.tint(of: $0) % 8 })
    #expect(tints.count > 2)
  }

  @Test(arguments: [Int.min, -1, 0, 7, 8, .max])
  func `every number is a colour`(number: Int) {
    #expect(Palette.light.tints.contains(Palette.light.tint(number)))
    var bare = Palette.dark
    bare.tints = []
    #expect(bare.tint(number) == bare.accent)
  }

  @Test func `a colour is what its number says`() {
    let color = Color(0xFF8000, alpha: 0.5)
    #expect(color.red == 1 && color.green == 128.0 / 255 && color.blue == 0)
    #expect(color.faded(to: 0.5).alpha == 0.25)
  }

  @Test func `equal bytes are one picture, and other bytes of the same number another one`() {
    let pictures = [[1, 2], [1, 2], [1, 3], [1]].map { EncodedImage($0) }
    #expect(Set(pictures).count == 3)
  }
}
