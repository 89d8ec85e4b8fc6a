from com.android.monkeyrunner import MonkeyRunner, MonkeyDevice
device = MonkeyRunner.waitForConnection()
device.drag((10, 20), (110, 20), 0.5, 5)
MonkeyRunner.sleep(2.0)
device.touch(30, 40, MonkeyDevice.DOWN_AND_UP)
