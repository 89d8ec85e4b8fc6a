import DragReplay
import DragScript

extension TestStage {
  /// The items of a view's data, in their order.
  public func order(of view: TestView) -> [String] {
    stage.view(named: view.name).map { stage.order(of: $0).flatMap(\.self) } ?? []
  }

  /// Checks an expectation now; if it does not hold, the test fails at this line and continues.
  ///
  /// Without a pointer it is about the latest session. Returns whether it holds.
  @discardableResult
  public func expect(
    _ expectation: StageExpectation, by pointer: TestPointer? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let caller = Caller(fileID, file, line, column)
    guard let predicate = predicate(of: expectation, caller) else { return false }
    record?.expect(predicate, of: pointer?.name)
    let id = pointer.flatMap { stage.pointer(named: $0.name) }
    let holds = player.expect(predicate, of: id, at: caller.location)
    if case .state = predicate, !holds, stage.nextDeadline == stage.now {
      player.log.addNote("a timer is due at this exact moment and fires when time advances")
    }
    report(caller)
    return holds
  }

  /// Expects that a view's data has exactly these items, in this order.
  @discardableResult
  public func expect(
    _ view: TestView, has items: [String],
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    expect(.order(of: view, items), fileID: fileID, file: file, line: line, column: column)
  }

  /// Expects a trace from the test's beginning to now.
  ///
  /// `...` alone matches any number of lines, omitted keys are not compared, and `{{…}}` is a pattern.
  /// A golden without lines expects an empty trace.
  @discardableResult
  public func expect(
    trace golden: String,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let caller = Caller(fileID, file, line, column)
    let lines = golden.split(separator: "\n").map { "| \($0)\n" }.joined()
    guard let steps = steps(lines, caller) else { return false }
    record?.add(steps)
    if steps.isEmpty { player.log.compareTrace(with: .empty) }
    for case .golden(let block) in steps { player.log.compareTrace(with: block) }
    let holds = player.log.faults.isEmpty
    report(caller)
    return holds
  }

  private func predicate(of expectation: StageExpectation, _ caller: Caller) -> Predicate? {
    switch expectation.content {
    case .predicate(let predicate): return predicate
    case .text(let text):
      guard let steps = steps("expect \(text)", caller) else { return nil }
      guard steps.count == 1, case .timed(let line) = steps[0],
        case .expectation(let expectation) = line.content
      else {
        caller.fail("expected exactly one expectation in the string")
        return nil
      }
      return expectation.predicate
    }
  }
}
