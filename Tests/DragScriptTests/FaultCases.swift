import DragScript

/// A text with one fault, the code that tells of it and its place.
struct FaultCase: Sendable, CustomStringConvertible {
  var code: DiagnosticCode
  var line: Int
  var column: Int
  var text: String

  var description: String { "\(code.rawValue) \(code) at \(line):\(column)" }

  /// A fault in a line behind the header and a small scene; `§` stands before its place.
  static func below(_ code: DiagnosticCode, _ line: String, after lines: [String] = [])
    -> FaultCase
  {
    let scalars = line.unicodeScalars
    let mark = scalars.firstIndex(of: "§") ?? scalars.startIndex
    let before = lines.map { $0 + "\n" }.joined()
    return FaultCase(
      code: code,
      line: 5 + lines.count,
      column: scalars.distance(from: scalars.startIndex, to: mark) + 1,
      text: scene + before + line.replacing("§", with: "") + "\n"
    )
  }

  /// A fault in a whole text.
  static func whole(_ code: DiagnosticCode, _ line: Int, _ column: Int, _ text: String)
    -> FaultCase
  {
    FaultCase(code: code, line: line, column: column, text: text)
  }

  static let scene = """
    dragscript 1
    collection list at 0,0 size 100x100 layout rows()
    items list a b c
    view bin at 0,200 size 50x50

    """

  static let lexical: [FaultCase] = [
    .whole(.byteOrderMark, 1, 1, "\u{FEFF}dragscript 1\n"),
    .below(.lineTooLong, "§# " + String(repeating: "x", count: 65_535)),
    .below(.controlCharacter, "wait §\u{7}5ms"),
    .below(.controlCharacter, "# §\u{0}"),
    .below(.controlCharacter, "# été é §\u{85}"),
    .whole(.missingHeader, 1, 1, ""),
    .whole(.missingHeader, 2, 1, "# nothing\nwait 5ms\n"),
    .whole(.missingHeader, 1, 3, "  | 0.000 list.items\n"),
    .whole(.unknownVersion, 1, 12, "dragscript 2\nwhatever\n"),
    .whole(.unknownVersion, 1, 1, "dragscript\n"),
    .whole(.unknownVersion, 1, 12, "dragscript \"1\"\n"),
    .below(.repeatedHeader, "§dragscript 1"),
    .below(.unclosedString, "meta title §\"abc"),
    .below(.badEscape, "meta title \"a§\\q\""),
    .below(.badEscape, "meta title \"§\\u{110000}\""),
    .below(.badEscape, "meta title \"§\\u{}\""),
    .below(.unbalancedGroup, "down list§[gap 4"),
    .below(.unbalancedGroup, "down list#a§)"),
    .below(.unbalancedGroup, "down list[gap §)"),
    .below(.missingSpace, "meta title \"a\"§b"),
    .below(.badNumber, "set lift.slop §ten"),
    .below(.badNumber, "set lift.slop §1e3"),
    .below(.badNumber, "set lift.slop §" + String(repeating: "9", count: 400)),
    .below(.badDuration, "wait §5"),
    .below(.badDuration, "wait §5min"),
    .below(.badDuration, "wait §5.ms"),
    .below(.badDuration, "@§ down list#a"),
    .below(.durationTooFine, "wait §0.0001ms"),
    .below(.durationTooFine, "wait §1.0us"),
    .below(.badPoint, "scroll list by §10;20"),
    .below(.badSize, "set viewport §10"),
    .below(.badRate, "set rate §60"),
    .below(.badName, "pointer §a.b touch"),
    .below(.badName, "items list2 §a/b"),
    .below(.badName, "provider list#a §ä \"x\""),
  ]

