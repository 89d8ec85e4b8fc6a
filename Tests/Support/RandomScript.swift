/// Makes scripts that can be read, and that may ask for anything.
///
/// Each seed leaves some kinds of lines out, so that others come more often and meet more of their
/// like. What a line asks for may be impossible by the time that it runs.
package struct RandomScript {
  /// What a script is made for.
  package enum Purpose: Sendable {
    /// Two tests, strict or not, which also expect what may not come: readers and verdicts.
    case anything
    /// One test that expects nothing, and that leaves nothing pending where no line of it is lost.
    case simulation
  }

  /// What a script may be about, beside drags from here to there.
  enum Theme: CaseIterable {
    case applications
    case batches
    case changes
    case hosts
    case interactions
    case keys
    case loads
    case menus
    case overlaps
    case phases
    case placeholders
    case previews
    case reactions
    case reloads
    case removals
    case scrolls
    case selections
    case springs
    case stores
    case tables
    case taps
  }

  /// Those that take part in a drag as views do.
  static let views = ["list", "shelf", "rack", "box", "inner"]

  let purpose: Purpose
  var random: SplitMix64
  private var themes: Set<Theme> = []
  /// The pointers that the lines so far have pressed.
  var pressed: Set<String> = []
  /// The programs whose drags are under way, by the lines so far.
  var entered: Set<String> = []
  /// Where the line before begins and ends, in microseconds; nil behind a line that takes as long
  /// as it takes.
  var clock: (start: Int, end: Int)?
  /// Whether the line before is a wait, which no line cuts.
  var isWaiting = false
  private var nameCount = 0

  /// Makes a maker from a seed: one seed and one purpose, one script.
  package init(seed: UInt64, for purpose: Purpose = .anything) {
    self.purpose = purpose
    random = SplitMix64(seed: seed)
    for theme in Theme.allCases where number(0...1) == 0 { themes.insert(theme) }
  }

  func has(_ theme: Theme) -> Bool { themes.contains(theme) }

  mutating func pick(_ words: String...) -> String { pick(words) }

  mutating func pick(_ words: [String]) -> String {
    words[Int.random(in: 0..<words.count, using: &random)]
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Whether something happens that happens once in so many times.
  mutating func once(in count: Int) -> Bool { number(1...count) == 1 }

  /// A name that no item had before.
  mutating func newName() -> String {
    nameCount += 1
    return "n\(nameCount)"
  }

  /// Makes the text of a script.
  package mutating func script() -> String {
    var text = "dragscript 1\n" + settings() + scene()
    for name in Self.views { text += policies(of: name) }
    if has(.interactions) { for name in ["guard", "log"] { text += policies(of: name) } }
    if has(.reactions) { for _ in 0..<number(1...5) { text += reaction() } }
    for test in 1...(purpose == .simulation ? 1 : 2) {
      text += "test \"t\(test)\"\n"
      pressed = []
      entered = []
      clock = (0, 0)
      for _ in 0..<number(10...40) { text += lines() }
      if purpose == .simulation { text += ending() }
    }
    return text
  }

  /// Lets the script come to its end: well, or as it happens to stand.
  ///
  /// What is well again ends within three seconds.
  private mutating func ending() -> String {
    var text = ""
    let isWell = once(in: 2)
    if isWell { for pointer in pressed.sorted() { text += "  \(pointer): up\n" } }
    for seat in ["desk", "hall"] where has(.hosts) {
      text += "  \(seat): host leave\n  \(seat): host end cancel\n"
    }
    text += isWell ? "  settle max 3s\n" : "  wait 200ms\n"
    // Nobody else resolves the placeholders that an application has put in.
    for name in ["list", "shelf", "rack"] where has(.placeholders) { text += "  reload \(name)\n" }
    return text
  }
}
