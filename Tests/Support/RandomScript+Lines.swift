extension RandomScript {
  mutating func target() -> String {
    if number(0...2) == 0 {
      return pick(
        "list[gap 2]", "list[gap 1/0]", "shelf[gap 0]", "rack[gap 1]", "450,300", "-5,7.5")
    }
    let place = pick(
      "list[0]", "list[2]", "list[1/0]", "shelf[0]", "shelf", "rack[0]", "box", "inner")
    return place + pick("", "", "@0.5,0.9", "(+3,-4)")
  }

  private mutating func item() -> String {
    pick(
      "list[0]", "list[1]", "list[2]", "list[1/0]", "shelf[0]", "shelf[1]", "rack[0]", "box",
      "list#a")
  }

  /// Notes how long a line takes.
  ///
  /// - Returns: The line, indented and ended.
  private mutating func line(_ text: String, takes span: Int = 0) -> String {
    if let end = clock?.end { clock = (end, end + span) }
    isWaiting = text.hasPrefix("wait")
    return "  \(text)\n"
  }

  /// A line, or some that belong together; most make sense, and some do not.
  mutating func lines() -> String {
    switch number(0...29) {
    case 0...9: gesture()
    case 10...15: step(of: has(.overlaps) ? pick("f", "g") : "f")
    case 16: waiting()
    case 18 where has(.taps), 19 where has(.taps): tap()
    case 20 where has(.hosts), 21 where has(.hosts): hostLines()
    case 22 where has(.stores): line(storeAction())
    case 17 where has(.loads), 23 where has(.loads): line(loadAction())
    case 24 where has(.changes): line(change())
    case 25: line(rareAction())
    case 26 where has(.scrolls): scroll()
    case 27 where has(.batches): line(batch())
    case 28 where has(.phases): line("app \(pick("background", "inactive", "active", "active"))")
    case 29 where purpose == .anything:
      line("expect \(pick("state = dragging", "op = move", "order list = a b", "badge = plus"))")
    case _: waiting()
    }
  }

  private mutating func waiting() -> String {
    if pressed.isEmpty, entered.isEmpty, once(in: 6) {
      clock = nil
      return "  settle\n"
    }
    let span = [1, 60, 150, 501, 600][number(0...4)]
    return line("wait \(span)ms", takes: span * 1_000)
  }

  /// A whole drag, or the first part of one.
  private mutating func gesture() -> String {
    let pointer = has(.overlaps) ? pick("f", "f", "g") : "f"
    guard pressed.insert(pointer).inserted else {
      pressed.remove(pointer)
      return line("\(pointer): up\(pick("", " \(target())"))")
    }
    // Not too seldom within one collection.
    let view = once(in: 3) ? pick("list", "shelf", "rack") : nil
    var text = line("\(pointer): down \(view.map { "\($0)[0]" } ?? item())")
    text += line("wait 1050ms", takes: 1_050_000)
    if let view { text += line("\(pointer): move \(view)[gap 2]") } else { text += glide(pointer) }
    // Two drags at once need one that stays up.
    if number(0...3) > (has(.overlaps) ? 1 : 0) {
      pressed.remove(pointer)
      text += line("\(pointer): up")
      // While its data is on its way there is much to be said about it.
      while has(.loads), once(in: 2) { text += line(loadAction()) }
    }
    return text
  }

  private mutating func glide(_ pointer: String) -> String {
    let spans = [("0ms", 0), ("7us", 7), ("100ms", 100_000), ("250ms", 250_000)]
    let span = spans[number(0...3)]
    let extra = pick("", "", " ease smooth", " rate 30hz", " live", " ease simple-curve")
    return line("\(pointer): glide \(target()) over \(span.0)\(extra)", takes: span.1)
  }

  /// One step of a pointer, also one that it cannot take.
  private mutating func step(of pointer: String) -> String {
    if let clock, has(.overlaps), once(in: 4) {
      // In the middle of what the line before has begun.
      let time = isWaiting ? clock.end : clock.start + (clock.end - clock.start) / 2
      isWaiting = false
      self.clock = (time, time)
      return "  @\(time)us \(pointer): move \(target())\n"
    }
    switch number(0...9) {
    case 0...2:
      guard pressed.insert(pointer).inserted || once(in: 30) else { return glide(pointer) }
      return line("\(pointer): down \(item())")
    case 3...6: return glide(pointer)
    case 7: return line("\(pointer): move \(target())")
    case _:
      guard pressed.remove(pointer) != nil || once(in: 30) else {
        return line("wait 501ms", takes: 501_000)
      }
      return line("\(pointer): \(pick("up", "up", "up \(target())", "cancel"))")
    }
  }

  /// Another finger adds an item to the drag.
  private mutating func tap() -> String {
    var text = line("h: down \(item())")
    if let end = clock?.end { clock = (end + 60_000, end + 60_000) }
    text += "  +60ms h: up\n"
    return text
  }

  private mutating func scroll() -> String {
    let name = pick("list", "shelf", "box")
    if once(in: 4) {
      let size = "\(number(20...300))x\(number(20...300))"
      return line("resize \(name) at \(number(-20...200)),\(number(-20...200)) size \(size)")
    }
    if once(in: 3) {
      return line("scroll \(name) by 0,\(number(-40...80)) over 50ms", takes: 50_000)
    }
    return line("scroll \(name) by \(number(-9...9)),\(number(-40...80))")
  }

  private mutating func change() -> String {
    pick(
      "insert list[gap 1] \(newName())", "insert shelf[gap 0] \(newName()) \(newName())",
      "insert rack[gap 0] \(newName())", "insert list[gap 1/0] \(newName())", "delete list#b",
      "delete list[0]", "delete shelf[0]", "delete rack[0]", "delete list#a",
      "reorder list[0] to list[gap 2]", "reorder shelf[1] to shelf[gap 0]")
  }

  private mutating func batch() -> String {
    "batch \(pick("list", "shelf", "rack")) "
      + pick(
        "delete 0 insert 1 \(newName()) move 1 to 0", "move 0 to 1", "reload 0 move 1 to 0",
        "delete 0 delete 1", "insert-section 0 with \(newName())", "delete-section 1",
        "move-section 1 to 0", "delete 7", "uikit reload 0 delete 1", "reload-section 0",
        "insert 0 \(newName()) insert 1/0 \(newName())")
  }

  private mutating func loadAction() -> String {
    let item = pick("list#a", "list#b", "list#c", "list#p", "shelf#x", "shelf#a", "rack#r", "box")
    return pick(
      "resolve \(item)", "resolve \(item)", "reject \(item) \"no\"",
      ["list#a", "list#b", "list#c", "shelf#x"].map { "progress \($0) 3" }.joined(
        separator: "\n  "),
      "cancel loads", "load a", "load a public.png", "load-all picture", "context \"ours\"",
      "context none")
  }

  private mutating func storeAction() -> String {
    let view = pick("list", "rack")
    return pick(
      "fail save rows \"full\"", "fail save rows \"full\"", "reopen rows",
      "external-move rows \(view)[0] to \(pick("list[gap 2]", "rack[gap 0]", "list[1]"))",
      "external-move rows \(view)[1] to \(view)[gap 0]")
  }

  /// What comes seldom: each by its theme, else the keyboard.
  private mutating func rareAction() -> String {
    if has(.placeholders), once(in: 2) {
      let item = pick("list#a", "list#c", "shelf#a", "shelf#c", "rack#a", "rack#c")
      return pick(
        "commit \(item)", "commit \(item) as \(newName())", "discard \(item)",
        ["list", "shelf", "rack"].map { "discard \($0)#a\n  discard \($0)#a" }
          .joined(separator: "\n  "),
        "drop a onto list#b", "drop c as placeholder", "drop a at 1,1")
    }
    if has(.reloads), once(in: 2) {
      return pick(
        "reload list", "reload shelf", "reload shelf with x w", "reload list with e d c b a / q p",
        "reload rack with s")
    }
    if has(.removals), once(in: 4) {
      return "remove \(pick("box", "inner", "shelf", "rack", has(.interactions) ? "guard" : "box"))"
    }
    if has(.selections), once(in: 2) {
      return pick("select list[0] list[2] shelf[0]", "select list", "select shelf[1]")
    }
    if has(.phases), has(.applications), once(in: 4) { return "app gone B" }
    guard has(.keys) else { return "wait 0ms" }
    return "key \(pick("down", "up")) \(pick("shift", "alt", "control", "escape"))"
  }

  /// Other programs drag over here, and this one over there.
  private mutating func hostLines() -> String {
    let seat = pick("desk", "hall")
    guard entered.insert(seat).inserted else {
      entered.remove(seat)
      return pick(
        "  \(seat): host drop\n  \(seat): host end \(pick("move", "copy", "cancel"))\n",
        "  \(seat): host drop\n  \(seat): host data \(seat)-1 \"late\"\n",
        "  \(seat): host drop\n  wait 60ms\n  \(seat): host fail \(seat)-1 \"gone\"\n",
        "  \(seat): host leave\n  \(seat): host end cancel\n", "  \(seat): host leave\n",
        "  \(seat): host drop\n")
    }
    clock = nil
    var text = ""
    if once(in: 2) { text += "  \(seat): host prepare \(item())\n  \(seat): host begin\n" }
    let formats = pick(
      "text/plain", "image/png,text/plain", "text/uri-list", "text/plain,text/uri-list")
    let items = pick("", "", " items \(newName()),\(newName())", " items \(newName())=image/png")
    text +=
      "  \(seat): host enter formats \(formats) ops \(pick("copy", "move", "copy,move", "none"))"
    text += items + pick("", "", " own", " foreign") + "\n"
    for _ in 0..<number(1...3) {
      text += pick(
        "  \(seat): host over \(target())\n", "  \(seat): host over \(target())\n",
        "  \(seat): host offer \(pick("copy", "copy,move", "none"))\n",
        "  \(seat): host identify \(pick("own", "foreign"))\n", "  wait 60ms\n",
        "  \(seat): host unpack \(newName()),\(newName())\n")
    }
    return text
  }
}
