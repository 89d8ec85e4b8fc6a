public import DragScript
import OrderedStore

/// What is wrong with a script that can be read, found without running it.
///
/// The scene of each test is built, so what a stage refuses is told at its line. Whether a host
/// answers to a `call` is not known here.
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
        _ = try SceneBuilder(script.setup + setup, storesIn: UnopenedStores())
      } catch {
        add(error)
      }
    }
    return faults
  }
}

/// Stores in files, for a scene that nobody plays: no file is opened.
private final class UnopenedStores: StoreFolder {
  func open(_ path: String) -> any StoreDriver { MemoryDriver<GapKey>() }
}
