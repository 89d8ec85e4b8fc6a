import DragGeometry
import DragReplay
import StagePicture

/// The shapes of what is on a stage, as SVG; each of an item lies at the origin.
struct StageShapes {
  let views: [FilmNames.View]
  let items: [FilmNames.Item]
  let pointers: [FilmNames.Pointer]

  /// Room above a view for its title.
  static let head = 30.0
  /// Room around a view.
  static let margin = 10.0

  init(_ reel: FilmReel) {
    views = reel.views
    items = reel.items
    pointers = reel.pointers
  }

  /// A number as SVG writes it.
  static func text(_ number: Double) -> String { JSONBytes.text(of: number) }

  static func box(_ rect: Rect) -> String {
    "x=\"\(text(rect.minX))\" y=\"\(text(rect.minY))\" width=\"\(text(rect.width))\" "
      + "height=\"\(text(rect.height))\""
  }

  /// The panel that a view lies on, with its title and the number of its items.
  func panel(_ view: Int, _ look: ViewLook) -> String {
    let outer = Self.outer(look.frame)
    let title = Markup.escaped(clipped(views[view].heading.title, to: outer.width - 60))
    let baseline = Self.text(outer.minY + 21)
    return "<rect class=\"p\" rx=\"10\" \(Self.box(outer))/>"
      + "<text class=\"h\" x=\"\(Self.text(outer.minX + 12))\" y=\"\(baseline)\">\(title)</text>"
      + "<text class=\"q\" text-anchor=\"end\" x=\"\(Self.text(outer.maxX - 12))\" y=\"\(baseline)\">"
      + "\(look.count)</text>"
  }

  /// The outline of a view that would take a drop.
  static func target(_ frame: Rect) -> String {
    "<rect class=\"a\" rx=\"10\" \(box(outer(frame)))/>"
  }

  static func outer(_ frame: Rect) -> Rect {
    Rect(
      x: frame.minX - margin, y: frame.minY - head, width: frame.width + 2 * margin,
      height: frame.height + head + margin)
  }

  /// A position of an open gap.
  static func gap(_ rect: Rect) -> String { "<rect class=\"o\" rx=\"7\" \(box(inset(rect)))/>" }

  /// A position that was expected.
  static func expected(_ rect: Rect) -> String {
    "<rect class=\"x\" rx=\"7\" \(box(inset(rect)))/>"
  }

  /// An item that was expected at a position, with its name at the end of the row.
  func expected(_ item: Int, at frame: Rect) -> String {
    let title = Markup.escaped(clipped(items[item].caption.title, to: frame.width / 2))
    return Self.expected(frame)
      + "<text class=\"e\" text-anchor=\"end\" x=\"\(Self.text(frame.maxX - 10))\" "
      + "y=\"\(Self.text(frame.center.y + 4))\">\(title)</text>"
  }

  /// An item at the origin, as it rests.
  func card(_ item: Int, _ size: Size, form: Panel.Kind) -> String {
    let caption = items[item].caption
    let rect = Self.inset(Rect(origin: .zero, size: size))
    let tint = "m\(caption.tint % 8)"
    var shape = "<rect class=\"c\" rx=\"7\" \(Self.box(rect))/>"
    let isSmall = size.height < 24
    switch form {
    case .rows, .table:
      let side = max(0, min(22, rect.height - 8))
      let mark = Rect(x: rect.minX + 8, y: size.height / 2 - side / 2, width: side, height: side)
      shape += "<rect class=\"\(tint)\" rx=\"5\" \(Self.box(mark))/>"
      let x = mark.maxX + 8
      let room = rect.maxX - x - 6
      shape += label(clipped(caption.title, to: room), x: x, y: size.height / 2 + 4.5, isSmall)
    case .tiles:
      let field = Rect(
        x: rect.minX + 4, y: rect.minY + 4, width: max(0, rect.width - 8),
        height: max(0, rect.height - (isSmall ? 8 : 28)))
      shape += "<rect class=\"\(tint)\" rx=\"5\" \(Self.box(field))/>"
      let text = clipped(caption.title, to: rect.width - 12)
      shape += label(text, x: rect.minX + 6, y: rect.maxY - 8, isSmall)
    }
    return shape
  }

