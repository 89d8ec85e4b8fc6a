import DragFiles
import DragReplay

/// The destinations of a run's reports, traces and coverage.
struct ReplayOutputs {
  /// The format of a report.
  enum Format: String, CaseIterable {
    case console
    case tap
    case tap13
    case junit
    case github
  }

  let trace: TraceOutput?
  /// The coverage file, or `-`.
  let coverage: String?
  /// The recording file, or `-`.
  let recording: String?
  /// The folder of films.
  let films: FilmFolder?
  private let reports: [(format: Format, path: String)]

  /// Parses the options; only one output can use standard output.
  init(_ arguments: Arguments) throws(CommandError) {
    trace = arguments.value(of: "--trace").map(TraceOutput.init)
    coverage = arguments.value(of: "--coverage")
    recording = arguments.value(of: "--record")
    films = arguments.value(of: "--film").map(FilmFolder.init)
    var reports: [(format: Format, path: String)] = []
    for text in arguments.values(of: "--report") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let format: Format = try OptionLiteral(option: "--report", text: String(parts[0])).choice()
      reports.append((format, parts.count > 1 ? String(parts[1]) : StandardInput.operand))
    }
    self.reports = reports
    guard wishes <= 1 else {
      throw CommandError(
        "expected one output on standard output, found \(wishes)",
        hint: "write all but one to files")
    }
  }

  /// The number of outputs on standard output besides the console report.
  private var wishes: Int {
    let paths =
      reports.filter { $0.format != .console }.map(\.path)
      + [coverage, recording].compactMap { $0 }
    return paths.count { $0 == StandardInput.operand }
      + (trace?.isStandardOutput == true ? 1 : 0)
  }

  /// The stream of the console report.
  var stream: Console.Stream { wishes == 0 ? .output : .errors }

  /// Writes everything; the console report begins with the updated goldens.
  func write(
    _ report: ReplayReport, _ covered: Coverage?, recorded: [UInt8]?, after updates: [String]
  ) -> [FileError] {
    var problems: [FileError] = []
    func attempt(_ body: () throws(FileError) -> Void) {
      do throws(FileError) {
        try body()
      } catch {
        problems.append(error)
      }
    }
    attempt { () throws(FileError) in try trace?.write(report.results) }
    if let recording, let recorded {
      attempt { () throws(FileError) in try put(recorded, to: recording) }
    }
    if let coverage, let covered {
      attempt { () throws(FileError) in try put(covered.json, to: coverage) }
    }
    for (format, path) in reports {
      // The console report is on standard output in any case.
      if format == .console, path == StandardInput.operand { continue }
      attempt { () throws(FileError) in try put(Self.text(of: report, as: format), to: path) }
    }
    say(updates.map { ReportLine(.plain, $0) } + report.lines)
    attempt { () throws(FileError) in try reportGitHub(report) }
    return problems
  }

  private static func text(of report: ReplayReport, as format: Format) -> String {
    switch format {
    case .console: report.text
    case .tap: TAPReport.text(of: report)
    case .tap13: TAPReport.text(of: report, version: 13)
    case .junit: JUnitReport.text(of: report)
    case .github: GitHubReport.annotations(of: report)
    }
  }

  private func say(_ lines: [ReportLine]) {
    let palette = Console.showsColor(stream) ? Palette.colors : .plain
    let text = lines.map { palette.text(of: $0) + "\n" }.joined()
    if stream == .output { Console.say(text) } else { Console.report(text) }
  }

  /// In a GitHub Actions job annotations are always written, and so is the summary table.
  private func reportGitHub(_ report: ReplayReport) throws(FileError) {
    guard let flag = Console.environment("GITHUB_ACTIONS"), !flag.isEmpty else { return }
    if !reports.contains(where: { $0.format == .github }) {
      let text = GitHubReport.annotations(of: report)
      if stream == .output { Console.say(text) } else { Console.report(text) }
    }
    guard let path = Console.environment("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
    let file = DiskFile(path)
    let before = (try? file.bytes()) ?? []
    try file.write(before + Array(GitHubReport.summary(of: report).utf8))
  }

  private func put(_ text: String, to path: String) throws(FileError) {
    try put(Array(text.utf8), to: path)
  }

  private func put(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard path != StandardInput.operand else { return Console.say(bytes) }
    try DiskFile(path).write(bytes)
  }
}
