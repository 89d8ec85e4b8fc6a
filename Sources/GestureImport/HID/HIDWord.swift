/// The words of WebKit's streams of HID events: fields and values.
enum HIDWord: String, FormatWord {
  // Fields around the events, and of an interpolated event.
  case events, interpolate, timestep, coordinateSpace, startEvent, endEvent
  // An event, and a touch.
  case inputType, timeOffset, touches, phase, id, x, y
  case pressure, twist, majorRadius, minorRadius, altitudeAngle, azimuthAngle
  // Values.
  case linear, simpleCurve, content, global, hand, finger, stylus
  case began, moved, stationary, ended, canceled
}
