/// Texts that always allow another text between them: for lists with many writers.
///
/// A key is an integer part and a fraction in digits of base 62, and is compared byte by byte. The
/// first byte encodes the number of integer digits: `a` is one, `b` two; `Z` is one digit below
/// zero, `Y` two. A fraction does not end with a zero, so that the representation is unique.
public struct FractionKey: OrderKey {
  /// The text.
  public let text: String
  private let bytes: [UInt8]

  private static let digits = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
  /// The value of a digit; 255 for any other byte.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
    return values
  }()

  /// Parses a key.
  ///
  /// - Throws: ``OrderKeyError/malformed(_:)`` if the text is not a valid key.
  public init(_ text: String) throws(OrderKeyError) {
    let bytes = Array(text.utf8)
    guard let length = bytes.first.flatMap(Self.wholeLength), bytes.count > length,
      bytes.dropFirst().allSatisfy({ Self.values[Int($0)] != 255 }),
      bytes.count == length + 1 || bytes.last != Self.digits[0]
    else { throw .malformed(text) }
    self.init(bytes)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Compares bytes, independent of the locale (S16).
  public static func < (left: FractionKey, right: FractionKey) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  /// Keys between the neighbors, as short as possible; there are always some.
  public static func keys(
    _ count: Int, after lower: FractionKey?, before upper: FractionKey?
  ) -> [FractionKey]? {
    if let lower, let upper, lower >= upper { return nil }
    guard count > 0 else { return [] }
    if upper == nil { return run(count, after: lower) }
    if lower == nil { return backwardsRun(count, before: upper) }
    // Halving keeps all of them short: the middle one first, then both sides.
    guard let middle = key(after: lower, before: upper) else { return nil }
    let left = (count - 1) / 2
    guard let before = keys(left, after: lower, before: middle),
      let behind = keys(count - 1 - left, after: middle, before: upper)
    else { return nil }
    return before + [middle] + behind
  }

  /// The same as ``keys(_:after:before:)``: there is always space.
  public static func relabelled(
    _ count: Int, after lower: FractionKey?, before upper: FractionKey?
  ) -> [FractionKey]? {
    keys(count, after: lower, before: upper)
  }

  /// Integers from zero.
  public static func spread(_ count: Int) throws(OrderKeyError) -> [FractionKey] {
    keys(count, after: nil, before: nil) ?? []
  }

  private static func run(_ count: Int, after lower: FractionKey?) -> [FractionKey]? {
    var keys: [FractionKey] = []
    var last = lower
    for _ in 0..<count {
      guard let next = key(after: last, before: nil) else { return nil }
      keys.append(next)
      last = next
    }
    return keys
  }

  private static func backwardsRun(_ count: Int, before upper: FractionKey?) -> [FractionKey]? {
    var keys: [FractionKey] = []
    var first = upper
    for _ in 0..<count {
      guard let next = key(after: nil, before: first) else { return nil }
      keys.append(next)
      first = next
    }
    return keys.reversed()
  }

  /// One key between two neighbors; nil only if they are out of order.
  private static func key(after lower: FractionKey?, before upper: FractionKey?) -> FractionKey? {
    guard let lower else {
      guard let upper else { return FractionKey([UInt8(ascii: "a"), digits[0]]) }
      // Below a key with a fraction, its own integer part is free.
      if !upper.fraction.isEmpty { return FractionKey(Array(upper.whole)) }
      if let smaller = stepped(upper.whole, by: -1) { return FractionKey(smaller) }
      return middle([], upper.fraction[...]).map { FractionKey(upper.whole + $0) }
    }
    guard let upper else {
      if let greater = stepped(lower.whole, by: 1) { return FractionKey(greater) }
      return middle(lower.fraction[...], nil).map { FractionKey(lower.whole + $0) }
    }
    if lower.whole == upper.whole {
      return middle(lower.fraction[...], upper.fraction[...])
        .map { FractionKey(lower.whole + $0) }
    }
    if let greater = stepped(lower.whole, by: 1), FractionKey(greater) < upper {
      return FractionKey(greater)
    }
    return middle(lower.fraction[...], nil).map { FractionKey(lower.whole + $0) }
  }

  /// The fraction halfway between two; a nil upper fraction is 1.
  private static func middle(_ lower: ArraySlice<UInt8>, _ upper: ArraySlice<UInt8>?) -> [UInt8]? {
    var prefix: [UInt8] = []
    var low = lower
    var high = upper
    while true {
      let lowDigit = Int(values[Int(low.first ?? digits[0])])
      let highDigit = high.map { $0.first.map { Int(values[Int($0)]) } ?? 0 } ?? digits.count
      if let high, high.isEmpty { return nil }
      if lowDigit == highDigit {
        prefix.append(digits[lowDigit])
        low = low.dropFirst()
        high = high?.dropFirst()
      } else if highDigit - lowDigit > 1 {
        return prefix + [digits[(lowDigit + highDigit) / 2]]
      } else if let rest = high, rest.count > 1 {
        return prefix + [digits[highDigit]]
      } else {
        // The digits are adjacent: continue after the lower one, without an upper limit.
        prefix.append(digits[lowDigit])
        low = low.dropFirst()
        high = nil
      }
    }
  }

  private var whole: [UInt8] {
    Array(bytes.prefix((bytes.first.flatMap(Self.wholeLength) ?? 0) + 1))
  }

  private var fraction: [UInt8] { Array(bytes.dropFirst(whole.count)) }

  /// The number of digits after a head byte, or nil for any other byte.
  private static func wholeLength(_ head: UInt8) -> Int? {
    switch head {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(head - UInt8(ascii: "a")) + 1
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(UInt8(ascii: "Z") - head) + 1
    case _: nil
    }
  }

  /// The next or previous integer part; nil past the greatest and the smallest.
  private static func stepped(_ whole: [UInt8], by sign: Int) -> [UInt8]? {
    var whole = whole
    var position = whole.count - 1
    while position > 0 {
      let value = Int(values[Int(whole[position])]) + sign
      if (0..<digits.count).contains(value) {
        whole[position] = digits[value]
        return whole
      }
      whole[position] = sign > 0 ? digits[0] : digits[digits.count - 1]
      position -= 1
    }
    // All digits overflowed: the next head has one digit more or less.
    switch (whole[0], sign > 0) {
    case (UInt8(ascii: "z"), true), (UInt8(ascii: "A"), false): return nil
    case (UInt8(ascii: "Z"), true): return [UInt8(ascii: "a"), digits[0]]
    case (UInt8(ascii: "a"), false): return [UInt8(ascii: "Z"), digits[digits.count - 1]]
    case (let head, true):
      let length = wholeLength(head + 1) ?? 1
      return [head + 1] + Array(repeating: digits[0], count: length)
    case (let head, false):
      let length = wholeLength(head - 1) ?? 1
      return [head - 1] + Array(repeating: digits[digits.count - 1], count: length)
    }
  }
}
