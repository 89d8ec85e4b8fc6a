import CollectionLayout
import DragGeometry
import DragScript
import DragSettings
import Machines
import Testing

@Suite struct SettingsTests {
  private func settings(_ lines: String...) throws -> Settings {
    let text = "dragscript 1\n" + lines.map { "set \($0)\n" }.joined()
    return try #require(Script.parse(text, file: "a.drag").script).settings
  }

  @Test func `the defaults are those of the language`() {
    let settings = Settings()
    #expect(settings.viewport == Size(width: 390, height: 844))
    #expect(settings.rate.hertz == 60)
    #expect(settings.stage.liftDelay == .milliseconds(500))
    #expect(settings.stage.liftSlop == 10)
    #expect(settings.stage.liftDuration == .zero)
    #expect(settings.stage.liftBehavior == .standard)
    #expect(settings.stage.mouseDragsBeforeLift)
    #expect(settings.stage.resolver == .nearest)
    #expect(settings.stage.resolverRadius == nil)
    #expect(settings.stage.resolverHysteresis == 0)
    #expect(settings.stage.cadence == .immediate)
    #expect(settings.stage.springDelay == .seconds(1))
    #expect(settings.stage.springFlash == .milliseconds(250))
    #expect(settings.stage.springBeginSpeed == nil && settings.stage.springCancelSpeed == nil)
    #expect(settings.stage.preciseOffset == 20)
    #expect(settings.stage.autoScroll == nil)
    #expect(settings.stage.animation == .milliseconds(300))
    #expect(settings.stage.bulkAnimation == nil)
    #expect(settings.settleMax == .seconds(10))
    #expect(settings.strict)
    #expect(settings.stage.performsWithoutDestination)
    #expect(!settings.stage.itemsArePromises)
    #expect(settings.seed == 0)
  }

  @Test func `every key has its field`() throws {
    let settings = try settings(
      "viewport 1024x768", "rate 120hz", "lift.delay 1s", "lift.slop 4.5", "lift.duration 20ms",
      "pointer.drag-before-lift off", "resolver vertical", "resolver.hysteresis 2.5",
      "cadence fast", "spring.delay 2s",
      "autoscroll on", "feedback on", "animation 0ms", "animation.bulk 4", "settle.max 1s",
      "strict off",
      "performs-without-destination off", "items-are-promises on", "seed 99")
    #expect(settings.viewport == Size(width: 1024, height: 768))
    #expect(settings.rate.hertz == 120)
    #expect(settings.stage.liftDelay == .seconds(1))
    #expect(settings.stage.liftSlop == 4.5)
    #expect(settings.stage.liftDuration == .milliseconds(20))
    #expect(!settings.stage.mouseDragsBeforeLift)
    #expect(settings.stage.resolver == .vertical)
    #expect(settings.stage.resolverHysteresis == 2.5)
    #expect(settings.stage.cadence == .fast)
    #expect(settings.stage.springDelay == .seconds(2))
    #expect(settings.stage.autoScroll == AutoScroll() && settings.stage.givesFeedback)
    #expect(settings.stage.animation == .zero)
    #expect(settings.stage.bulkAnimation == 4)
    #expect(settings.settleMax == .seconds(1))
    #expect(!settings.strict)
    #expect(!settings.stage.performsWithoutDestination)
    #expect(settings.stage.itemsArePromises)
    #expect(settings.seed == 99)
  }

  @Test func `speeds have bounds, or none`() throws {
    let settings = try settings(
      "spring.begin-speed 12.5", "spring.cancel-speed 60", "spring.flash 0ms", "precise.offset 8")
    #expect(settings.stage.springBeginSpeed == 12.5)
    #expect(settings.stage.springCancelSpeed == 60)
    #expect(settings.stage.springFlash == .zero)
    #expect(settings.stage.preciseOffset == 8)
  }

  @Test func `two defaults follow another setting, until they are set themselves`() throws {
    // The stage takes 100 points by itself with the vertical resolver.
    #expect(try settings("resolver vertical").stage.resolverRadius == nil)
    #expect(try settings("resolver vertical", "resolver.radius none").stage.resolverRadius == nil)
    #expect(try settings("resolver.radius 40", "resolver vertical").stage.resolverRadius == 40)
    #expect(try settings("lift.behavior extended").stage.liftDelay == .seconds(1))
    #expect(
      try settings("lift.delay 70ms", "lift.behavior extended").stage.liftDelay == .milliseconds(70)
    )
  }

  @Test func `settings are written as a script sets them`() throws {
    let text = """
      dragscript 1
      set lift.behavior extended
      set lift.delay 250ms
      set lift.slop 4
      set lift.duration 30ms
      set pointer.drag-before-lift off
      set resolver vertical
      set resolver.radius 60
      set resolver.hysteresis 3
      set cadence slow
      set autoscroll on
      set feedback on
      set spring.delay 800ms
      set spring.flash 100ms
      set spring.begin-speed 50
      set spring.cancel-speed 500
      set load.deadline 2s
      set precise.offset 12
      set animation 90ms
      set animation.bulk 5
      set performs-without-destination off
      set items-are-promises on

      """
    let script = try #require(Script.parse(text + "wait 1ms\n", file: "x").script)
    let written = script.setup.compactMap { line -> Setting? in
      if case .set(let setting) = line.statement { setting } else { nil }
    }
    #expect(script.settings.written == written)
    #expect(Settings().written == [])
    // Each alone: what one key sets depends on no other one.
    for setting in written {
      var settings = Settings()
      settings.apply(setting)
      #expect(settings.written == [setting])
    }
  }

  @Test func `a test's own settings take precedence over the file's`() throws {
    let text = "dragscript 1\nset seed 1\nset rate 30hz\ntest \"t\"\n  set seed 2\n  wait 1ms\n"
    let script = try #require(Script.parse(text, file: "a.drag").script)
    let settings = script.settings.applying(script.tests[0].setup)
    #expect(settings.seed == 2)
    #expect(settings.rate.hertz == 30)
  }
}
