package import DragGeometry
package import DragSettings
package import Machines

/// The settings in force: those of the stage, and those of the player.
///
/// Defaults do not change within a major version.
package struct Settings: Equatable, Sendable {
  /// The settings of the stage.
  package var stage = StageSettings()
  /// The visible size.
  package var viewport = Size(width: 390, height: 844)
  /// The sample rate of a glide without its own.
  package var rate = Rate(hertz: 60)
  /// The maximum duration of a `settle`.
  package var settleMax = Microseconds.seconds(10)
  /// Indicates whether a reported contract violation fails the test.
  package var strict = true
  /// The seed of random choices.
  package var seed: UInt64 = 0

  /// Makes the defaults.
  package init() {}

  /// Makes the settings of a player on a stage with these settings.
  package init(stage: StageSettings) { self.stage = stage }

  /// Applies one setting; the last one of a key is used.
  package mutating func apply(_ setting: Setting) { setting.apply(to: &self) }

  /// The settings that differ from the defaults, in the order of the rows.
  ///
  /// A script has no words for the speed of auto-scrolling and for limits: they are left out.
  package var written: [Setting] {
    var known = Settings()
    return SettingRow.all.compactMap { row in
      // A default may follow from a row above.
      guard let setting = row.setting(in: self), setting != row.setting(in: known) else {
        return nil
      }
      known.apply(setting)
      return setting
    }
  }
}
