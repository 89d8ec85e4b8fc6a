import Foundation
import Testing

@testable import drag

@Suite struct ReportsPageTests {
  private static let page: String = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Sources/DragStage/DragStage.docc/Reports.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  @Test(arguments: Option.ofReplay + Option.ofFormat + Option.ofShrink)
  func `the page describes every option`(option: Option) {
    let names = [option.name, option.short].compactMap { $0 }
    #expect(names.contains { Self.page.contains("`\($0)") || Self.page.contains(" \($0) ") })
  }

  @Test(arguments: ReplayOutputs.Format.allCases)
  func `the page describes every format`(format: ReplayOutputs.Format) {
    #expect(Self.page.contains("| `\(format.rawValue)` |"))
  }

  @Test func `the page has a row for every exit code`() {
    for code in [ExitCode.success, .failed, .misuse, .internal, .nothing] {
      #expect(Self.page.contains("\n| \(code.rawValue) | "))
    }
  }
}
