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

  /// The budget in force: of those that are `.test`, the one that a text says.
  ///
  /// - Parameter text: What the variable `DRAGSTAGE_EXPLORE` says: `ci`, `runs:N`, `for:D` or `off`; nil where it is not set.
  /// - Returns: The budget; nil for a text that says none of these.
  func applying(_ text: String?) -> ExploreBudget? {
    guard isDefault, let text, !text.isEmpty else { return self }
    let parts = text.split(separator: ":", maxSplits: 1)
    switch (parts.first, parts.last) {
    case ("ci", _) where parts.count == 1: return .ci
    case ("off", _) where parts.count == 1: return ExploreBudget(.none)
    case ("runs", let count?) where parts.count == 2:
      return Int(count).flatMap { $0 > 0 ? .runs($0) : nil }
    case ("for", let time?) where parts.count == 2:
      guard time.hasSuffix("s"), let seconds = Int(time.dropLast()), seconds > 0 else { return nil }
      return .lasting(.seconds(Int64(seconds)))
    default: return nil
    }
  }
}
