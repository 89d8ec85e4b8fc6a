import DragGeometry
import Machines

extension LineReader {
  /// Parses the key and value of a `set` line.
  mutating func setting() throws(SyntaxError) -> Setting {
    let token = try word("a setting")
    guard let key = SettingKey(rawValue: token.text) else { return try customSetting(token) }
    switch key {
    case .viewport: return .viewport(try viewport())
    case .rate: return .rate(try rate())
    case .liftDelay: return .liftDelay(try duration())
    case .liftSlop: return .liftSlop(try length("a number"))
    case .liftDuration: return .liftDuration(try duration())
    case .liftBehavior: return .liftBehavior(try choice("lift behavior"))
    case .pointerDragBeforeLift: return .pointerDragBeforeLift(try toggle())
    case .resolver: return .resolver(try choice("resolver"))
    case .resolverRadius: return .resolverRadius(take("none") ? nil : try length("a number"))
    case .resolverHysteresis: return .resolverHysteresis(try length("a number"))
    case .cadence: return .cadence(try choice("cadence"))
    case .springDelay: return .springDelay(try duration())
    case .springFlash: return .springFlash(try duration())
    case .springBeginSpeed: return .springBeginSpeed(try speed())
    case .springCancelSpeed: return .springCancelSpeed(try speed())
    case .preciseOffset: return .preciseOffset(try length("a number"))
    case .autoscroll: return .autoscroll(try toggle())
    case .feedback: return .feedback(try toggle())
    case .loadDeadline: return .loadDeadline(take("none") ? nil : try duration())
    case .animation: return .animation(try duration())
    case .animationBulk: return .animationBulk(take("none") ? nil : try int("a number of items"))
    case .settleMax: return .settleMax(try duration())
    case .strict: return .strict(try toggle())
    case .performsWithoutDestination: return .performsWithoutDestination(try toggle())
    case .itemsArePromises: return .itemsArePromises(try toggle())
    case .seed: return .seed(UInt64(try int("a whole number")))
    }
  }

  private mutating func viewport() throws(SyntaxError) -> Size {
    let token = try word("a size")
    let size = try size(of: token)
    guard size.width > 0, size.height > 0 else {
      throw SyntaxError(
        .valueOutOfRange, at: token,
        "expected a viewport with a width and a height greater than 0, found `\(token.text)`")
    }
    return size
  }

  private mutating func customSetting(_ token: Token) throws(SyntaxError) -> Setting {
    guard token.text.hasPrefix("x-"), token.text.unicodeScalars.allSatisfy(\.continuesIdentifier)
    else {
      throw SyntaxError(
        .unknownSetting,
        at: token,
        "unknown setting `\(token.text)`",
        hint: Spelling.hint(for: token.text, among: SettingKey.allCases.map(\.rawValue))
          ?? "custom settings begin with `x-`"
      )
    }
    warnings.append(
      SyntaxError(.customSetting, at: token, "custom setting `\(token.text)` is ignored"))
    return .custom(key: token.text, value: try customValue())
  }

  /// The value of a custom setting: any literal or identifier, a string with its quotation marks.
  private mutating func customValue() throws(SyntaxError) -> String {
    let token = try next("a value")
    return token.isString ? Quotation.quoted(token.text) : token.text
  }
}