  static let statements: [FaultCase] = [
    .below(.unknownStatement, "§donw list#a"),
    .below(.unknownStatement, "§\"text\""),
    .below(.unknownStatement, "@1ms §dwon list#a"),
    .below(.unknownStatement, "§f1:down list#a"),
    .below(.missingWord, "down§"),
    .below(.missingWord, "expect state§"),
    .below(.unexpectedWord, "expect state §is idle"),
    .below(.unexpectedWord, "meta title §Title"),
    .below(.unexpectedWord, "down §\"list#a\""),
    .below(.extraWord, "move 10,20 §30,40"),
    .below(.unknownWord, "expect state = §lifting1"),
    .below(.unknownWord, "expect §stat = idle"),
    .below(.unknownSetting, "set §lift.dealy 5ms"),
    .below(.customSetting, "set §x-mine 5"),
    .below(.valueOutOfRange, "expect progress = §1.001"),
    .below(.valueOutOfRange, "wait §-5ms"),
    .below(.valueOutOfRange, "wait §99999999999999999999s"),
    .below(.valueOutOfRange, "set rate §0hz"),
    .below(.valueOutOfRange, "set viewport §0x10"),
    .below(.valueOutOfRange, "set lift.slop §-1"),
    .below(.valueOutOfRange, "down list#a button §-1"),
    .below(.unknownOption, "view v at 0,0 size 10x10       §tabel"),
    .below(.unknownOption, "view v at 0,0 size 10x10 types a.b §c.d"),
    .below(.unknownOption, "type a.b from public.text §public.data ext a"),
    .below(.unknownOption, "class photo reads a.b §c.d"),
    .below(.badName, "class photo reads §a.b, c.d"),
    .below(.unknownOption, "view v at 0,0 size 10x10 §table"),
    .below(.unknownOption, "collection c at 0,0 size 9x9 layout rows() §scrolls 9x9"),
    .below(.givenTwice, "view v at 0,0 size 10x10 rtl §rtl"),
    .below(.givenTwice, "collection c at 0,0 size 9x9 layout rows(gap=1,inset=2,§gap=3)"),
    .below(.unknownArgument, "collection c at 0,0 size 9x9 layout rows(§hight=4)"),
    .below(.unknownWord, "collection c at 0,0 size 9x9 layout flow(justify=§maybe)"),
    .below(.unknownWord, "view v at 0,0 size 10x10 default-proposal §copi"),
    .below(.unknownWord, "view v at 0,0 size 10x10 within copy,§mov"),
    .below(.givenTwice, "view v at 0,0 size 10x10 outside copy,§copy"),
    .below(.badName, "view v at 0,0 size 10x10 types public.text,§!"),
    .below(.valueOutOfRange, "view v at 0,0 size 10x10 periodic §0ms"),
    .below(.valueOutOfRange, "set spring.begin-speed §0"),
    .below(.valueOutOfRange, "on list sessionForAdding => session §0"),
    .below(.wrongAnswer, "on list sessionForAdding => §items self"),
    .below(.badRef, "select §list[gap 1]"),
    .below(.valueOutOfRange, "select §list#r[4..1]"),
    .below(.badName, "select §list#r[1..x]"),
    .below(.badRef, "expect menu = §list[gap 1]"),
    .below(.badRef, "expect gap = §list#a"),
    .below(.badRef, "expect gap = §list"),
    .below(.badRef, "expect gap = §bin[gap 0]"),
    .below(.unexpectedWord, "expect gap §list = list[gap 1]"),
    .below(.valueOutOfRange, "expect gap = list[gap 1] §0"),
    .below(.extraWord, "expect gap = none §1"),
    .below(.unexpectedWord, "collection c at 0,0 size 9x9 layout §rows"),
    .below(.unexpectedWord, "collection c at 0,0 size 9x9 layout rows(height§:4)"),
    .below(.unexpectedWord, "collection c at 0,0 size 9x9 layout rows(height=4§)x"),
    .below(.unknownWord, "collection c at 0,0 size 9x9 layout §row()"),
    .below(.unknownCallback, "on list §updat => accept"),
    .below(.unknownCallback, "on list §provider after 5ms => accept"),
    .below(.wrongAnswer, "on list §enter => accept"),
    .below(.wrongAnswer, "on list update => §accept"),
    .below(.wrongAnswer, "on list items => §items load"),
    .below(.delayNotAllowed, "on list update §after 5ms => proposal copy"),
    .below(.unexpectedWord, "on list items §accept"),
    .below(.unknownCondition, "on list items when §itme = a => none"),
    .below(.badComparison, "on list items when item §< a => none"),
    .below(.badComparison, "on list items when count §~ 2 => none"),
    .below(.badRef, "down list[1§x]"),
    .below(.badRef, "down list[§-1]"),
    .below(.badRef, "provider li§!t \"x\" \"y\""),
    .below(.badRef, "provider §list public.text \"x\""),
    .below(.badRef, "insert §list#a d"),
    .below(.badRef, "delete §bin"),
    .below(.badRef, "commit §list[0]"),
    .below(.badRef, "discard §bin"),
    .below(.badRef, "reorder list#a to §list#b"),
    .below(.badRef, "drop a as placeholder §list#b"),
    .below(.unknownWord, "drop a §unto list#b"),
    .below(.unexpectedWord, "drop a as §palceholder"),
    .below(.missingWord, "reorder list#a§"),
    .below(.missingWord, "drop a list#b§"),
    .below(.unknownName, "drop a §lisp#b onto list#b"),
    .below(.badRef, "load §list[gap 0] public.png"),
    .below(.badName, "load a §\"public png\""),
    .below(.extraWord, "load a public.png §b"),
    .below(.unknownWord, "expect uncommitted list = §maybe"),
    .below(.badTarget, "move 10,20§@0.5,0.5"),
    .below(.badTarget, "down list[gap 4]§@0.5,0.5"),
    .below(.badTarget, "down list#a§(1;2)"),
    .below(.badTarget, "move §10"),
    .below(.badPattern, "expect once §list"),
    .below(.badPattern, "expect once §1.enter"),
    .below(.unknownCallback, "expect once §list.inserted"),
    .below(.badPattern, "expect once list.didEnd §opp=move"),
    .below(.badPattern, "expect never list.enter §op=move"),
    .below(.givenTwice, "expect once list.didEnd op=move §op=copy"),
    .below(.unclosedString, "expect once list.dropFailed why=§\"no"),
    .below(.pointerUnused, "§pointer: wait 5ms"),
    .below(.propertyOfALine, "always expect §refused"),
    .below(.propertyOfALine, "settled expect §writes db = 0", after: ["store db memory"]),
    .below(.badRef, "delete list[§*]"),
    .below(.badRef, "down list[gap §*]"),
    .below(.badRef, "may insert §list[*] new"),
    .below(.unexpectedWord, "may §down list#a"),
    .below(.unexpectedWord, "always §assert files = 0"),
    .below(.missingWord, "expect kept list a§"),
  ]

