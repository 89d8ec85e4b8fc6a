/// The words of a Selenium IDE project: fields, and the commands that move its mouse.
enum SideWord: String, FormatWord {
  // Around the commands.
  case tests, name, commands, command, target, value
  // Commands that move the mouse.
  case mouseDown, mouseDownAt, mouseMove, mouseMoveAt, mouseOver, mouseUp, mouseUpAt
  case click, clickAt, dragAndDropToObject, dragAndDrop, pause
}
