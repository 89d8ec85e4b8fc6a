import DragSessions
import Machines
import Testing

@Suite struct HostOperationTests {
  struct Row: Sendable, CustomStringConvertible {
    let offered: OperationMask
    var keys: ModifierKeys = []
    let supported: OperationMask
    let preferred: HostOperation
    let result: HostOperation

    var description: String { "\(offered.text) \(keys.rawValue) \(supported.text) \(preferred)" }
  }

  @Test(arguments: [
    // A target that wants nothing.
    Row(offered: .all, supported: .all, preferred: .cancel, result: .cancel),
    Row(offered: .all, keys: .control, supported: .all, preferred: .forbidden, result: .forbidden),
    // Nothing in common.
    Row(offered: [], supported: .all, preferred: .copy, result: .cancel),
    Row(offered: .copy, supported: .move, preferred: .move, result: .cancel),
    Row(offered: .copy, keys: .control, supported: .move, preferred: .move, result: .cancel),
    // The preference.
    Row(offered: [.copy, .move], supported: [.copy, .move], preferred: .move, result: .move),
    Row(offered: [.copy, .move], supported: [.copy, .move], preferred: .copy, result: .copy),
    Row(offered: .all, supported: .all, preferred: .link, result: .link),
    Row(offered: .all, supported: .all, preferred: .ask, result: .ask),
    // The one that takes least.
    Row(offered: [.copy, .move], supported: .all, preferred: .link, result: .copy),
    Row(offered: .copy, supported: [.copy, .move], preferred: .move, result: .copy),
    Row(offered: [.link, .move], supported: .all, preferred: .copy, result: .link),
    Row(offered: [.ask, .move], supported: .all, preferred: .copy, result: .ask),
    Row(offered: .move, supported: .all, preferred: .copy, result: .cancel),
    // Keys.
    Row(
      offered: [.copy, .move], keys: .control, supported: .all, preferred: .move, result: .copy),
    Row(offered: [.copy, .move], keys: .alt, supported: .all, preferred: .move, result: .copy),
    Row(offered: [.copy, .move], keys: .shift, supported: .all, preferred: .copy, result: .move),
    Row(offered: .copy, keys: .shift, supported: .all, preferred: .copy, result: .forbidden),
    Row(offered: .move, keys: .control, supported: .all, preferred: .move, result: .forbidden),
    Row(offered: .all, keys: [.control, .shift], supported: .all, preferred: .move, result: .link),
    Row(
      offered: [.copy, .move], keys: [.control, .shift], supported: .all, preferred: .move,
      result: .copy),
    Row(offered: .all, keys: .meta, supported: .all, preferred: .move, result: .move),
  ])
  func `one function settles the operation for every host`(row: Row) {
    #expect(
      negotiate(
        offered: row.offered, keys: row.keys, supported: row.supported, preferred: row.preferred)
        == row.result)
  }

  @Test func `nothing is ever done that is not offered and supported`() {
    for offered in 0..<UInt8(16) {
      for supported in 0..<UInt8(16) {
        for keys in 0..<UInt8(16) {
          for preferred in HostOperation.allCases {
            let result = negotiate(
              offered: OperationMask(rawValue: offered), keys: ModifierKeys(rawValue: keys),
              supported: OperationMask(rawValue: supported), preferred: preferred)
            #expect(result.mask.rawValue & offered & supported == result.mask.rawValue)
          }
        }
      }
    }
  }

  @Test
  func `a move is done where it is preferred or keys ask for it, and never in another's place`() {
    for offered in 0..<UInt8(16) {
      for keys in 0..<UInt8(16) {
        for preferred in HostOperation.allCases where preferred != .move {
          let result = negotiate(
            offered: OperationMask(rawValue: offered), keys: ModifierKeys(rawValue: keys),
            supported: .all, preferred: preferred)
          if result == .move { #expect(keys & 1 != 0) }
        }
      }
    }
  }

  @Test func `a session knows neither references nor questions: both leave the source its items`() {
    #expect(
      HostOperation.allCases.map(\.dropOperation) == [
        .cancel, .forbidden, .copy, .move, .copy, .copy,
      ])
    #expect(
      DropOperation.allCases.map { HostOperation($0).dropOperation } == DropOperation.allCases)
  }

  @Test func `each operation has a word, and is made of it`() {
    let words = ["cancel", "forbidden", "copy", "move", "link", "ask"]
    #expect(HostOperation.allCases.map(\.rawValue) == words)
    #expect(words.map(HostOperation.init(rawValue:)) == HostOperation.allCases)
    #expect(HostOperation(rawValue: "Copy") == nil)
  }

  @Test func `each operation that is taken has a bit of its own`() {
    #expect(HostOperation.allCases.map(\.mask.rawValue) == [0, 0, 1, 2, 4, 8])
    #expect(HostOperation.allCases.filter(\.isTaken) == [.copy, .move, .link, .ask])
  }
}

