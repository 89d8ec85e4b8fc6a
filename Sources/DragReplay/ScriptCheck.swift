public import DragScript

/// What is wrong with a script that can be read, found without running it.
///
/// The scene of each test is built, so what a stage refuses is told at its line; and what is not
/// there yet is told wherever it stands.
public enum ScriptCheck {
  /// The faults, each once, in the order of the script.
  public static func faults(in script: Script) -> [ReplayFault] {
    guard script.unknownRequirements.isEmpty else { return [] }
    var faults: [ReplayFault] = []
    var known: Set<ReplayFault> = []
    func add(_ fault: ReplayFault) {
      if known.insert(fault).inserted { faults.append(fault) }
    }
    let setups = script.tests.isEmpty ? [[]] : script.tests.map(\.setup)
    for setup in setups {
      do throws(ReplayFault) {
        _ = try SceneBuilder(script.setup + setup)
      } catch {
        add(error)
      }
    }
    for test in script.tests {
      for line in test.steps {
        guard case .timed(let timed) = line, let missing = timed.missing else { continue }
        add(ReplayFault(.script, at: timed.location, "\(missing) is not there yet"))
      }
    }
    return faults
  }
}

extension TimedLine {
  /// The name of what the line needs and the stage does not have, or nil.
  fileprivate var missing: String? {
    switch content {
    case .action(let action): action.missing
    case .expectation: nil
    }
  }
}
