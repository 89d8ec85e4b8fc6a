import DragTesting
import DragUIKit

extension AppStage {
  /// Fails the test where it shows an object with a method that looks like one of a delegate, and is not called as it
  /// seems.
  ///
  /// The classes of controllers, and of the delegates of lists and interactions, are looked up in a report, each once.
  /// The file is what `drag audit-uikit --format json --output FILE` has written of the application's module.
  public func audit(
    contentsOf path: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let caller = Caller(fileID, file, line, column)
    do {
      audits.append(try AppAudit(contentsOf: path))
    } catch {
      caller.fail("expected a report of `drag audit-uikit --format json`: \(path): \(error)")
    }
    drive(caller) {}
  }

  /// The findings about what is shown that were not returned before.
  func newFindings() -> [AppAudit.Finding] {
    guard !audits.isEmpty else { return [] }
    let shown = window.shownObjects
    return audits.indices.flatMap { audits[$0].newFindings(about: shown) }
  }
}
