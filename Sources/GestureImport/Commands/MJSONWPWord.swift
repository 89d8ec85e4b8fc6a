/// The words of Appium's touch actions: fields and actions.
enum MJSONWPWord: String, FormatWord {
  // Around the actions.
  case actions, action, options, elementId, sessionId
  // Actions.
  case press, longPress, tap, moveTo, wait, release, cancel
  // Position and duration.
  case x, y, element, duration, ms, count, pressure
  case oldElement = "ELEMENT"
  case elementReference = "element-6066-11e4-a52e-4f735466cecf"
}
