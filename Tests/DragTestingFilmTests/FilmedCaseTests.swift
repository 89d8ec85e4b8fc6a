import TestSupport
import Testing

@testable import DragTesting
@testable import DragTestingFilm

@Suite struct FilmedCaseTests {
  @Test func `a filmed run ends as any other`() throws {
    let script = try #require(Scripts(in: "Failing").first)
    var plain: PlayedScript?
    withKnownIssue { plain = script.run() }
    var filmed: PlayedScript?
    withKnownIssue { filmed = script.runFilmed() }
    #expect(filmed?.result.status == .failed)
    #expect(filmed?.result.traceText == plain?.result.traceText)
    #expect(filmed?.orders == ["list": ["b", "a"]])
  }

  @Test func `a failure has a page that plays it`() throws {
    let failing = try #require(Scripts(in: "Failing").first)
    guard case .test(let test, let script, let golden) = failing.content else {
      Issue.record("expected a script that can be read, found \(failing.content)")
      return
    }
    var calls = 0
    let outcome = ScriptCase.Outcome(
      filming: test, of: script, golden: golden, hooks: HostHooks()
    ) { _ in calls += 1 }
    #expect(calls == 1)
    let page = try unpackedPage(#require(outcome.files()["html"]))
    #expect(page.lowercased().hasPrefix("<!doctype html>"))
    #expect(page.contains("a row goes last"))
    #expect(page.contains("order of list"))
    // Its files are named as in the package, on every machine.
    let names = Set(page.matches(of: /"(?:file|path)":"([^"]*)"/).map { String($0.output.1) })
    #expect(!names.isEmpty)
    for name in names { #expect(name.hasPrefix("Tests/DragTestingFilmTests/Failing/"), "\(name)") }
  }
}