@Suite struct HostDialectTests {
  @Test func `keys come as a narrower offer in every system but OLE, which hands them over`() {
    #expect(PlatformOperations.allCases.filter { !$0.keysNarrowOffers } == [.ole])
    #expect(PlatformOperations.allCases.map(\.rawValue) == ["gdk", "wayland", "ole", "appkit"])
  }

  @Test(arguments: [
    (PlatformOperations.gdk, [0, 0, 1, 2, 4, 8] as [UInt32]), (.wayland, [0, 0, 1, 2, 0, 4]),
    (.ole, [0, 0, 1, 2, 4, 0]), (.appKit, [0, 0, 1, 16, 2, 0]),
  ])
  func `every system has bits of its own`(dialect: PlatformOperations, bits: [UInt32]) {
    #expect(HostOperation.allCases.map { dialect.bits(of: $0) } == bits)
  }

  @Test(arguments: PlatformOperations.allCases)
  func `a mask comes back as it went, but for what the system has no bit for`(
    dialect: PlatformOperations
  ) {
    for raw in 0..<UInt8(16) {
      let mask = OperationMask(rawValue: raw)
      let lost: OperationMask =
        switch dialect {
        case .gdk: []
        case .wayland: .link
        case .ole, .appKit: .ask
        }
      #expect(dialect.mask(ofBits: dialect.bits(of: mask)) == mask.subtracting(lost))
    }
    #expect(dialect.mask(ofBits: 0xFFFF_FF00) == [])
    #expect(dialect.operation(ofBits: dialect.bits(of: HostOperation.move)) == .move)
    #expect(dialect.operation(ofBits: dialect.bits(of: [.copy, .move])) == .cancel)
  }

  @Test func `AppKit's generic operation is a copy`() {
    #expect(PlatformOperations.appKit.mask(ofBits: 4) == .copy)
  }

  @Test func `HTML writes words`() {
    for raw in 0..<UInt8(8) {
      let mask = OperationMask(rawValue: raw)
      #expect(OperationMask(effectAllowed: mask.effectAllowed) == mask)
    }
    #expect(OperationMask(effectAllowed: "uninitialized") == [.copy, .move, .link])
    #expect(OperationMask(effectAllowed: "both") == nil)
    #expect(
      HostOperation.allCases.map(\.dropEffect) == [
        "none", "none", "copy", "move", "link", "none",
      ])
    #expect(
      ["none", "copy", "move", "link", "x"].map { HostOperation(dropEffect: $0) } == [
        .cancel, .copy, .move, .link, .cancel,
      ])
  }

  @Test func `XDND writes atoms, and a private one is a copy`() {
    for operation in HostOperation.allCases {
      guard let atom = operation.xdndAction else {
        #expect(!operation.isTaken)
        continue
      }
      #expect(HostOperation(xdndAction: atom) == operation)
    }
    #expect(HostOperation(xdndAction: "XdndActionPrivate") == .copy)
  }
}

@Suite struct HostClockTests {
  private func times(_ clock: inout HostClock, _ steps: [UInt32]) -> [Int64] {
    steps.map { clock.timestamp(wrapping: $0).microseconds }
  }

  @Test func `milliseconds that wrap go on`() {
    var clock = HostClock(startingAt: Timestamp(microseconds: 7))
    #expect(times(&clock, [.max - 1, .max, 0, 9]) == [7, 1_007, 2_007, 11_007])
  }

  @Test func `a time that goes back moves nothing, and the next step counts from the latest`() {
    var clock = HostClock()
    #expect(
      times(&clock, [100, 200, 150, 201, 4_000_000_000])
        == [0, 100, 100, 101, 101].map { $0 * 1_000 })
  }

  @Test func `seconds are rounded to microseconds; a value that is not a number moves nothing`() {
    var clock = HostClock()
    let seconds = [5.0, 5.5, .nan, 5.25, .infinity, 6.0000004, 1e300]
    #expect(
      seconds.map { clock.timestamp(seconds: $0).microseconds } == [
        0, 500_000, 500_000, 500_000, 500_000, 1_000_000, 1_000_000_001_000_000,
      ])
    var late = HostClock(startingAt: Timestamp(microseconds: .max - 1))
    #expect(times(&late, [0, 1_000]) == [.max - 1, .max])
  }
}
