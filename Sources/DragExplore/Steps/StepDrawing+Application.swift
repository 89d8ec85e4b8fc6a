import DragGeometry
import DragReplay
import DragScript
import DragSessions
import DragStage
import Machines

// Steps of the application and of its views.
extension StepDrawing {
  /// `call`: what the application may do by itself.
  mutating func drawCall() {
    let all = offer.parts.mays
    let possible = all.indices.filter { offer.allows(all[$0]) }
    guard !possible.isEmpty else { return }
    // Swarm leaves some out of a run; a tape has their places among all that are possible.
    let drawn = possible.indices.filter { mays.contains(possible[$0]) }
      .flatMap { Array(repeating: $0, count: offer.parts.weights[possible[$0]]) }
    let number = possible[choices.number(below: possible.count, drawnAmong: drawn)]
    var filling = self
    let action = all[number].filled(by: &filling)
    choices = filling.choices
    add(action)
  }

  /// `phase`: an application goes to the background, or comes back.
  mutating func drawPhase() {
    let name = choices.element(of: offer.parts.applications) ?? nil
    let phase = choices.element(of: [AppPhase.background, .inactive, .active]) ?? .active
    add(.app(phase, name))
  }

  private static let scrollSteps: [Double] = [40, 200, -40, -200]

  /// `scroll`: a bit or far, forward or back.
  mutating func drawScroll() {
    guard let view = choices.element(of: offer.scrollable),
      let content = stage.collection(view)
    else { return }
    let step = choices.element(of: Self.scrollSteps) ?? 40
    let all = content.geometry.contentSize
    let isSideways = all.height <= content.size.height
    let by = isSideways ? Point(x: step, y: 0) : Point(x: 0, y: step)
    add(.scroll(Name(stage.name(of: view), at: .unwritten), by: by, over: .zero))
  }

  /// `resize`: half, double, turned; the window of an application is turned.
  mutating func drawResize() {
    if let window = offer.window {
      let turned = Size(width: window.size.height, height: window.size.width)
      let name = Name(ScriptHost.window, at: .unwritten)
      return add(.resize(name, to: Rect(origin: .zero, size: turned)))
    }
    guard let view = choices.element(of: offer.views) else { return }
    let frame = stage.scene.frame(of: view)
    let (width, height) = (frame.width, frame.height)
    let sizes = [
      Size(width: width / 2, height: height / 2), Size(width: width * 2, height: height * 2),
      Size(width: height, height: width),
    ]
    guard let size = choices.element(of: sizes) else { return }
    add(
      .resize(
        Name(stage.name(of: view), at: .unwritten), to: Rect(origin: frame.origin, size: size)))
  }

  /// `keys`: a modifier goes down or up.
  mutating func drawKeys() {
    let key = choices.element(of: [Key.alt, .control, .shift]) ?? .alt
    add(.key(choices.element(of: [KeyPhase.down, .up]) ?? .up, key))
  }
}

extension StepDrawing: IndexChoice {
  mutating func reference(for pattern: Ref) -> Ref {
    guard pattern.isOpen, let list = offer.lists.first(where: { $0.name == pattern.name }) else {
      return pattern
    }
    if pattern.part == .anyItem { return drawItem(of: list) }
    return drawGap(of: [list]) ?? pattern
  }

  mutating func id(for pattern: Name) -> Name {
    guard pattern.text == "new" else { return pattern }
    var number = 1
    while stage.knownItem(named: "n\(number)") != nil { number += 1 }
    return Name("n\(number)", at: .unwritten)
  }
}
