import DragGeometry
import DragSessions
import TestSupport

@testable import DragScript

/// Makes random scripts that are well formed, as texts: their lines are of all words of the language, by the forms of their
/// rows.
struct ScriptMaker {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// What each script begins with; lines of the others have its names.
  fileprivate static let scene = [
    "dragscript 1", "collection list at 0,100 size 390x220 layout frames",
    "view bin at 0,700 size 390x100 app other menu no-drag no-drop veto keeps-last-position late-choices within copy outside none",
    "collection empty at 0,400 size 390x220 layout rows()", "pointer f1 touch", "seat s1",
    "class photo reads public.png,public.text writes public.png rejects \"\\u{e9}\"",
    "interaction log on list types public.text,a.b keeps-last-position",
    "items list milk eggs 2nd a.b-c _x tea run[0..9]", "store db memory delay 1.5s",
  ]

  /// The words of actions before which a pointer may stand.
  private static let pointerWords = Set(Action.keys(with: .ofAPointer))

  mutating func script() -> String {
    var lines = Self.scene
    for line in pick(9, of: MadeLines.scene) + pick(6, of: MadeLines.policies)
      + (0..<below(4)).map({ _ in pick(MadeLines.directives) })
    {
      // A name is said once, by whatever word.
      if MadeLines.stands(line, below: lines) { lines.append(ended(line)) }
    }
    for test in 0..<below(4) {
      lines.append("test \"\(test) \\u{e9} # b\"")
      lines += pick(2, of: MadeLines.policies).map { "  " + $0 }
      var time = 0
      for _ in 0..<below(20) { lines.append("\t" + ended(timed(&time))) }
    }
    return lines.joined(separator: below(4) == 0 ? "\r\n" : "\n") + (below(2) == 0 ? "\n" : "")
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func pick<Value>(_ choices: [Value]) -> Value { choices[below(choices.count)] }

  /// A line of each of some words, fewer than a number.
  private mutating func pick(_ bound: Int, of words: [[String]]) -> [String] {
    let chosen = words.filter { !$0.isEmpty }.shuffled(using: &random).prefix(below(bound))
    return chosen.map { pick($0) }
  }

  /// A line with what may stand behind it.
  private mutating func ended(_ line: String) -> String {
    line.isEmpty || line.hasPrefix("|") ? line : line + pick(["", "", "  # beside", "\t"])
  }

  private mutating func timed(_ time: inout Int) -> String {
    time += below(100_000)
    let stamp = pick(["", "", "+5ms ", "+0.001ms "])
    switch below(6) {
    case 0:
      return "@\(time)us f1: \(pick(["move 1,-0.5", "down 12.25,007", "up", "cancel", "up 0,4"]))"
    case 1, 2:
      let action = pick(MadeLines.actions.flatMap { $0 })
      let word = action.prefix { $0 != " " }
      return stamp + (Self.pointerWords.contains(String(word)) ? pick(["", "f1: "]) : "") + action
    case 3, 4:
      return stamp + pick(["expect ", "assert "]) + pick(MadeLines.predicates.flatMap { $0 })
    default:
      return pick([
        "| 0.000 list.items op=move", "| {{[0-9.]+}} list.{{e(nt|x)it?}} op=move", "| ...", "",
        "# remark",
      ])
    }
  }
}

/// The lines that scripts are made of: for each word those of its forms that stand in a script of their own.
enum MadeLines {
  /// Statements of the scene.
  static let scene = lines(
    of: SceneStatement.self,
    [
      "class": ["NAME": ["text"]], "collection": ["NAME": ["grid"]],
      "interaction": ["NAME": ["tap"]],
      "items": ["NAME": ["empty"]], "pointer": ["NAME": ["f2"]], "provider": ["NAME": ["photo"]],
      "section": ["NAME": ["empty"]], "store": ["NAME": ["disk"]],
      "style": ["WORD": ["compact", "regular"]], "view": ["NAME": ["v"]],
    ]
  ) { $0 }

  /// Actions, also of a pointer.
  static let actions = lines(
    of: Action.self,
    [
      "external-move": ["NAME": ["db"]], "fail": ["NAME": ["db"]], "reopen": ["NAME": ["db"]],
      "host": ["D": ["gdk", "wayland"], "foreign": [""]], "load-all": ["NAME": ["photo"]],
    ]
  ) { "test \"a\"\n\($0)" }

  /// Predicates of `expect`.
  static let predicates = lines(
    of: Predicate.self,
    [
      "active-drag": ["true": ["true", "false"]], "progress": ["N": ["0.25", "none"]],
      "stored": ["NAME": ["db"]], "writes": ["NAME": ["db"]],
    ]
  ) { "test \"a\"\nexpect \($0)" }

  /// The answers and loads of each callback under conditions, what always holds, and what may be done.
  static let policies: [[String]] = {
    var filler = FormFiller(seed: 11)
    var kinds = Callback.allCases.map { callback in
      (0..<80).map { number in
        let condition = number % 3 == 0 ? "" : " when \(filler.line(of: Condition.self))"
        let answer =
          number % 4 == 0
          ? " do \(filler.line(of: Action.self))" : " => \(filler.line(of: PolicyAnswer.self))"
        return "on \(number % 5 == 0 ? "bin" : "list") \(callback.rawValue)" + condition + answer
      }
    }
    for word in ["always expect", "settled expect"] {
      kinds.append((0..<40).map { _ in "\(word) \(filler.line(of: Predicate.self))" })
    }
    kinds.append((0..<40).map { _ in "may \(filler.line(of: Action.self))" })
    return kinds.map { $0.filter { stands($0) } }
  }()

  /// Lines that are of no row, and the settings.
  static let directives =
    [
      "meta k.e-y \"a\"", "require store sections unheard-of", "tag a b", "skip \"b \\\" c\"",
      "xfail \"x\"",
      "", "# a remark",
    ] + SettingRow.all.compactMap { $0.setting(in: Settings()).map { "set \($0.text)" } }

  private static func lines<Meaning: WordFamily>(
    of family: Meaning.Type, _ own: [String: [String: [String]]] = [:], _ whole: (String) -> String
  ) -> [[String]] {
    var filler = FormFiller(seed: 11)
    return Meaning.words.map { word in
      (0..<10).map { _ in
        // An interaction has a name of its own, and lies on a view.
        filler.line(of: word, own[word.key] ?? [:]).replacing("tap on tap", with: "tap on bin")
      }.filter { stands(whole($0)) }
    }
  }

  /// True if a line stands below others, which are the scene of all scripts unless others are given.
  static func stands(_ line: String, below lines: [String] = ScriptMaker.scene) -> Bool {
    let text = (lines + [line]).joined(separator: "\n")
    return Script.parse(text, file: "made.drag").script != nil
  }
}
