/// Numbers that look random and are the same in every run (splitmix64).
package struct SeededNumbers: RandomNumberGenerator {
  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  private var state: UInt64

  /// Begins the sequence of a seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// Begins the sequence of one run of a seed, which no other run influences (EX-10).
  package init(seed: UInt64, run: Int) {
    state = Self.mixed(seed &* Self.step &+ UInt64(run))
  }

  /// The next number of the sequence.
  package mutating func next() -> UInt64 {
    state &+= Self.step
    return Self.mixed(state)
  }

  /// A number below another one: the upper half of a product of 32 bits each (EX-10).
  ///
  /// The algorithm of `Int.random` is that of the toolchain, and may change with it.
  mutating func next(below bound: Int) -> Int {
    Int(((next() >> 32) &* UInt64(UInt32(clamping: bound))) >> 32)
  }

  private static func mixed(_ state: UInt64) -> UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
