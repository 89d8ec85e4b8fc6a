import TestSupport

/// Makes random scripts that are well formed, as texts.
struct ScriptMaker {
  private var random: SplitMix64
  private let items = ["milk", "eggs", "2nd", "a.b-c", "_x", "tea"]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func script() -> String {
    var lines = ["dragscript 1", "collection list at 0,100 size 390x220 layout \(layout())"]
    lines += [
      "view bin at 0,700 size 390x100 app other menu no-drag no-drop veto keeps-last-position late-choices within copy outside none",
      "pointer f1 touch",
    ]
    lines += ["class photo reads public.png,public.text writes public.png rejects \"\(text())\""]
    let options = pick(
      "", " veto late-choices", " types public.text,a.b keeps-last-position",
      " default-proposal repeat periodic 5ms")
    lines += ["interaction log on \(pick("list", "bin"))\(options)"]
    lines += ["items list " + items.joined(separator: " ") + pick("", " run[0..\(below(99))]")]
    lines += ["store db " + pick("memory", "memory delay 1.5s", "sqlite \"a b.db\" delay 20ms")]
    lines += (0..<below(12)).map { _ in setup() }
    for test in 0..<below(4) {
      lines.append("test \"\(test) \(text())\"")
      lines += (0..<below(2)).map { _ in "  " + setup() }
      var time = 0
      lines += (0..<below(20)).map { _ in "\t" + timed(&time) }
    }
    return lines.joined(separator: below(4) == 0 ? "\r\n" : "\n") + (below(2) == 0 ? "\n" : "")
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func pick(_ choices: String...) -> String { choices[below(choices.count)] }

  private mutating func text() -> String { pick("a", "b \\\" c", "\\u{e9}\\n\\r", "# no", "é\\\\") }

  private mutating func number() -> String {
    pick("0", "-3", "0.5", "12.25", "1000000", "-0", "0.1234567890123456789", "007")
  }

  private mutating func length() -> String { pick("0", "4", "0.75", "99.5") }

  private mutating func duration() -> String {
    pick("0us", "5ms", "1.5s", "20us", "0.001ms", "12.340ms", "61s")
  }

  private mutating func point() -> String { "\(number()),\(number())" }

  private mutating func size() -> String { "\(length())x\(length())" }

  private mutating func item() -> String {
    pick("list#milk", "list#2nd", "list[3]", "list[0/1]", "list#a.b-c", "bin")
  }

  private mutating func ref() -> String {
    pick("list", "bin", "list#tea", "list[2]", "list[gap 2]", "list[gap 0/3]", "list[1/0]")
  }

  private mutating func target() -> String {
    let base = pick(point(), item() + "@0.5,\(length())", item(), "list[gap 1]")
    return base + pick("", "", "(+0,-4)", "(\(number()),+3.5)")
  }

  private mutating func layout() -> String {
    pick(
      "frames", "rows()", "rows(gap=\(length()), height=44)", "grid(columns=3,cell=\(size()))",
      "flow(justify=on,line=\(length()))", "two-column(gap=16,inset=\(length()))",
      "grid(columns=auto,header=\(length()))")
  }

  private mutating func setup() -> String {
    let line = pick(
      "meta k.e-y \"\(text())\"", "set rate 59.94hz", "set lift.slop \(length())",
      "set resolver.radius none", "set resolver.hysteresis \(length())", "set cadence slow",
      "set strict off", "set seed 77",
      "set spring.begin-speed none", "set spring.cancel-speed 40.5",
      "set spring.flash \(duration())",
      "set precise.offset \(length())",
      "require store sections unheard-of", "tag a b", "skip \"\(text())\"", "xfail \"x\"",
      "style \(pick("list#tea", "list[1]")) regular", "size list#milk \(size())",
      "provider list#eggs text/plain;charset=utf-8 \"\(text())\" delay \(pick("manual", duration()))",
      "provider bin public.text \"x\" fail \"\(text())\" size 9 visibility team",
      "provider list#tea public.png \"x\" name \"\(text())\" file in-place coordinated twice",
      "provider list#\(pick("tea", "eggs")) as photo \"x\" \(pick("", "delay manual fail \"no\"", "visibility own"))",
      "provider bin contents \"a b.txt\" \"\(text())\"",
      "on list update when active-drag \(pick("=", "!=")) true => proposal copy",
      "provider list#2nd public.png \"x\" delay never \(pick("file", "object photo", "twice"))",
      "type org.example.\(pick("a", "b")) from public.data,a.b ext x,y mime a/b \(pick("", "imported"))",
      "type org.example.c ext \(pick("c", "d,e"))", "object list#tea \"\(text())\"",
      "team-data bin \"\(text())\"", "set load.deadline \(pick("none", "2s"))",
      "view v\(below(1_000)) at 0,0 size 9x9 app x team acme group \(pick("a", "b"))",
      "on list perform when can-load = photo and all-can-load != photo do load-all photo",
      "on list perform when all-types = public.image do \(transfer())",
      "on list update when over != end and t >= \(duration()) => proposal copy insert-at precise",
      "on list perform when local = true and type = a.b after \(duration()) => fail \"\(text())\"",
      "on * items => none".replacing("*", with: "bin"), "on list perform do drop a onto list#tea",
      "on bin perform when count > 1 do drop a as placeholder list[gap 2]",
      "on list items => items list#tea bin",
      "on list sessionForAdding when carried != true => session 2", "on bin menu => refuse",
      "on list canMove when item = 2nd and nth > 1 => refuse", "on bin restricted => value true",
      "on log update => proposal move precise", "set animation.bulk \(pick("none", "0", "12"))",
      "on list liftPreview when item = tea => \(pick("none", "preview default"))",
      "on bin dropPreview => preview at \(point())",
      "on list update => proposal copy \(pick("", "insert-at ", "precise "))full-size",
      "always expect \(pick("misuse = none", "kept = milk eggs", "never *.dropFailed", "order list = a / b"))",
      "settled expect \(pick("kept list = a run[0..9]", "files = 0", "kept ="))",
      "may \(pick("insert list[gap *] new", "delete list[*]", "call import \"\(text())\"", "reopen db"))",
      "may \(pick("fail save db \"\(text())\"", "external-move db list[*] to list[gap *]"))",
      "", "# a remark", "frame list#tea at \(point()) size \(size())")
    return line + pick("", "", "  # beside", "\t")
  }

  private mutating func timed(_ time: inout Int) -> String {
    time += below(100_000)
    let stamp = pick("", "", "+\(duration()) ")
    let raw = "@\(pick("\(time)us", "\(time / 1000 + 100).5ms")) "
    let line = pick(
      raw.hasSuffix("us ") ? raw + "\(pick("", "f1: "))\(verb())" : stamp + verb(),
      raw.hasSuffix("us ") ? raw + "\(pick("", "f1:  "))\(verb())" : stamp + verb(),
      stamp + pick("", "f1: ") + action(), stamp + pick("expect ", "assert ") + predicate(),
      "| \(pick("0.000", "{{[0-9.]+}}", "1.500")) list.\(pick("items", "{{e(nt|x)it?}}")) op=move",
      "| ...", "", "# remark")
    return line.hasPrefix("|") ? line : line + pick("", "", " # beside")
  }

  private mutating func verb() -> String {
    pick("move \(point())", "down \(point())", "up", "cancel", "up \(point())")
  }

  private mutating func action() -> String {
    pick(
      "down \(target()) button 1", "move \(target())", "glide \(target()) over \(duration())",
      "glide \(target()) over 5ms ease smooth rate 120hz live", "up", "up at \(target())",
      "cancel \(target())",
      "wait \(duration())", "settle max \(duration())", "key down shift", "settle",
      "scroll list by \(point()) over \(duration())", "resize list at \(point()) size 20x30",
      "app gone other", "app active",
      "resolve \(item())", "reject list#new \"\(text())\"", "insert list[gap 2] figs 9",
      "batch list delete 0/1 insert 2 new move 3 to 1/0 reload 4 counts 4 0",
      "batch list uikit move-section 0 to 1 insert-section 2",
      "select \(item()) \(item())", "select list", "select list#r[0..3] \(item())",
      "delete list#gone", "reload list", "reload list with a / b c", "reload list with",
      "remove bin", "reorder list#tea list[1] to list[gap 0]", "drop a onto list#tea",
      "drop a list[1] at \(point())",
      "load a list#tea text/plain as file", "load list#tea b \"STRING\"",
      "drop 2nd into \(item())", "drop a at \(point())", "drop a as placeholder",
      "drop 2nd into \(item()) at \(point()) size \(size())",
      "drop a at \(point()) scale \(length())",
      "remove log",
      "drop a as placeholder list[gap 1/2]", "commit list#a", "commit list#a as 9b",
      "discard list#a", transfer(), transfer(), "reopen db", "fail save db \"\(text())\"",
      "external-move db list#tea to list[gap 0]", "call hook.name \"\(text())\"", "call hook")
  }

  private mutating func transfer() -> String {
    pick(
      "load milk", "load 2nd public.png", "load tea as file", "load tea public.text as in-place",
      "load a.b-c as object photo", "load-all photo", "progress list#tea 512", "cancel loads",
      "context \"\(text())\"", "context none", "take-file \"/a/\(text())\"", "end-file-use \"/b\"")
  }

  private mutating func predicate() -> String {
    pick(
      "progress = 0.25", "progress = none", "context list = \"\(text())\"", "context bin = none",
      "object list tea = \"\(text())\"", "object bin 2nd = none", "team-data list tea = none",
      "files = 2", "file \"/a b\" = \"\(text())\"", "file \"/a\" = none",
      "kept = a b r[0..3]", "kept list = 2nd", "state = lifted", "order list = a / b c",
      "order list =", "items = a-copy", "op = cancel",
      "proposal = move insert-at list[gap 4]", "proposal = forbidden", "calls *.update >= 3",
      "once list.placeholder.insert", "never *.*", "seq list.* list.** list.enter? *.update+",
      "calls list.insert item=a at=list[gap 1] != 2", "once *.didEnd op=move session=2",
      "seq pointer.down target=list#milk *.update+ op=copy list.dropFailed why=\"\(text())\"",
      "never stage.refused", "once db.save writes=3",
      "within \(duration()) of list.enter bin.exit", "data \(item()) a.b = \"\(text())\"",
      "refused", "refused \"\(text())\"", "frame \(item()) = \(point()) \(size())",
      "badge = plus 2", "badge = none", "gap = list[gap 1] 2", "gap = none",
      "stored db = a / b", "menu = \(item())", "menu = none", "preview = \(point())",
      "preview = none", "writes db < 4", "no-session", "items =",
      "active-drag list = true", "active-drop bin = false", "uncommitted list = true")
  }
}
