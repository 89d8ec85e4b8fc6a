extension RandomScript {
  mutating func policies(of name: String) -> String {
    var text = ""
    for _ in 0..<number(0...2) {
      let condition = pick(
        "", "", " when count >= 2", " when nth = 1", " when t > 700ms", " when local = false",
        " when pointer = g", " when over = end", " when type = public.text")
      text += "on \(name) update\(condition) => proposal \(proposal())\n"
    }
    if number(0...9) > 0 { text += "on \(name) update => proposal \(proposal())\n" }
    text += "on \(name) perform\(pick("", " after 50ms")) => "
    if has(.loads), once(in: 3) {
      text += "items load\n"
    } else {
      text += pick("accept", "accept", "items self", "items load", "none", "fail \"full\"") + "\n"
    }
    if once(in: 5) { text += "on \(name) canHandle when nth > 2 => refuse\n" }
    if once(in: 20) { text += "on \(name) canHandle => refuse\n" }
    if Self.views.contains(name) { text += sourcePolicies(of: name) }
    if has(.placeholders), name != "inner", once(in: 2) { text += choices(of: name) }
    if has(.loads), once(in: 2) { text += "on \(name) perform do \(load())\n" }
    if has(.previews) {
      for callback in ["liftPreview", "cancelPreview", "dropPreview"] where once(in: 2) {
        guard callback == "dropPreview" || Self.views.contains(name) else { continue }
        text += "on \(name) \(callback) => \(pick("preview default", "preview at 9,9", "none"))\n"
      }
    }
    return text
  }

  private mutating func sourcePolicies(of name: String) -> String {
    var text = "on \(name) addItems => \(pick("items self", "items self", "none"))\n"
    if once(in: 4) { text += "on \(name) items => \(pick("none", "items list#a list#c"))\n" }
    if once(in: 4) { text += "on \(name) canMove when item = a => refuse\n" }
    if once(in: 6) { text += "on \(name) allowsMove => value false\n" }
    if once(in: 8) { text += "on \(name) restricted => value true\n" }
    if once(in: 6) { text += "on \(name) fullSize => value true\n" }
    if once(in: 3) { text += "on \(name) sessionForAdding => \(pick("session 1", "none"))\n" }
    if once(in: 4) { text += "on \(name) menu when item = b => refuse\n" }
    if has(.springs), once(in: 2) { text += "on \(name) springLoad => accept\n" }
    // Drawn aside, as what was added later is.
    var side = random
    if has(.tables), side.next() % 3 == 0 {
      text += "on \(name) mayMoveRow => \(side.next() % 4 == 0 ? "refuse" : "accept")\n"
    }
    return text
  }

  mutating func proposal() -> String {
    pick("move", "move", "move", "move", "copy", "copy", "forbidden", "cancel") + " "
      + pick(
        "insert-at", "insert-at", "insert-at", "insert-at", "insert-into", "automatic",
        "unspecified")
      + pick("", "", "", " precise", " full-size")
  }

  /// Where an application puts what is dropped by itself.
  private mutating func choices(of name: String) -> String {
    var text = ""
    for item in ["a", "c"] where once(in: 2) {
      let place = pick(
        "as placeholder", "as placeholder", "as placeholder shelf[gap 0]", "onto shelf#x",
        "into list#b", "into list#b at 1,1 size 9x9", "at 5,5", "onto list#\(item)")
      text +=
        "on \(name) perform when count \(pick("=", ">=")) \(number(1...2)) do "
        + "drop \(item) \(place)\n"
    }
    // Nobody else resolves the placeholders.
    for collection in ["list", "shelf", "rack"] where once(in: 2) {
      text += "on \(name) conclude do reload \(collection)\n"
    }
    return text
  }

  /// Something that an application does while it is asked or told something; not each time, for
  /// what asks again because of it would never end.
  mutating func reaction() -> String {
    let callback = pick(
      "items", "willLift", "liftCancelled", "allowsMove", "willBegin", "didMove", "addItems",
      "willAdd", "canHandle", "enter", "update", "update", "exit", "perform", "perform", "willEnd",
      "willDrop", "dropEnd", "conclude", "didEnd", "didTransfer", "didLoad", "didLoadAll",
      "willCancel", "springLoaded", "menuShown", "willReorder", "didReorder")
    // What is asked once in a drag is not asked a second time.
    let isAskedOften = ["canHandle", "didMove", "enter", "update"].contains(callback)
    let time = isAskedOften ? number(1...3) : 1
    return "on \(pick(Self.views)) \(callback) when nth = \(time) do \(deed(during: callback))\n"
  }

  /// What an application asks for; that of an item is refused where the drag does not carry it.
  private mutating func load() -> String {
    pick(
      "load a", "load a public.png", "load c", "load x public.tiff", "load a as file",
      "load a as object picture", "load b as object picture", "load-all picture",
      "load-all picture", "cancel loads", "load r")
  }

  private mutating func deed(during callback: String) -> String {
    if has(.loads), callback == "perform" || callback == "didLoad", number(0...3) > 0 {
      return load()
    }
    if has(.loads), callback == "didLoad", once(in: 2) { return "take-file \"/kept\"" }
    if has(.removals), once(in: 6) { return "remove \(pick("inner", "box", "shelf"))" }
    return pick(
      "insert \(pick("list", "shelf", "rack"))[gap 0] \(newName())",
      "delete \(pick("list[0]", "shelf[0]", "rack[1]", "list[1/0]"))",
      "reorder list[0] to list[gap 2]",
      "reorder shelf[0] to shelf[gap 2]", "reload \(pick("list", "shelf", "rack"))", "cancel",
      "cancel",
      "select list[0] list[1]", "context \"mine\"", "cancel loads",
      "batch shelf delete 0 insert 1 \(newName())", "load a")
  }
}
