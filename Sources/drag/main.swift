import DragReplay
import DragScript
import FoundationEssentials
import Glibc

if CommandLine.arguments.dropFirst().first == "measure" {
  exit(MeasureCommand.run(Array(CommandLine.arguments.dropFirst(2))))
}
var report = ReplayReport()
for path in CommandLine.arguments.dropFirst() {
  let data = try Data(contentsOf: URL(fileURLWithPath: path))
  let outcome = Script.parse(Array(data), file: path)
  report.diagnostics += outcome.diagnostics
  if let script = outcome.script { report.run(script) }
}
for r in report.results { print(r.traceText) }
print(report.text)
