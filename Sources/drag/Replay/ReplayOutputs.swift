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
  /// The file of the coverage.
  let coverage: OutputFile?
  /// The file of the recording.
  let recording: OutputFile?
  /// The folder of films.
  let films: FilmFolder?
  private let reports: [(format: Format, file: OutputFile)]

  /// Parses the options; only one output can use standard output.
  init(_ arguments: Arguments) throws(CommandError) {
    trace = try arguments.value(of: "--trace").map { text throws(CommandError) in
      try TraceOutput(text, of: "--trace")
    }
    coverage = try arguments.output(of: "--coverage")
    recording = try arguments.output(of: "--record")
    films = try arguments.value(of: "--film").map { text throws(CommandError) in
      try FilmFolder(text, of: "--film")
    }
    var reports: [(format: Format, file: OutputFile)] = []
    for text in arguments.values(of: "--report") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let format: Format = try OptionLiteral(option: "--report", text: String(parts[0])).choice()
      let path = parts.count > 1 ? String(parts[1]) : StandardInput.operand
      reports.append((format, try OutputFile(path, of: "--report")))
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
    let documents = reports.filter { $0.format != .console }.map(\.file) + otherFiles
    return documents.count { $0.isStandardOutput }
  }

  private var otherFiles: [OutputFile] { [trace?.file, coverage, recording].compactMap { $0 } }

  /// Rejects files that are read as well, before anything is run.
  func check(apartFrom inputs: InputFiles) throws(CommandError) {
    for file in reports.map(\.file) + otherFiles { try file.check(apartFrom: inputs) }
  }

  /// The stream of the console report.
  var stream: Console.Stream { wishes == 0 ? .output : .errors }

  /// Writes everything; the console report begins with the updated goldens.
  func write(
    _ report: ReplayReport, _ covered: Coverage?, recorded: [UInt8]?, after updates: [String],
    apartFrom inputs: InputFiles
  ) -> [CommandError] {
    var problems: [CommandError] = []
    func attempt(_ body: () throws(CommandError) -> Void) {
      do throws(CommandError) {
        try body()
      } catch {
        problems.append(error)
      }
    }
    attempt { () throws(CommandError) in
      try trace?.write(report.results, apartFrom: inputs)
    }
    if let recording, let recorded {
      attempt { () throws(CommandError) in try recording.write(recorded, apartFrom: inputs) }
    }
    if let coverage, let covered {
      attempt { () throws(CommandError) in try coverage.write(covered.json, apartFrom: inputs) }
    }
    for (format, file) in reports {
      // The console report is on standard output in any case.
      if format == .console, file.isStandardOutput { continue }
      attempt { () throws(CommandError) in
        try file.write(Self.text(of: report, as: format), apartFrom: inputs)
      }
    }
    say(updates.map { ReportLine(.plain, $0) } + report.lines)
    attempt { () throws(CommandError) in
      try CommandError.wrapping { () throws(FileError) in try reportGitHub(report) }
    }
    return problems
  }

  private static func text(of report: ReplayReport, as format: Format) -> String {
    switch format {
    case .console: report.text
    case .tap: TAPReport.text(of: report)
    case .tap13: TAPReport.text(of: report, version: 13)
    case .junit: JUnitReport.text(of: report)
    case .github: annotations(of: report)
    }
  }

  private static func annotations(of report: ReplayReport) -> String {
    GitHubReport.annotations(of: report) { FileMark(at: $0) != nil }
  }

  private func say(_ lines: [ReportLine]) {
    let palette = Console.showsColor(stream) ? ReportColors.colors : .plain
    Console.draw(lines.map { palette.text(of: $0) + "\n" }.joined(), to: stream)
  }

  /// In a GitHub Actions job annotations are always written, and so is the summary table.
  private func reportGitHub(_ report: ReplayReport) throws(FileError) {
    guard let flag = Console.environment("GITHUB_ACTIONS"), !flag.isEmpty else { return }
    if !reports.contains(where: { $0.format == .github }) {
      Console.annotate(Self.annotations(of: report), to: stream)
    }
    guard let path = Console.environment("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
    let file = DiskFile(path)
    let before = (try? file.bytes()) ?? []
    try file.write(before + Array(GitHubReport.summary(of: report).utf8))
  }
}
