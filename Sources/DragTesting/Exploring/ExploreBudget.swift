public import Machines

/// How many runs an exploration makes (EX-36).
public struct ExploreBudget: Hashable, Sendable {
  enum Limit: Hashable, Sendable {
    case runs(Int)
    case time(Microseconds)
    case none
  }

  let limit: Limit
  /// Indicates whether the environment may say another one.
  let isDefault: Bool

  private init(_ limit: Limit, isDefault: Bool = false) {
    (self.limit, self.isDefault) = (limit, isDefault)
  }

  /// 60 runs, some 250 gestures: for a test that is run often.
  ///
  /// The variable `DRAGSTAGE_EXPLORE` puts another budget in its place: `ci`, `runs:N`, `for:10s`, or `off`.
  public static let test = ExploreBudget(.runs(60), isDefault: true)
  /// 5,000 runs.
  public static let ci = ExploreBudget(.runs(5_000))

  /// So many runs, at least one.
  public static func runs(_ count: Int) -> ExploreBudget { ExploreBudget(.runs(max(1, count))) }

  /// As many runs as can be made in a time of the machine; the same seed makes the same runs, and another number of them.
  public static func lasting(_ time: Microseconds) -> ExploreBudget { ExploreBudget(.time(time)) }

  /// The budget that a word says; nil for one that says none.
  init?(saidBy word: Substring) {
    let parts = word.split(separator: ":", maxSplits: 1)
    switch (parts.first, parts.last) {
    case ("ci", _) where parts.count == 1: self = .ci
    case ("off", _) where parts.count == 1: self = ExploreBudget(.none)
    case ("runs", let count?) where parts.count == 2:
      guard let count = Int(count), count > 0 else { return nil }
      self = .runs(count)
    case ("for", let time?) where parts.count == 2:
      guard time.hasSuffix("s"), let seconds = Int64(time.dropLast()), seconds > 0 else {
        return nil
      }
      self = .lasting(.seconds(seconds))
    default: return nil
    }
  }
}
