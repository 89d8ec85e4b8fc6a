import DragScript
import Testing

@Suite struct NameResolutionRefsTests {
  private static let scene = """
    dragscript 1
    require sections
    collection list at 0,0 size 100x200 layout rows(height=20)
    items list a b
    unplaced list link
    view canvas at 200,0 size 50x50
    unplaced canvas note
    view bin at 300,0 size 50x50
    test "t"

    """

  /// The codes of what is said of a line; a dot where nothing is.
  private func said(_ line: String) -> String {
    let codes = Script.parse(Self.scene + "  " + line, file: "refs.drag").diagnostics.map(\.code)
    return codes.isEmpty ? "." : codes.map { String($0.dropFirst(2)) }.joined(separator: "+")
  }

  private static let parts = [
    "list", "list#a", "list[0]", "list[gap 1]", "list#link", "canvas", "canvas#note",
    "canvas#canvas", "canvas#zz",
    "bin", "bin#bin", "bin[0]", "bin[gap 0]",
  ]

  @Test
  func `each action and expectation takes the parts of views that it is about, and no others`() {
    let item = "0217 . . 0217 . . . . 0217 . . 0217 0217"
    let element = ". . . 0217 . . 0217 . 0217 . . 0217 0217"
    let gap = "0217 0217 0217 . 0217 0217 0217 0217 0217 0217 0217 0217 0217"
    let table = [
      ("down REF", ". . . . . . . . 0217 . . 0217 0217"), ("resolve REF", item),
      ("drop a onto REF", item),
      ("expect data REF public.text = \"x\"", item), ("expect frame REF = 0,0 1x1", element),
      ("select REF", element),
      ("insert REF x", gap), ("reorder list#a list#b to REF", gap),
      ("delete REF", "0217 . . 0217 . 0217 0217 0217 0217 0217 0217 0217 0217"),
      ("scroll REF by 0,1", ". 0111 0111 0111 0111 . 0111 0111 0111 . 0111 0111 0111"),
    ]
    let found = table.map { form, _ in
      Self.parts.map { said(form.replacing("REF", with: $0)) }.joined(separator: " ")
    }
    #expect(found == table.map(\.1))
  }
}