  private func label(_ text: String, x: Double, y: Double, _ isSmall: Bool) -> String {
    guard !text.isEmpty else { return "" }
    let size = isSmall ? " font-size=\"9\"" : ""
    return "<text\(size) x=\"\(Self.text(x))\" y=\"\(Self.text(y))\">\(Markup.escaped(text))</text>"
  }

  /// As much of a text as has room, at about 7 points a letter.
  private func clipped(_ text: String, to width: Double) -> String {
    let most = max(0, Int(width / 7))
    guard text.count > most else { return text }
    return most < 2 ? "" : text.prefix(most - 1) + "…"
  }

  /// The field of a placeholder, with how far its load is.
  static func waiting(_ size: Size, share: Double?) -> String {
    let rect = inset(Rect(origin: .zero, size: size))
    let bar = Rect(
      x: rect.minX + 10, y: rect.maxY - 10, width: max(0, rect.width - 20) * (share ?? 0), height: 4
    )
    return "<rect class=\"w\" rx=\"7\" \(box(rect))/>"
      + (share == nil ? "" : "<rect class=\"b\" rx=\"2\" \(box(bar))/>")
  }

  /// The stack that a pointer carries, around the origin.
  func stack(_ cards: [CardLook], count: Int, form: Panel.Kind) -> String {
    var shapes = ""
    for card in cards where items.indices.contains(card.item) {
      let shift =
        "translate(\(Self.text(-card.size.width / 2)) \(Self.text(-card.size.height / 2)))"
      shapes +=
        "<g transform=\"rotate(\(Self.text(card.turn))) \(shift)\">"
        + self.card(card.item, card.size, form: form) + "</g>"
    }
    shapes = "<g class=\"j\">\(shapes)</g>"
    guard count > 1, let top = cards.last else { return shapes }
    return shapes
      + Self.mark("n", "\(count)", at: Point(x: top.size.width / 2, y: -top.size.height / 2))
  }

  /// The badge of a stack, around the origin.
  static func badge(_ mark: CarriedLook.Mark, of cards: [CardLook]) -> String {
    guard let top = cards.last else { return "" }
    let corner = Point(x: -top.size.width / 2, y: -top.size.height / 2)
    return switch mark {
    case .none: ""
    case .plus: self.mark("y", "+", at: corner)
    case .forbidden: self.mark("z", "⃠", at: corner)
    }
  }

  private static func mark(_ name: String, _ text: String, at point: Point) -> String {
    "<circle class=\"\(name)\" cx=\"\(self.text(point.x))\" cy=\"\(self.text(point.y))\" r=\"9\"/>"
      + "<text class=\"v\" text-anchor=\"middle\" x=\"\(self.text(point.x))\" y=\"\(self.text(point.y + 4))\">"
      + "\(text == "⃠" ? "–" : text)</text>"
  }

  /// A pointer at the origin, with its name where there are several.
  func pointer(_ number: Int) -> String {
    let dot = "<circle class=\"d\" r=\"7\"/>"
    guard pointers.count > 1 else { return dot }
    let name = Markup.escaped(pointers[number].name)
    return dot + "<text class=\"q\" x=\"11\" y=\"-8\">\(name)</text>"
  }

  /// The ring of a press at the origin.
  static let press = "<circle class=\"r\" r=\"12\"/>"

  static func inset(_ rect: Rect) -> Rect {
    Rect(
      x: rect.minX + 1.5, y: rect.minY + 1.5, width: max(0, rect.width - 3),
      height: max(0, rect.height - 3))
  }
}
