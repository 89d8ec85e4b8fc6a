/// The words of Appium's touch actions: fields, and what an action does.
enum MJSONWPWord: String, FormatWord {
  // Around the actions.
  case actions, action, options, elementId, sessionId
  // What an action does.
  case press, longPress, tap, moveTo, wait, release, cancel
  // Where and how long.
  case x, y, element, duration, ms, count, pressure
  case oldElement = "ELEMENT"
  case elementReference = "element-6066-11e4-a52e-4f735466cecf"
}
