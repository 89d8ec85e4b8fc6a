import DragGestures

extension W3CSource.Kind {
  /// The kind of source that a word names.
  init?(_ word: W3CWord) {
    switch word {
    case .none: self = .none
    case .key: self = .key
    case .pointer: self = .pointer
    case .wheel: self = .wheel
    default: return nil
    }
  }
}

extension PointerKind {
  /// The kind of pointer that a word names.
  init?(word: W3CWord) {
    switch word {
    case .mouse: self = .mouse
    case .pen: self = .pen
    case .touch: self = .touch
    default: return nil
    }
  }
}

extension W3CItem.Kind {
  /// The kind of action that a word names.
  init?(_ word: W3CWord) {
    switch word {
    case .pause: self = .pause
    case .pointerDown: self = .pointerDown
    case .pointerUp: self = .pointerUp
    case .pointerMove: self = .pointerMove
    case .pointerCancel: self = .pointerCancel
    case .keyDown: self = .keyDown
    case .keyUp: self = .keyUp
    case .scroll: self = .scroll
    default: return nil
    }
  }
}

extension W3CItem.Origin {
  /// The origin that a word names.
  init?(_ word: W3CWord) {
    switch word {
    case .viewport: self = .viewport
    case .pointer: self = .pointer
    default: return nil
    }
  }
}
