import DragFiles
import DragGeometry
import DragReplay
import DragScript
import DragSessions
import GestureImport

extension Option {
  /// The options of `where` alone.
  static let ofWhere = [
    Option(
      name: "--recording", value: "FILE",
      help: "ask where the pointers of FILE go up; may be repeated", repeats: true)
  ]
}

/// `drag where`: which points of a scene mean a gap, and which gap a point means.
struct WhereCommand {
  private let scenePath: String
  private let targets: [String]
  private let recordings: [String]
  private let arguments: Arguments

  /// Reads the words behind `where`.
  init(_ words: [String]) throws(CommandError) {
    arguments = try Arguments(words, knowing: Option.ofWhere + Option.ofReading)
    recordings = arguments.values(of: "--recording")
    guard let scene = arguments.operands.first, arguments.operands.count + recordings.count > 1
    else {
      throw CommandError(
        "expected a scene and a gap or a point in it, found \(arguments.operands.count) words",
        hint: "such as drag where scene.drag 'list[gap 4]' 195,300")
    }
    scenePath = scene
    targets = Array(arguments.operands.dropFirst())
  }

  /// Writes a line for each question.
  func run() throws(CommandError) -> ExitCode {
    let scene = try ScriptSetup(at: scenePath).script
    for target in targets { Console.say(try answer(target, on: scene) + "\n") }
    for recording in recordings { try say(recording, on: scene) }
    return .success
  }

  private func answer(_ text: String, on scene: Script) throws(CommandError) -> String {
    do throws(TestFailure) {
      switch try GapMap.question(text, on: scene) {
      case .gap(let gap, let map): return Self.line(gap, map)
      case .point(let point, let map): return "\(text): \(Self.line(point, map))"
      }
    } catch {
      throw CommandError(impossible: "`\(text)`: \(error.message)")
    }
  }

  /// The rectangle of a gap's points, and one of them.
  private static func line(_ gap: GapIndex, _ map: GapMap) -> String {
    guard let region = map.region(of: gap) else {
      return "\(map.text(of: gap)): no point of the view means it"
    }
    let (box, middle) = (region.bounds, region.middle)
    return "\(map.text(of: gap)): x \(box.minX.halves)..\(box.maxX.halves), "
      + "y \(box.minY.halves)..\(box.maxY.halves), such as \(middle.x.halves),\(middle.y.halves)"
  }

  /// Returns a line with the meaning of a point and its distance to the next point with another
  /// meaning.
  private static func line(_ point: Point, _ map: GapMap) -> String {
    let border = map.border(of: point)
    let here = map.gap(at: point).map { map.text(of: $0) } ?? "no gap"
    let there = border.gap.map { map.text(of: $0) } ?? "no gap"
    return "\(here); \(border.distance.decimalText) points \(border.direction) it is \(there)"
  }

  /// Prints the positions at which the pointers of a recording go up.
  private func say(_ path: String, on scene: Script) throws(CommandError) {
    let options = try ImportOptions(arguments, over: scene.settings)
    let found = try CommandError.wrapping { () throws(FileError) in
      try ReplaySource.sources(at: [path], as: nil, scene: scenePath)
    }
    for source in found.sources {
      let unit = try CommandError.wrapping { () throws(FileError) in
        try ReplayUnit(source, scene: scene, options: options)
      }
      Console.report(unit.diagnostics)
      guard let script = unit.script else {
        throw CommandError(impossible: "\(source.name) cannot be read")
      }
      for test in script.tests {
        let result = ScriptRun(test, of: script, storesIn: StoreFiles.maker).run()
        for release in Self.releases(in: result.trace) {
          Console.say("\(source.name): \(release.what) at ")
          Console.say("\(try answer(release.point, on: scene))\n")
        }
      }
    }
  }

  /// Returns the positions at which pointers go up: those of their last lines.
  private static func releases(in trace: [TraceLine]) -> [(what: String, point: String)] {
    var points: [String: String] = [:]
    var releases: [(what: String, point: String)] = []
    for line in trace where line.kind == .pointer {
      if let target = line.target { points[line.who] = target }
      guard line.what == "up", let point = points[line.who] else { continue }
      releases.append(("\(line.who).up", point))
    }
    return releases
  }
}

extension GapMap {
  /// A gap as the language writes it.
  fileprivate func text(of gap: GapIndex) -> String {
    "\(name)[gap \(gap.section == 0 ? "" : "\(gap.section)/")\(gap.item)]"
  }
}

extension Double {
  /// The number, to half a unit.
  fileprivate var halves: String { ((self * 2).rounded() / 2).decimalText }
}
