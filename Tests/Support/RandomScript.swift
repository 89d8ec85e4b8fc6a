/// Makes scripts that can be read, and that may ask for anything.
public struct RandomScript {
  private var random: SplitMix64
  private var pressed: Set<String> = []

  /// Makes a maker from a seed: one seed, one script.
  public init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  private mutating func pick(_ words: String...) -> String {
    words[Int.random(in: 0..<words.count, using: &random)]
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// Makes the text of a script with two tests.
  public mutating func script() -> String {
    var text = """
      dragscript 1
      set animation \(pick("0ms", "300ms"))
      set lift.duration \(pick("0ms", "40ms"))
      set lift.behavior \(pick("default", "default", "extended"))
      set resolver \(pick("nearest", "vertical"))
      set resolver.hysteresis \(pick("0", "0", "6"))
      set cadence \(pick("immediate", "immediate", "fast", "slow"))
      set autoscroll \(pick("off", "off", "on"))
      set performs-without-destination \(pick("on", "off"))
      set strict \(pick("on", "off"))
      pointer f touch
      pointer g \(pick("touch", "pen", "mouse"))
      collection list at 0,0 size 300x220 layout \(layout())\(pick("", " table", " table", " simultaneous"))\(way())
      collection shelf at 300,0 size 300x220 layout \(layout())\(pick("", " app B"))\(way())
      view box at 0,250 size 200x100\(pick("", " app B"))\(pick("", " scrolls 250x180"))
      view inner at 20,260 size 100x50 nested-in box
      items list a b c d e
      section list p q
      items shelf x y a
      style list#\(pick("a", "b", "c")) regular

      """
    for item in ["list#a", "list#b", "shelf#x", "box"] where number(0...2) > 0 {
      let option = pick("", " delay 20ms", " delay manual", " fail \"no\"", " visibility own")
      text += "provider \(item) public.\(pick("text", "png")) \"data\"\(option)\n"
    }
    for name in ["list", "shelf", "box", "inner"] { text += policies(of: name) }
    for test in 1...2 {
      text += "test \"t\(test)\"\n"
      pressed = []
      for _ in 0..<number(5...40) { text += "  " + line() + "\n" }
    }
    return text
  }

  private mutating func way() -> String {
    pick("", "", "", " rtl", " horizontal", " horizontal rtl")
  }

  private mutating func layout() -> String {
    pick(
      "two-column(inset=4,gap=6)",
      "rows(height=44)", "grid(cell=80x80,gap=8)", "flow(item=50x50,line=10)",
      "rows(height=20,gap=2,header=8)")
  }

  private mutating func policies(of name: String) -> String {
    var text = ""
    for _ in 0..<number(0...2) {
      let condition = pick(
        "", "", " when count >= 2", " when nth = 1", " when t > 700ms", " when local = false",
        " when pointer = g", " when over = end", " when type = public.text")
      text += "on \(name) update\(condition) => proposal \(proposal())\n"
    }
    text += "on \(name) update => proposal \(proposal())\n"
    text += "on \(name) addItems => \(pick("items self", "none"))\n"
    text += "on \(name) perform\(pick("", " after 50ms")) => "
    text += pick("accept", "items self", "items load", "none", "fail \"full\"") + "\n"
    if number(0...2) == 0 {
      let place = pick(
        "as placeholder", "as placeholder shelf[gap 0]", "onto shelf#x", "into list#b", "at 5,5")
      text += "on \(name) perform do drop \(pick("a", "c")) \(place)\n"
      // Nobody else resolves the placeholders.
      text += "on \(name) conclude do reload shelf\non \(name) conclude do reload list\n"
    }
    if number(0...3) == 0 { text += "on \(name) items => \(pick("none", "items list#a list#c"))\n" }
    if number(0...3) == 0 { text += "on \(name) canMove when item = a => refuse\n" }
    if number(0...3) == 0 { text += "on \(name) allowsMove => value false\n" }
    if number(0...3) == 0 { text += "on \(name) restricted => value true\n" }
    if number(0...3) == 0 { text += "on \(name) canHandle when nth > 2 => refuse\n" }
    return text
  }

  private mutating func proposal() -> String {
    pick("move", "move", "copy", "copy", "forbidden", "cancel") + " "
      + pick("insert-at", "insert-at", "insert-into", "automatic", "unspecified")
  }

  private mutating func target() -> String {
    if number(0...2) == 0 {
      return pick("list[gap 2]", "list[gap 1/0]", "shelf[gap 0]", "450,300", "-5,7.5")
    }
    let place = pick("list#a", "list#c", "list#q", "shelf#x", "shelf", "box", "inner", "list[0]")
    return place + pick("", "", "@0.5,0.9", "(+3,-4)")
  }

  /// A line; most belong to a gesture that makes sense, and some to none.
  private mutating func line() -> String {
    let pointer = pick("f", "f", "f", "g")
    switch number(0...27) {
    case 0...3:
      // What cannot follow ends a script, so only some scripts try it.
      guard pressed.insert(pointer).inserted || number(0...30) == 0 else { return "wait 20ms" }
      return "\(pointer): down \(pick("list#a", "list#b", "list#c", "shelf#x", "box"))"
    case 4...6: return "wait \(pick("1ms", "60ms", "501ms", "600ms"))"
    case 7...8: return "\(pointer): move \(target())"
    case 9...11:
      let extra = pick("", " ease smooth", " rate 30hz", " live", " ease simple-curve")
      return "\(pointer): glide \(target()) over \(pick("0ms", "7us", "100ms"))\(extra)"
    case 12...14:
      guard pressed.remove(pointer) != nil || number(0...30) == 0 else { return "wait 501ms" }
      return "\(pointer): \(pick("up", "up", "up \(target())", "cancel"))"
    case 15:
      return pick("settle", "batch list delete 0 insert 1 new move 1 to 0", "scroll box by 9,30")
    case 21...23:
      guard pressed.remove("f") == nil else { return "f: up \(target())" }
      pressed.insert("f")
      let item = pick("list#a", "list#c", "shelf#x")
      return "f: down \(item)\n  wait 1050ms\n  f: glide \(target()) over 100ms"
    case 24...25:
      guard !pressed.contains("g") else { return "g: move \(target())" }
      return "g: down \(pick("list#c", "list#d", "shelf#y"))\n  +60ms g: up"
    case 16: return "key \(pick("down", "up")) \(pick("shift", "alt", "control", "escape"))"
    case 17:
      return "scroll \(pick("list", "shelf")) by 0,\(number(-40...80))\(pick("", " over 50ms"))"
    case 18:
      return pick("insert list[gap 1] n\(number(0...99))", "delete list#b", "delete list[0]")
    case 26:
      return pick(
        "reload list", "reload shelf with x w", "reload list with e d c b a / q p", "remove box",
        "remove inner", "shift list[0] to list[gap 2]")
    case 27 where !pressed.isEmpty:
      return pick("drop a onto list#b", "drop c as placeholder", "drop a at 1,1")
    case 19: return pick("app background", "app inactive", "app active", "app gone")
    default:
      return "expect \(pick("state = dragging", "op = move", "order list = a b", "badge = plus"))"
    }
  }
}
