import DragReplay
import Testing

@testable import drag

@Suite struct CoverageFileTests {
  /// Whether a file with these members is a coverage.
  private func isTaken(
    states: String = "", transitions: String = "", callbacks: String = "",
    rows: Int = Coverage.allSteps.count, version: Int = 1
  ) -> Bool {
    let taken = Array(repeating: "{\"count\":1}", count: rows).joined(separator: ",")
    let text =
      "{\"v\":\(version),\"states\":{\(states)},\"transitions\":[\(transitions)],"
      + "\"callbacks\":{\(callbacks)},\"rows\":[\(taken)]}"
    return CoverageFile(Array(text.utf8))?.coverage != nil
  }

  @Test func `a file that names what this version does not have is refused, wherever it is`() {
    let (known, unknown) = ("\"idle\":1,\"lifted\":2", "\"floating\":1")
    let from = #"{"from":"idle","to":"pressed","count":1}"#
    let strange = #"{"from":"idle","to":"transferred","count":1}"#
    let (word, strangeWord) = (#""update":{"proposal":1}"#, #""update":{"perhaps":1}"#)
    let many = "\"idle\":\(CoverageFile.mostCount + 1)"
    #expect(isTaken() && isTaken(states: known, transitions: from, callbacks: word))
    let refused = [
      isTaken(states: unknown), isTaken(states: known + "," + unknown), isTaken(states: many),
      isTaken(transitions: strange + "," + from), isTaken(transitions: from + "," + strange),
      isTaken(callbacks: strangeWord), isTaken(callbacks: "\"levitate\":{\"proposal\":1}"),
      isTaken(rows: 0), isTaken(rows: Coverage.allSteps.count + 1), isTaken(version: 2),
    ]
    #expect(refused == refused.map { _ in false })
  }
}
