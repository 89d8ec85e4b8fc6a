X=300; ADB="adb -s emulator-5554"
am start -n a.b/.Main
for i in 1 2; do $ADB shell input swipe 10 20 ${X} \
  20 500; done
case $1 in
  tap) "$adb" -s $2 shell input tap 5 6;;
esac
