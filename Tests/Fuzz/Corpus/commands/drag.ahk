; a drag
MouseClickDrag, Left, 10, 20, 110, 20
Sleep, 250
MouseMove 5, 6
Click "30 40 Right Down"
MouseClick("Left", 1, 2, , , "U", "R")
