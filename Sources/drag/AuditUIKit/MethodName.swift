/// A full name of Swift in its parts: `tableView(_:canHandle:)` is `tableView` with the labels `_` and `canHandle`.
struct MethodName: Hashable {
  let base: String
  let labels: [String]

  /// Reads a full name.
  init(_ text: String) {
    let parts = text.split(separator: "(", maxSplits: 1)
    base = parts.first.map(String.init) ?? ""
    let rest = parts.count < 2 ? "" : parts[1]
    labels = rest.split(separator: ":").filter { $0 != ")" }.map(String.init)
  }

  /// The number of letters in which this name differs from that of a requirement; nil where it is another name altogether.
  ///
  /// Near is what differs by two letters; or by a third of the letters where half of them are the same from the begin, as
  /// in `dragSessionDidFinish` for `dragSessionDidEnd`. Nearest, with 0, is what has the same label and others behind it,
  /// or none. O(letters²).
  func nearness(to requirement: MethodName) -> Int? {
    guard labels.first == requirement.labels.first else { return nil }
    let baseDistance = Self.distance(base, requirement.base)
    guard baseDistance <= 2 else { return nil }
    let (mine, its) = (telling, requirement.telling)
    let distance = baseDistance + Self.distance(mine, its)
    let common = zip(mine, its).prefix { $0 == $1 }.count
    let isNear = distance <= 2 || (common * 2 >= its.count && distance * 3 <= its.count)
    let isSameSubject = labels.count > 1 && labels[1] == requirement.labels.dropFirst().first
    return isSameSubject ? 0 : isNear ? distance : nil
  }

  /// The labels behind the first one, which tell what is asked.
  private var telling: String { labels.dropFirst().joined(separator: ":") }

  /// The least number of letters to add, remove or replace.
  private static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one), Array(other))
    var row = Array(0...other.count)
    for (i, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, its) in other.enumerated() {
        let replaced = diagonal + (letter == its ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
      }
    }
    return row[other.count]
  }
}
