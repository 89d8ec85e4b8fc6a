import DragGeometry

/// The position at which a command's drag begins or ends, as far as the command gives it.
struct CommandPosition: Sendable {
  var x: Double?
  var y: Double?
  /// Parts of the element's extent, or of the viewport's.
  var dx: Double?
  var dy: Double?
  var element: String?
  /// The location of the element's name.
  var elementLocation = InputPosition.start

  /// Uses the element of another position, if it has none of its own.
  mutating func adopt(_ other: CommandPosition) {
    guard element == nil, other.element != nil else { return }
    element = other.element
    elementLocation = other.elementLocation
  }

  /// The position as events know it: a point, or an element of the scene with an offset.
  func target(
    _ options: ImportOptions, _ log: inout ImportLog, of what: String,
    at location: InputPosition, _ context: String = ""
  ) -> ImportedEvent.Target? {
    let part = dx != nil || dy != nil ? Point(x: dx ?? 0, y: dy ?? 0) : nil
    guard let element else {
      if let part {
        let point = Point(x: part.x * options.viewport.width, y: part.y * options.viewport.height)
        return .point(point + Point(x: x ?? 0, y: y ?? 0))
      }
      guard let x, let y else {
        log.report(.missingField, at: location, "missing position: \(what)")
        return nil
      }
      return .point(Point(x: x, y: y))
    }
    guard let reference = options.bindings[element] else {
      log.reportUnbound(element, at: elementLocation, "the element \"\(element)\"", context)
      return nil
    }
    let offset = Point(x: x ?? 0, y: y ?? 0)
    if reference.contains("@") { return .element(reference, offset: offset) }
    if let part {
      return Self.anchored(reference, part, offset, &log, at: location)
    }
    // Points of an element count from its corner; an element alone means its middle.
    guard x != nil || y != nil else { return .element(reference, offset: .zero) }
    return Self.anchored(reference, .zero, offset, &log, at: location)
  }

  private static func anchored(
    _ reference: String, _ part: Point, _ offset: Point, _ log: inout ImportLog,
    at location: InputPosition
  ) -> ImportedEvent.Target? {
    let text = "\(reference)@\(part.x.decimalText),\(part.y.decimalText)"
    guard BoundReference(text) != nil else {
      log.report(.outOfRange, at: location, "invalid fraction of an element")
      return nil
    }
    return .element(text, offset: offset)
  }
}
