import TestSupport
import Testing

@Suite struct MeasureCommandTests {
  @Test func `a debug build is not measured, because its ratios mean nothing`() async throws {
    let outcome = try await Command().run("measure", "--row", "4")
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("this is a debug build"))
    #expect(outcome.errors.contains("swift run -c release drag measure"))
  }

  @Test func `a row that is not there is refused with those that are`() async throws {
    let outcome = try await Command().run("measure", "--row", "13")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("there is no row 13"))
    #expect(outcome.errors.contains("1, 2, 3, 4, 5, 6, 7, 8, "))
  }

  @Test func `instructions are counted only by a build that can`() async throws {
    let outcome = try await Command().run("measure", "--instructions", "--debug-anyway")
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("this build counts no instructions"))
    #expect(outcome.errors.contains("--traits Counts"))
  }
}
