import DragGeometry
import Machines

extension ImportOptions {
  /// Reports invalid options.
  func check(_ log: inout ImportLog) {
    func refuse(_ message: String) {
      log.report(.badOption, at: .start, message)
    }
    if !viewport.isValid || viewport.width <= 0 || viewport.height <= 0 {
      refuse("the viewport must be finite and not empty")
    }
    if !(rate > 0 && rate <= 1_000_000) {
      refuse("the rate must be more than 0 and at most 1000000 samples a second")
    }
    if prependHold < .zero { refuse("the hold must not be negative") }
    if eventLimit <= 0 { refuse("the limit of events must be more than 0") }
    if let unitScale, !(unitScale > 0 && unitScale.isFinite) {
      refuse("the unit scale must be a positive number")
    }
    if unitScale != nil, absRange != nil {
      refuse("only one of --abs-range and --unit-scale can be given")
    }
    if let absRange,
      absRange.x.lowerBound == absRange.x.upperBound
        || absRange.y.lowerBound == absRange.y.upperBound
    {
      refuse("the ranges of --abs-range must hold more than one value")
    }
    if travel < .zero { refuse("the travel must not be negative") }
    if let start, !start.isFinite {
      refuse("the start must be a finite point")
    } else if let start, outOfBounds != .allow, nearest(to: start) != start {
      refuse("the start must be a point of the viewport")
    }
    if !scrollOffset.isFinite { refuse("the scroll offset must be finite") }
    for (name, text) in bindings.sorted(by: { $0.key < $1.key })
    where BoundReference(text) == nil {
      refuse("expected a reference for \"\(name)\", found \"\(text)\"")
    }
  }

  /// The conversion from device values to points; unknown ranges are reported.
  func scale(
    for device: EvdevDevice,
    _ survey: EvdevSurvey,
    _ log: inout ImportLog
  ) -> AxisScale? {
    if survey.manner == .mouse { return AxisScale(pointsPerUnit: unitScale ?? 1) }
    if let unitScale { return AxisScale(pointsPerUnit: unitScale) }
    if let absRange { return AxisScale(x: absRange.x, y: absRange.y, over: viewport) }
    let single = (device.axes[EvdevCode.absX]?.range, device.axes[EvdevCode.absY]?.range)
    let multi = (
      device.axes[EvdevCode.mtPositionX]?.range, device.axes[EvdevCode.mtPositionY]?.range
    )
    let isMulti = survey.hasContacts
    if let x = (isMulti ? multi.0 : nil) ?? single.0, let y = (isMulti ? multi.1 : nil) ?? single.1
    {
      return AxisScale(x: x, y: y, over: viewport)
    }
    // Without a position no range is needed.
    guard let position = survey.firstPosition else { return AxisScale(pointsPerUnit: 1) }
    log.report(
      .rangeMissing,
      at: position.location,
      "unknown ranges of the device's axes",
      hint: "give them with --abs-range, or the points per unit with --unit-scale"
    )
    return nil
  }
}
