sendevent /dev/input/event1: 3 57 4
sendevent /dev/input/event1: 3 53 50
sendevent /dev/input/event1: 3 54 20
sendevent /dev/input/event1: 0 0 0
sleep 2
sendevent /dev/input/event1: 3 57 4294967295
sendevent /dev/input/event1: 0 0 0
