extension RandomScript {
  mutating func settings() -> String {
    // What was added later is drawn aside, so that the scripts of all seeds stay as they were.
    var side = random
    var text = """
      set animation \(pick("0ms", "300ms"))
      set lift.duration \(pick("0ms", "40ms"))
      set lift.behavior \(pick("default", "default", "extended"))
      set resolver \(pick("nearest", "vertical"))
      set resolver.hysteresis \(pick("0", "0", "6"))
      set cadence \(pick("immediate", "immediate", "fast", "slow"))
      set autoscroll \(pick("off", "off", "on"))
      set feedback \(pick("off", "off", "on"))
      set animation.bulk \(pick("none", "none", "0", "2"))
      set performs-without-destination \(pick("on", "off"))
      set multi-item-moves \(["gap", "gap", "no-gap", "forbidden"][Int(side.next() % 4)])
      set items-are-promises \(side.next() % 3 == 0 ? "on" : "off")
      set load.deadline 300ms
      set strict \(purpose == .simulation ? "off" : pick("on", "off"))

      """
    if has(.springs) {
      text += "set spring.delay \(pick("60ms", "400ms", "1s"))\n"
      if once(in: 3) { text += "set spring.begin-speed 900\nset spring.cancel-speed 1500\n" }
    }
    return text
  }

  /// Three collections, two views, two pointers, and what the themes add to them.
  mutating func scene() -> String {
    let store = has(.stores) ? " store rows" : ""
    let other = has(.applications) ? " app B" : ""
    var text = "pointer f touch\npointer h touch\npointer g \(pick("touch", "pen", "mouse"))\n"
    if has(.hosts) { text += "seat desk\nseat hall\(pick("", " app elsewhere"))\n" }
    if has(.stores) { text += "store rows memory\(pick("", " delay 200ms"))\n" }
    text += """
      collection list at 0,0 size 300x220 layout \(layout())\(store)\(way())\(collectionOptions())
      collection shelf at 300,0 size 300x220 layout \(layout())\(other)\(way())\(collectionOptions())
      collection rack at 600,0 size 200x220 layout \(layout())\(store)\(collectionOptions())
      view box at 0,250 size 200x100\(other)\(pick("", " scrolls 250x180"))\(options())
      view inner at 20,260 size 100x50 nested-in box\(options())
      items list a b c d e
      section list p q
      items shelf x y a
      items rack r s
      style list#\(pick("a", "b", "c")) regular

      """
    if has(.interactions) {
      text += "interaction guard on \(pick("shelf", "list", "box"))\(behavior())\n"
      text += "interaction log on \(pick("shelf", "rack"))\(behavior())\n"
    }
    return text + providers()
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

  private mutating func collectionOptions() -> String {
    var text = options()
    if has(.tables), once(in: 2) { text += pick(" table", " table editing") }
    if once(in: 2) { text += " reorders \(pick("notify", "revert"))" }
    if once(in: 6) { text += " anchored" }
    return text
  }

  /// What any view may do differently, each now and then.
  private mutating func options() -> String {
    var text = behavior()
    if once(in: 2) { text += " simultaneous" }
    if has(.menus), once(in: 2) { text += " menu" }
    if has(.selections), once(in: 2) { text += " selection-drags" }
    if once(in: 12) { text += pick(" no-drag", " no-drop") }
    if once(in: 12) { text += " within \(pick("copy", "move", "none"))" }
    if once(in: 3) { text += " outside \(pick("copy", "move", "copy,move"))" }
    return text
  }

  private mutating func behavior() -> String {
    var text = ""
    if once(in: 5) { text += " default-proposal \(pick("copy", "move", "repeat"))" }
    if once(in: 12) { text += " types public.\(pick("text", "image"))" }
    if once(in: 4) { text += " veto" }
    // It is never at rest under a finger that has been forgotten.
    if !has(.overlaps), once(in: 6) { text += " periodic 70ms" }
    if once(in: 4) { text += " keeps-last-position" }
    // By what was drawn already, so that each seed is the script that it was.
    if text.hasSuffix("veto keeps-last-position") { text += " late-choices" }
    return text
  }

  private mutating func providers() -> String {
    guard has(.loads) || has(.applications) else { return "" }
    var text = "class picture reads public.png writes public.png rejects \"bad\"\n"
    for item in ["list#a", "list#b", "list#c", "list#p", "shelf#x", "shelf#a", "rack#r", "box"]
    where number(0...2) > 0 {
      if once(in: 4) {
        text += "provider \(item) as picture \"\(pick("dots", "bad"))\"\n"
        continue
      }
      let type = pick("text", "png", "png")
      text += "provider \(item) public.\(type) \"\(pick("data", "bad"))\"" + providerOptions()
      if once(in: 4) { text += "provider \(item) public.data \"less\"\n" }
    }
    return text
  }

  private mutating func providerOptions() -> String {
    var text = pick(
      "", " delay 20ms", " delay 400ms", " delay manual", " delay manual", " delay never")
    if once(in: 4) { text += " fail \"no\"" }
    if once(in: 3) { text += " twice" }
    if once(in: 2) { text += " size 8" }
    if once(in: 6) { text += " visibility \(pick("own", "team"))" }
    if once(in: 5) { text += " file" }
    return text + "\n"
  }
}
