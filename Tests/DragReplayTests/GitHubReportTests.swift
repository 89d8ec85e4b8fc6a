import Testing

import DragReplay

@Suite struct GitHubReportTests {
  @Test func `an annotation for each fault, at its line`() {
    var report = ReplayReport()
    report.results = [
      Reporting.result("good"),
      Reporting.result("bad", [Reporting.fault("badge", expected: "plus", actual: "none")]),
    ]
    #expect(
      GitHubReport.annotations(of: report) == """
        ::error file=a.drag,line=9,col=3,title=bad::badge%0A  expected: plus%0A  actual:   none

        """)
  }

  @Test func `nasty names end neither a property nor a command`() throws {
    let text = GitHubReport.annotations(of: Reporting.everything)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(
      lines[0]
        == "::error file=bad.drag,line=2,col=1,title=DS0201::"
        + "unknown statement `vuew`%0Ahint: did you mean `view`?")
    #expect(lines[1].hasPrefix("::warning file=b.drag,line=3,col=5,title=DS0207::"))
    #expect(
      lines[2].hasPrefix(
        "::error file=a.drag,line=9,col=3,"
          + "title=q\" a' b\\ <c> & ]]> 100%25 # d%2C e%3A f%0A%3A%3Aerror g%0D\t␁␛[31m␡\\u{85}\\u{2028} é|::q\""
      )
    )
    #expect(lines.allSatisfy { $0.hasPrefix("::") })
  }

  @Test func `what is no file is not named as one`() {
    let text = GitHubReport.annotations(of: Reporting.everything) { $0 != "a.drag" }
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("::error file=bad.drag,line=2,col=1,title=DS0201::"))
    #expect(lines[2].hasPrefix("::error title=q\" a' b"))
  }

  @Test func `the summary is a table of what did not pass, in which nothing is markup`() {
    let lines = GitHubReport.summary(of: Reporting.everything).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    #expect(lines[0] == "### drag: 1 passed, 2 failed, 1 skipped, 1 file not read")
    #expect(lines[2...3] == ["| | file | test | why |", "|---|---|---|---|"])
    #expect(lines[4] == "| unreadable | bad.drag |  | unknown statement \\`vuew\\` |")
    #expect(lines.count == 10)
    for line in lines[4...7] {
      #expect(line.replacing("\\|", with: "").count { $0 == "|" } == 5, "\(line)")
      #expect(!line.contains("<"))
    }
  }

  @Test func `where all pass there are no tables`() {
    var report = ReplayReport()
    report.results = [Reporting.result("good")]
    #expect(GitHubReport.summary(of: report) == "### drag: 1 passed, 0 failed\n\n")
    #expect(GitHubReport.annotations(of: report) == "")
  }
}
