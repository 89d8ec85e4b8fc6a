import CollectionLayout
import DragGeometry
import DragScript
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
    #expect(settings.liftDelay == .milliseconds(500))
    #expect(settings.liftSlop == 10)
    #expect(settings.liftDuration == .zero)
    #expect(settings.liftBehavior == .default)
    #expect(settings.pointerDragBeforeLift)
    #expect(settings.resolver == .nearest)
    #expect(settings.resolverRadius == nil)
    #expect(settings.resolverHysteresis == 0)
    #expect(settings.cadence == .immediate)
    #expect(settings.springDelay == .seconds(1))
    #expect(settings.springFlash == .milliseconds(250))
    #expect(settings.springBeginSpeed == nil && settings.springCancelSpeed == nil)
    #expect(settings.preciseOffset == 20)
    #expect(!settings.autoscroll)
    #expect(settings.animation == .milliseconds(300))
    #expect(settings.animationBulk == nil)
    #expect(settings.settleMax == .seconds(10))
    #expect(settings.strict)
    #expect(settings.performsWithoutDestination)
    #expect(!settings.itemsArePromises)
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
    #expect(settings.liftDelay == .seconds(1))
    #expect(settings.liftSlop == 4.5)
    #expect(settings.liftDuration == .milliseconds(20))
    #expect(!settings.pointerDragBeforeLift)
    #expect(settings.resolver == .vertical)
    #expect(settings.resolverHysteresis == 2.5)
    #expect(settings.cadence == .fast)
    #expect(settings.springDelay == .seconds(2))
    #expect(settings.autoscroll && settings.feedback)
    #expect(settings.animation == .zero)
    #expect(settings.animationBulk == 4)
    #expect(settings.settleMax == .seconds(1))
    #expect(!settings.strict)
    #expect(!settings.performsWithoutDestination)
    #expect(settings.itemsArePromises)
    #expect(settings.seed == 99)
  }

  @Test func `speeds have bounds, or none`() throws {
    let settings = try settings(
      "spring.begin-speed 12.5", "spring.cancel-speed 60", "spring.flash 0ms", "precise.offset 8")
    #expect(settings.springBeginSpeed == 12.5)
    #expect(settings.springCancelSpeed == 60)
    #expect(settings.springFlash == .zero)
    #expect(settings.preciseOffset == 8)
  }

  @Test func `two defaults follow another setting, until they are set themselves`() throws {
    #expect(try settings("resolver vertical").resolverRadius == 100)
    #expect(try settings("resolver vertical", "resolver.radius none").resolverRadius == nil)
    #expect(try settings("resolver.radius 40", "resolver vertical").resolverRadius == 40)
    #expect(try settings("lift.behavior extended").liftDelay == .seconds(1))
    #expect(
      try settings("lift.delay 70ms", "lift.behavior extended").liftDelay == .milliseconds(70))
  }

  @Test func `a test's own settings take precedence over the file's`() throws {
    let text = "dragscript 1\nset seed 1\nset rate 30hz\ntest \"t\"\n  set seed 2\n  wait 1ms\n"
    let script = try #require(Script.parse(text, file: "a.drag").script)
    let settings = script.settings.applying(script.tests[0].setup)
    #expect(settings.seed == 2)
    #expect(settings.rate.hertz == 30)
  }
}
