import CollectionModel
import DragGeometry
import Testing

@Suite struct SnapshotBatchTests {
  typealias Content = BatchContent<Int, Character>

  private func items(_ letters: Character...) -> (BatchUpdate, Content) {
    let slots = letters.indices.map { Slot(item: $0) }
    return (
      BatchUpdate(slots.map { .insertItem($0) }),
      Content(items: Dictionary(uniqueKeysWithValues: zip(slots, letters)))
    )
  }

  private func sections(_ sections: NewSection<Int, Character>...) -> (BatchUpdate, Content) {
    (
      BatchUpdate(sections.indices.map { .insertSection($0) }),
      Content(sections: Dictionary(uniqueKeysWithValues: zip(sections.indices, sections)))
    )
  }

  @Test func `D1: an id that is there, or comes twice, is rejected with the whole batch`() throws {
    let letters = try Letters("ab", "c")
    let cases: [((BatchUpdate, Content), SnapshotError<Int, Character>)] = [
      (items("x", "c"), .existingItem("c")), (items("x", "x"), .repeatedItem("x")),
      (sections(NewSection(1)), .existingSection(1)),
      (sections(NewSection(7), NewSection(7)), .existingSection(7)),
      (sections(NewSection(7, items: ["b"])), .existingItem("b")),
      (sections(NewSection(7, items: ["x"]), NewSection(8, items: ["x"])), .repeatedItem("x")),
    ]
    for ((batch, content), error) in cases {
      var changed = letters
      #expect(throws: Letters.BatchRejection.rejected(error)) {
        try changed.apply(batch, content: content)
      }
      #expect(changed == letters)
    }
  }

  @Test func `D1: an id may come again in the batch in which it goes`() throws {
    var letters = try Letters("ab", "c")
    let batch = BatchUpdate([
      .deleteItem(Slot(item: 1)), .insertItem(Slot(item: 0)), .deleteSection(1), .insertSection(1),
    ])
    let content = Content(
      items: [Slot(item: 0): "b"], sections: [1: NewSection(1, items: ["x", "c"])])
    try letters.apply(batch, content: content)
    #expect(letters.texts == ["ba", "xc"])
  }

  @Test func `a difference with a reload is applied exactly unless the older views are asked for`()
    throws
  {
    let before = try Letters("abc")
    var after = try Letters("cab")
    try after.reloadItems(["b"])
    let difference = after.difference(from: before)
    var exact = before
    try exact.apply(difference)
    #expect(exact.texts == ["cab"])
    var older = before
    try older.apply(difference, mode: .uikitCompat)
    #expect(older.texts == ["cba"])
  }
}
