import TestSupport
import Testing

@Suite struct ExploreCommandTests {
  @Test func `the worlds are listed, each with what it is about`() async throws {
    let outcome = try await Command().run("explore", "--list")
    #expect(outcome.code == 0)
    #expect(
      outcome.lines.map { $0.split(separator: " ").first.map(String.init) } == [
        "one-finger", "reactions", "loads", "second-drag", "taps", "data-changes", "applications",
        "two-fingers", "all-at-once",
      ])
  }

  @Test func `a world is searched completely`() async throws {
    let outcome = try await Command().run("explore", "reactions")
    #expect(outcome.code == 0)
    #expect(outcome.lines.count == 1)
    #expect(
      outcome.output.hasPrefix("reactions: 334 states, 2184 transitions, depth 11, "))
    #expect(outcome.output.hasSuffix(" s: all hold\n"))
  }

  @Test func `programs read one object a world`() async throws {
    let outcome = try await Command().run("explore", "--json", "reactions")
    #expect(outcome.code == 0)
    #expect(
      outcome.output.hasPrefix(
        "{\"world\":\"reactions\",\"states\":334,\"transitions\":2184,\"refusals\":847,"
          + "\"quiet\":60,\"depth\":11,\"storm\":6,\"milliseconds\":"))
    #expect(outcome.output.hasSuffix(",\"violation\":null}\n"))
  }

  @Test func `a world that is not there is refused with a hint`() async throws {
    let outcome = try await Command().run("explore", "load")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("there is no world `load`"))
    #expect(outcome.errors.contains("loads"))
  }
}
