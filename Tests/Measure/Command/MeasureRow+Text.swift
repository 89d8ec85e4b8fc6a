extension MeasureRow {
  /// The names of the columns of ``cells``.
  static let heading =
    ["row", "work", "value", "baseline", "ratio", "goal", ""] + costHeading

  /// The row as a line of a table.
  var cells: [String] {
    [
      "\(row)", work, text(of: value), text(of: baseline), "\(Self.short(ratio)) times",
      goalText, agrees ? (isReached ? "reached" : "not reached") : "answers differ",
    ] + costCells
  }

  /// The row as one JSON object, with its keys in this order.
  var json: String {
    let unit =
      switch unit {
      case .seconds: "s"
      case .perSecond: "1/s"
      case .rows: "rows"
      }
    return "{\"row\":\(row),\"work\":\"\(work)\",\"unit\":\"\(unit)\","
      + "\"value\":\(Self.number(value)),\"baseline\":\(Self.number(baseline)),"
      + "\"ratio\":\(Self.number(ratio)),\"goal\":\(Self.number(goalRatio)),\"ok\":\(isReached)\(costMembers)}"
  }

  private var goalText: String {
    switch goal {
    case .faster(let times): "\(Self.short(times)) times faster"
    case .slower(let times): "at most \(Self.short(times)) times"
    case .grows(let times):
      "at most \(Self.short(times)) times by \(growthOfInstructions == nil ? "time" : "instructions")"
    }
  }

  private func text(of figure: Double) -> String {
    switch unit {
    case .rows: return Self.short(figure)
    case .perSecond:
      return figure < 1e6
        ? "\(Self.short(figure / 1e3)) k/s" : "\(Self.short(figure / 1e6)) M/s"
    case .seconds:
      if figure < 1e-6 { return "\(Self.short(figure * 1e9)) ns" }
      if figure < 1e-3 { return "\(Self.short(figure * 1e6)) us" }
      return figure < 1 ? "\(Self.short(figure * 1e3)) ms" : "\(Self.short(figure)) s"
    }
  }

  /// A figure with three digits that count, or with all of its whole ones.
  static func short(_ figure: Double) -> String {
    guard figure.isFinite else { return "-" }
    guard figure < 100 else { return grouped("\(Int64(min(figure, 1e18).rounded()))") }
    let scale = figure < 10 ? 100.0 : 10.0
    let text = "\((figure * scale).rounded() / scale)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func grouped(_ digits: String) -> String {
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }

  /// A JSON number; what is not a number becomes null.
  static func number(_ figure: Double) -> String {
    figure.isFinite ? "\(figure)" : "null"
  }
}