  static let structure: [FaultCase] = [
    .whole(.timedBeforeTest, 2, 1, "dragscript 1\nwait 5ms\nwait 6ms\ntest \"a\"\nwait 5ms\n"),
    .below(.setupAfterTimed, "§tag a", after: ["wait 5ms"]),
    .below(.includeUnreadable, "include §\"x.drag\""),
    .below(.includeOutside, "include §\"../x.drag\""),
    .below(.includeOutside, "include §\"/x.drag\""),
    .below(.includeCycle, "include §\"a.drag\""),
    .below(.repeatedTest, "§test \"t\"", after: ["test \"t\""]),
    .below(.givenTwice, "set §strict on", after: ["set strict off"]),
    .whole(.givenTwice, 3, 1, "dragscript 1\nhosted \"A\"\nhosted \"B\"\n"),
    .whole(
      .hostedScene, 3, 1, "dragscript 1\nhosted \"A\"\nview bin at 0,0 size 50x50\n"),
    .whole(.hostedScene, 2, 1, "dragscript 1\nitems list a\nhosted \"A\"\n"),
    .whole(.hostedScene, 3, 1, "dragscript 1\nhosted \"A\"\non list items => none\n"),
    .whole(
      .hostedScene, 4, 1,
      "dragscript 1\nhosted \"A\"\ntest \"t\"\non list perform do call x\nwait 1ms\n"),
    .whole(.hostedScene, 3, 1, "dragscript 1\nhosted \"A\"\nmay delete list[*]\n"),
    .below(.unknownName, "down §lits#a"),
    .below(.unknownName, "on §lits items => none"),
    .below(.unknownName, "expect once §lits.enter"),
    .below(.wrongKind, "expect once §pointer.insert"),
    .below(.wrongKind, "expect never §pointer.enter"),
    .below(.wrongKind, "expect never §list.down"),
    .below(.wrongKind, "expect never §stage.enter"),
    .below(.wrongKind, "expect never §db.insert", after: ["store db memory"]),
    .below(.wrongKind, "expect never §desk.move", after: ["seat desk"]),
    .below(.unknownName, "§f1: down list#a"),
    .below(.unknownName, "@1ms §f1: down 1,2"),
    .below(.unknownName, "reopen §db"),
    .below(.unknownName, "app gone §other"),
    .below(.unknownName, "view v at 0,0 size 10x10 nested-in  §w"),
    .below(.unknownOption, "view v at 0,0 size 10x10   §menus"),
    .below(.repeatedName, "view §list at 0,0 size 1x1"),
    .below(.repeatedName, "view §pointer at 0,0 size 1x1"),
    .below(.repeatedName, "store §t sqlite \"a.db\"", after: ["store s sqlite \"a.db\""]),
    .below(.repeatedItem, "section list d §a"),
    .below(.repeatedItem, "items §list d"),
    .below(.unknownItem, "style §list#d compact"),
    .below(.unknownItem, "frame §list[3] at 0,0 size 1x1"),
    .below(.unknownItem, "on list items => items §list#d"),
    .below(.wrongKind, "items §bin a"),
    .below(.wrongKind, "reload §bin"),
    .below(.unknownName, "remove §lits"),
    .below(.unknownName, "expect active-drag §lits = true"),
    .below(.unknownOption, "interaction log on list §menu"),
    .below(.givenTwice, "interaction log on list veto §veto"),
    .below(.unknownOption, "provider bin contents \"a.txt\" \"x\" §delay manual"),
    .below(.unknownOption, "provider bin as photo \"x\" §file", after: ["class photo"]),
    .below(.unknownName, "provider bin as §photo \"x\""),
    .below(.missingWord, "provider bin as photo§", after: ["class photo"]),
    .below(.unknownName, "interaction log on §lst"),
    .below(.wrongKind, "interaction log on §pointer"),
    .below(.repeatedName, "interaction §list on bin"),
    .below(.unexpectedWord, "interaction log §in list"),
    .below(.wrongKind, "on §log items => none", after: ["interaction log on list"]),
    .below(.wrongKind, "on §log springLoad => accept", after: ["interaction log on list"]),
    .below(.wrongKind, "down §log", after: ["interaction log on list"]),
    .below(.wrongAnswer, "on list dropPreview => §accept"),
    .below(.unknownWord, "on list dropPreview => preview §home"),
    .below(.badNumber, "set animation.bulk §many"),
    .below(.timeRunsBackwards, "§@4ms up 1,2", after: ["@5ms down 1,2"]),
    .below(.timeRunsBackwards, "§@4ms wait 1ms", after: ["wait 5ms", "wait 1ms"]),
    .below(.timeInsideWait, "§@4ms expect state = idle", after: ["wait 5ms"]),
    .below(.timeInsideWait, "§@4ms down 1,2", after: ["wait 5ms"]),
  ]

  static let golden: [FaultCase] = [
    .below(.badGoldenLine, "§| 0.000"),
    .below(.badGoldenLine, "| §0.00 list.items"),
    .below(.badGoldenLine, "| 0.000 §items"),
    .below(.badGoldenPattern, "| 0.000 §{{a list.x"),
    .below(.badGoldenPattern, "| 0.000 {{§*}}.x"),
    .below(.badGoldenPattern, "| 0.000 {{a*§+}}.x"),
    .below(.badGoldenPattern, "| 0.000 {{§(a}}.x"),
    .below(.badGoldenPattern, "| 0.000 {{[z-a§]}}.x"),
    .below(.badGoldenPattern, "| 0.000 {{§[]}}.x"),
    .below(.goldenTooLarge, "| 0.000 §{{" + String(repeating: "a", count: 5_000) + "}}.x"),
    .below(
      .goldenTooLarge,
      "| 0.000 §{{" + String(repeating: "(", count: 40) + String(repeating: ")", count: 40)
        + "}}.x"),
  ]
}
