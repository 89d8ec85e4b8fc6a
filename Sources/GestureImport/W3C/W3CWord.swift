/// The words of WebDriver Actions: fields, kinds and values.
enum W3CWord: String, FormatWord {
  // Around the sources.
  case actions, context, id, method, params, parameters, type
  // Kinds of source and of pointer.
  case key, none, pointer, wheel, mouse, pen, touch, pointerType
  // Kinds of action.
  case pause, pointerDown, pointerUp, pointerMove, pointerCancel, keyDown, keyUp, scroll
  // Fields of an action.
  case duration, x, y, origin, button, value, deltaX, deltaY
  case width, height, pressure, tangentialPressure, tiltX, tiltY, twist
  case altitudeAngle, azimuthAngle
  // Origins.
  case viewport, element, sharedId
  case elementReference = "element-6066-11e4-a52e-4f735466cecf"
  // Fields of Chromium's pointer action sequences.
  case name, source, left, middle, right
  // Fields of gestures of Appium's Inspector.
  case ticks, color, description, date
}
