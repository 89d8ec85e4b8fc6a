import DragGeometry
import DragSessions
import Machines

extension LineReader {
  /// Parses the first word of a predicate.
  mutating func predicateKeyword() throws(SyntaxError) -> PredicateKeyword {
    let token = peek
    do {
      return try choice("predicate")
    } catch {
      if let text = token?.text, isNext("="), error.hint?.hasPrefix("one of") == true {
        var fault = error
        fault.hint = "did you mean `order \(text) =`?"
        throw fault
      }
      guard let text = token?.text, let mark = text.firstIndex(of: "="),
        PredicateKeyword(rawValue: String(text[..<mark])) != nil
      else { throw error }
      var fault = error
      fault.hint = "write a space on either side of `=`"
      throw fault
    }
  }

  /// Parses the name of what is compared, and the `=` behind it; a fault gives the form as its hint.
  private mutating func compared(_ what: String, by form: String) throws(SyntaxError) -> Name {
    do {
      let name = try name(what)
      try expect("=")
      return name
    } catch {
      var fault = error
      fault.hint = "the form is `expect \(form)`"
      throw fault
    }
  }

  /// Parses the rest of a predicate after its first word.
  mutating func predicate(_ keyword: PredicateKeyword) throws(SyntaxError) -> Predicate {
    switch keyword {
    case .state:
      try expect("=")
      return .state(try choice("state"))
    case .order:
      let name = try compared("a collection", by: "order NAME = ID… / ID…")
      return .order(name, sections: try sections())
    case .items:
      try expect("=")
      return .items(try itemIDs().map(\.text))
    case .op:
      try expect("=")
      return .operation(try choice("operation"))
    case .proposal: return try proposal()
    case .calls: return .calls(try pattern(), try comparison(), try int("a number"))
    case .once: return .once(try pattern())
    case .never: return .never(try pattern())
    case .seq: return try sequence()
    case .within:
      let span = try duration()
      try expect("of")
      return .within(span, of: try pattern(), try pattern())
    case .data:
      let ref = try ref("an item")
      let type = try type()
      try expect("=")
      return .data(ref, type: type, text: try string("the data"))
    case .frame:
      let ref = try ref()
      try expect("=")
      let origin = try point()
      return .frame(ref, Rect(origin: origin, size: try size()))
    case .badge:
      try expect("=")
      let badge: Badge = try choice("badge")
      return .badge(badge, count: peek == nil ? nil : try int("a number"))
    case .gap: return try gap()
    case .stored:
      let name = try compared("a store", by: "stored NAME = ID… / ID…")
      return .stored(name, sections: try sections())
    case .writes: return .writes(try name("a store"), try comparison(), try int("a number"))
    case .progress:
      try expect("=")
      return .progress(take("none") ? nil : try fraction("a number from 0 to 1"))
    case .context: return .context(try name("a view"), try textOrNone())
    case .object: return .object(try name("a view"), item: try itemID().text, try textOrNone())
    case .teamData:
      return .teamData(try name("a view"), item: try itemID().text, try textOrNone())
    case .files:
      try expect("=")
      return .files(try int("a number"))
    case .file: return .file(path: try string("a path"), try textOrNone())
    case .misuse:
      try expect("=")
      if take("none") { return .misuse([]) }
      var rules = [try int("the number of a rule")]
      while peek != nil { rules.append(try int("the number of a rule")) }
      return .misuse(rules)
    case .activeDrag: return try activity(.drag)
    case .activeDrop: return try activity(.drop)
    case .uncommitted: return try activity(.uncommitted)
    case .menu:
      try expect("=")
      return .menu(take("none") ? nil : try ref("an item"))
    case .preview:
      try expect("=")
      return .preview(take("none") ? nil : try point())
    case .refused: return .refused(peek == nil ? nil : try string("a part of the reason"))
    case .noSession: return .noSession
    }
  }

  private mutating func textOrNone() throws(SyntaxError) -> String? {
    try expect("=")
    return take("none") ? nil : try string("a quoted string, or `none`")
  }

  private mutating func activity(_ activity: ViewActivity) throws(SyntaxError) -> Predicate {
    let name = try name("a view or a collection")
    try expect("=")
    return .activity(activity, name, try truth())
  }

  private mutating func gap() throws(SyntaxError) -> Predicate {
    do {
      try expect("=")
    } catch {
      var fault = error
      fault.hint =
        fault.hint ?? "`gap` names no collection, since it is the drag's gap: `gap = list[gap 2]`"
      throw fault
    }
    if take("none") { return .gap(nil, items: nil) }
    let ref = try ref("a gap, or `none`")
    return .gap(ref, items: peek == nil ? nil : try int("a number of items", in: 1...Int.max))
  }

  private mutating func proposal() throws(SyntaxError) -> Predicate {
    try expect("=")
    let operation: DropOperation = try choice("operation")
    guard peek != nil else { return .proposal(operation, nil, nil) }
    let intent: DropIntent = try choice("intent")
    return .proposal(operation, intent, peek == nil ? nil : try ref())
  }

  private mutating func sequence() throws(SyntaxError) -> Predicate {
    var steps = [try sequenceStep()]
    while peek != nil { steps.append(try sequenceStep()) }
    return .sequence(steps)
  }
}
