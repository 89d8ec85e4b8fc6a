/// The words of drag commands as Appium and XCUITest know them.
enum CommandWord: String, FormatWord {
  // Around the commands.
  case commands, script, args, command
  // Where the drag begins and ends.
  case fromX, fromY, toX, toY, fromElementId, toElementId
  case startX, startY, endX, endY, element, elementId
  case from, to, thenDragTo, x, y, dx, dy
  case elementReference = "element-6066-11e4-a52e-4f735466cecf"
  // How long its parts take.
  case duration, pressDuration, forDuration, holdDuration, thenHoldForDuration
  case velocity, withVelocity, speed, steps
  // Velocities that have a name and no number.
  case `default`, slow, fast
}
