#!/bin/sh
X=40
xdotool mousemove --sync 10 20 mousedown 1 sleep 0.6
xdotool mousemove_relative -- $X -5 mouseup 1 key a
xdotool click --repeat 2 3
