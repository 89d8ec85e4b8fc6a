#!/bin/sh
adb shell input draganddrop 10 20 300 20 500
sleep 0.5
adb -s a shell "input motionevent DOWN 10 50"; input motionevent MOVE 60 50 && input motionevent UP 60 50
input tap 1 1
