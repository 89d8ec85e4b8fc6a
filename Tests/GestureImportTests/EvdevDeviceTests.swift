import Testing

@testable import GestureImport

@Suite struct EvdevDeviceTests {
  private func device(_ axes: UInt16...) -> EvdevDevice {
    var device = EvdevDevice()
    for axis in axes { device.axes[axis] = EvdevDevice.Axis() }
    return device
  }

  @Test func `positions are those of a single touch, of slots, or of contacts without slots`() {
    #expect(!device().hasPositions)
    #expect(!device(EvdevCode.absX + 20).hasPositions)
    #expect(device(EvdevCode.absX).hasPositions)
    #expect(device(EvdevCode.mtSlot).hasPositions)
    #expect(device(EvdevCode.mtPositionX).hasPositions)
    // Whole ranges of numbers mean nothing.
    #expect(!device(EvdevCode.belowMTSlot, EvdevCode.mtSlot, EvdevCode.mtPositionX).hasPositions)
    #expect(device(EvdevCode.belowMTSlot, EvdevCode.absX).hasPositions)
  }

  @Test func `a report of hid-recorder has as many bytes as it says, or fewer where it goes on`() {
    func isReport(_ line: String) -> Bool {
      EvemuReader.isReport(line.split(separator: " "))
    }
    #expect(isReport("R: 3 05 0d 09") && isReport("R: 300 05 0d") && isReport("E: 2 01 zz"))
    #expect(!isReport("R: 2 05 0d 09") && !isReport("R: 3 05 zz 09") && !isReport("R: 3"))
    #expect(!isReport("R: 03 05") && !isReport("R: -1 05") && !isReport("R: x 05"))
  }
}
