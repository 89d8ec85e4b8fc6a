// Every file of the command reads arguments or writes to the console.
@_exported public import DragConsole
