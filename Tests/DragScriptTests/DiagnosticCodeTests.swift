import DragScript
import Testing

@Suite struct DiagnosticCodeTests {
  @Test(
    arguments: FaultCase.lexical + FaultCase.statements + FaultCase.structure + FaultCase.golden)
  func `a fault is reported once, with its code and its place`(fault: FaultCase) {
    let outcome = Script.parse(fault.text, file: "a.drag")
    let reported = outcome.diagnostics.map { "\($0.code) \($0.location)" }
    #expect(reported == ["\(fault.code.rawValue) a.drag:\(fault.line):\(fault.column)"])
    #expect((outcome.script == nil) == outcome.diagnostics.contains { $0.severity == .error })
  }

  @Test func `every code has a test, a sentence and a number of its own`() {
    let elsewhere: [DiagnosticCode] = [
      .tooManyDiagnostics, .invalidUTF8, .includeTooDeep, .includeContent, .tooManyIncludes,
      .fileChanged, .fileUnreadable,
      // What is wrong or doubtful in a script that can be read (ScriptCheckTests).
      .hiddenPolicy, .deadCondition, .unmatchedSpan, .unseenPress, .unseenMove,
      .rejectedSetup,
    ]
    let cases = FaultCase.lexical + FaultCase.statements + FaultCase.structure + FaultCase.golden
    let tested = Set(cases.map(\.code) + elsewhere)
    #expect(DiagnosticCode.allCases.filter { !tested.contains($0) } == [])
    for code in DiagnosticCode.allCases { #expect(code.meaning.hasSuffix(".")) }
    #expect(Set(DiagnosticCode.allCases.map(\.meaning)).count == DiagnosticCode.allCases.count)
  }
}
