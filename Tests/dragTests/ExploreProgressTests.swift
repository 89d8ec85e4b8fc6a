import Testing

@testable import drag

@Suite struct ExploreProgressTests {
  @Test func `the line has the runs, their gestures and what is found (EX-67)`() {
    #expect(
      ExploreProgress.text(120, of: 2_000, gestures: 843, findings: 0)
        == "120/2000 runs, 843 gestures")
    #expect(
      ExploreProgress.text(120, of: nil, gestures: 843, findings: 2)
        == "120 runs, 843 gestures, 2 found")
  }

  @Test func `a pipe gets no line`() async throws {
    let outcome = try await ExploredSamples.command(ExploredSamples.mended)
      .run("explore", "g.drag", "--for", "1500ms")
    #expect(outcome.errors == "")
    #expect(!outcome.output.contains("\r"))
  }
}
