import CollectionLayout
import DragGeometry
import DragSettings
import Machines

/// A key of `set`: its value, what it does, and where it is kept.
package struct SettingRow: Sendable {
  /// The key, by its name in a script.
  package let key: String
  /// What the setting does, as the table of the language has it; Markdown.
  package let documentation: String
  private let read: @Sendable (inout LineReader) throws(SyntaxError) -> Setting
  private let write: @Sendable (Settings) -> Setting?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value behind the key.
  ///   - documentation: What the setting does.
  ///   - access: Passes the place of the value in settings to a function.
  private init<Value>(
    _ key: String, _ value: Part<Value>, _ documentation: String,
    _ access: @escaping @Sendable (inout Settings, (inout Value) -> Void) -> Void
  ) {
    let setting: @Sendable (Value) -> Setting = { new in
      Setting(key: key, value: value.text(new)) { settings in access(&settings) { $0 = new } }
    }
    self.key = key
    self.documentation = documentation
    read = { (reader: inout LineReader) throws(SyntaxError) in setting(try value.read(&reader)) }
    write = { settings in
      var settings = settings
      var found: Value?
      access(&settings) { found = $0 }
      return found.map(setting)
    }
  }

  /// The setting that sets a key to its value in settings.
  package func setting(in settings: Settings) -> Setting? { write(settings) }

  /// Reads the value behind the key.
  func setting(from reader: inout LineReader) throws(SyntaxError) -> Setting {
    try read(&reader)
  }
}

extension SettingRow {
  /// All keys, in the order of the language's table.
  package static let all =
    [viewport, rate] + lifts + drops + springs + ends + [settleMax, strict, seed]

  /// The row of a key, or nil.
  static func named(_ key: String) -> SettingRow? { all.first { $0.key == key } }

  // MARK: The player

  package static let viewport = SettingRow(
    "viewport", .extent(of: "a viewport"),
    "the visible part of the scene; recordings are scaled to it, and recorders write it. A scene may go beyond"
  ) { $1(&$0.viewport) }

  private static let rate = SettingRow("rate", .rate, "samples of a glide") { $1(&$0.rate) }

  private static let settleMax = SettingRow("settle.max", .duration, "") { $1(&$0.settleMax) }

  package static let strict = SettingRow(
    "strict", .toggle, "a reported contract violation fails the test"
  ) { $1(&$0.strict) }

  private static let seed = SettingRow("seed", .count("a whole number"), "nothing is random yet") {
    settings, body in
    var seed = Int(clamping: settings.seed)
    body(&seed)
    settings.seed = UInt64(seed)
  }

  // MARK: The stage

  private static let lifts = [
    // The delay has its default by the behavior, which is why it comes behind it.
    SettingRow(
      "lift.behavior", .choice("lift behavior"),
      "`extended`: another touch before the drag begins gives the lift up"
    ) { $1(&$0.stage.liftBehavior) },
    SettingRow("lift.delay", .duration, "a second with the extended behavior") {
      $1(&$0.stage.liftDelay)
    },
    SettingRow("lift.slop", .length, "points; beyond means more than") { $1(&$0.stage.liftSlop) },
    SettingRow("lift.duration", .duration, "the lift's own time") { $1(&$0.stage.liftDuration) },
    SettingRow("pointer.drag-before-lift", .toggle, "a mouse lifts and begins at the slop") {
      $1(&$0.stage.mouseDragsBeforeLift)
    },
  ]

  private static let drops = [
    SettingRow(
      "resolver", .choice("resolver"), "`vertical`: the nearest visible cell by height (H7–H9)"
    ) { $1(&$0.stage.resolver) },
    SettingRow("resolver.radius", .orNone(.length), "100 with the vertical resolver") {
      $1(&$0.stage.resolverRadius)
    },
    SettingRow(
      "resolver.hysteresis", .length,
      "points past an item's middle at which the side changes; of `nearest` only"
    ) { $1(&$0.stage.resolverHysteresis) },
    SettingRow(
      "cadence", .choice("cadence"),
      "`fast` 150 ms, `slow` 400 ms: how long a drag rests before its gap opens"
    ) { $1(&$0.stage.cadence) },
    SettingRow(
      "autoscroll", .toggle, "the view under a drag scrolls while the drag rests near an edge"
    ) { settings, body in
      var isOn = settings.stage.autoScroll != nil
      body(&isOn)
      settings.stage.autoScroll = isOn ? settings.stage.autoScroll ?? AutoScroll() : nil
    },
    SettingRow(
      "feedback", .toggle, "each change of the gap gives haptic feedback, with a line in the trace"
    ) { $1(&$0.stage.givesFeedback) },
  ]

  private static let springs = [
    SettingRow(
      "spring.delay", .duration,
      "how long a drag rests on a target before it opens, the flash included"
    ) { $1(&$0.stage.springDelay) },
    SettingRow("spring.flash", .duration, "the end of that delay, in which the target flashes") {
      $1(&$0.stage.springFlash)
    },
    SettingRow(
      "spring.begin-speed", .speed, "the most points a second at which a target begins to open"
    ) { $1(&$0.stage.springBeginSpeed) },
    SettingRow("spring.cancel-speed", .speed, "more points a second give the opening up") {
      $1(&$0.stage.springCancelSpeed)
    },
  ]

  private static let ends = [
    SettingRow("load.deadline", .orNone(.duration), "a load that takes longer fails with -2001") {
      $1(&$0.stage.loadDeadline)
    },
    SettingRow(
      "precise.offset", .length,
      "the offset of a `precise` drop position above a finger, in points"
    ) { $1(&$0.stage.preciseOffset) },
    SettingRow("animation", .duration, "between `willEnd` and `didEnd`") {
      $1(&$0.stage.animation)
    },
    SettingRow(
      "animation.bulk", .orNone(.count("a number of items")),
      "the most items of a drop that arrive one by one"
    ) { $1(&$0.stage.bulkAnimation) },
    SettingRow(
      "performs-without-destination", .toggle,
      "off: an insert without a drop position is forbidden"
    ) { $1(&$0.stage.performsWithoutDestination) },
    SettingRow(
      "multi-item-moves", .choice("what becomes of a move of several items"),
      "of two or more items of the view itself, inserted between items: `no-gap` is unspecified, as UIKit 12 was "
        + "reported, `forbidden` as UIKit 11.0"
    ) { $1(&$0.stage.multiItemMoves) },
    SettingRow(
      "items-are-promises", .toggle,
      "a drag goes on when its items are deleted, and a drop takes them as they were lifted"
    ) { $1(&$0.stage.itemsArePromises) },
  ]
}

extension StageSettings.LiftBehavior: SharedWord {
  static var sharedValues: [Self] { [.standard, .extended] }

  var word: String {
    switch self {
    case .standard: "default"
    case .extended: "extended"
    }
  }
}

extension StageSettings.MultiItemMoves: SharedWord {
  static var sharedValues: [Self] { [.gap, .withoutGap, .forbidden] }

  var word: String {
    switch self {
    case .gap: "gap"
    case .withoutGap: "no-gap"
    case .forbidden: "forbidden"
    }
  }
}

extension StageSettings.Resolver: SharedWord {
  static var sharedValues: [Self] { [.nearest, .vertical] }

  var word: String {
    switch self {
    case .nearest: "nearest"
    case .vertical: "vertical"
    }
  }
}
