import TestSupport
import Testing

@Suite struct MeasureCommandTests {
  @Test func `a debug build is not measured, because its ratios mean nothing`() async throws {
    let outcome = try await Command("drag-measure").run("--row", "4")
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("this is a debug build"))
    #expect(outcome.errors.contains("swift run -c release drag-measure"))
  }

  @Test func `a row that is not there is refused with those that are`() async throws {
    let outcome = try await Command("drag-measure").run("--row", "13")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("there is no row 13"))
    #expect(outcome.errors.contains("1, 2, 3, 4, 5, 6, 7, 8, "))
  }

  #if !Counts
    @Test func `instructions are counted only by a build that can`() async throws {
      let outcome = try await Command("drag-measure").run("--instructions", "--debug-anyway")
      #expect(outcome.code == 2)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains("this build counts no instructions"))
      #expect(outcome.errors.contains("--traits Counts"))
    }
  #endif

  @Test func `help names every option, in lines that fit a terminal`() async throws {
    let outcome = try await Command("drag-measure").run("--help")
    #expect(outcome.code == 0)
    #expect(outcome.lines.first == "usage: drag-measure [OPTION…]")
    for option in ["--row N", "--rounds N", "--instructions", "--json", "--debug-anyway"] {
      #expect(outcome.lines.contains { $0.hasPrefix("  \(option)") }, "\(option)")
    }
    for line in outcome.lines { #expect(line.count <= 110, "\(line)") }
  }
}
