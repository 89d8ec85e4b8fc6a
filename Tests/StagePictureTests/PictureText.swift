import DragGeometry
import DragSessions
import DragStage
import StagePicture

/// A picture as lines to read: everything that is in it, in a block for each view and each preview.
struct PictureText {
  let blocks: [[String]]
  let isMoving: Bool

  init(_ picture: Picture, of stage: Stage) {
    blocks = picture.panels.map { Self.lines($0, stage) } + picture.previews.map(Self.lines)
    isMoving = picture.isMoving
  }

  /// The lines of the blocks that another picture does not have.
  func lines(since other: PictureText?) -> [String] {
    blocks.filter { other?.blocks.contains($0) != true }.flatMap { $0 }
  }

  private static func lines(_ panel: Panel, _ stage: Stage) -> [String] {
    var lines: [String] = []
    var words = [
      stage.name(of: panel.view), "`\(panel.heading.title)`", "\(panel.form)",
      text(panel.frame), "of \(panel.count)",
    ]
    words += panel.heading.columns.map { "| \($0)" }
    if panel.isTarget { words.append("is the target") }
    if let offset = panel.scroll { words.append("from \(text(offset))") }
    if let thumb = panel.thumb { words.append("bar \(text(thumb))") }
    if panel.isRightToLeft { words.append("right to left") }
    lines.append(words.joined(separator: " "))
    for cell in panel.cells {
      let selected = cell.isSelected ? ", selected" : ""
      lines.append(
        "  \(text(cell.caption)) \(text(cell.frame)) \(cell.state)\(selected)")
    }
    return lines + panel.gap.map { "  gap \(text($0))" }
  }

  private static func lines(_ preview: Preview) -> [String] {
    var lines: [String] = []
    lines.append(
      "carried: \(preview.count) at \(text(preview.center)) badge \(preview.badge) opacity "
        + "\(text(preview.opacity)) scale \(text(preview.scale))")
    for layer in preview.layers {
      let direction = layer.isRightToLeft ? " right to left" : ""
      lines.append(
        "  \(text(layer.caption)) \(layer.form) \(text(layer.size.width))×"
          + "\(text(layer.size.height)) turned \(text(layer.turn))\(direction)")
    }
    return lines
  }

  private static func text(_ caption: Caption) -> String {
    ([caption.title] + caption.details.map { "| \($0)" } + ["#\(caption.tint % 8)"])
      .joined(separator: " ")
  }

  private static func text(_ rect: Rect) -> String {
    "\(text(rect.origin)) \(text(rect.width))×\(text(rect.height))"
  }

  private static func text(_ point: Point) -> String { "\(text(point.x)),\(text(point.y))" }

  /// A number with two decimals, as far as it has any.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
