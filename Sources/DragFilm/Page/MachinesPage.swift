package import DragReplay
import DragStage
import Machines

/// A page of the state machines: how often each row of their tables was taken, rows that never were marked, and of
/// one test an axis of time along which the states are marked.
package struct MachinesPage {
  private let title: String
  private let coverage: Coverage
  private let moments: [MachineLog.Moment]
  private let duration: Int64

  /// Makes a page of a coverage, without an axis.
  package init(title: String, coverage: Coverage) {
    self.title = title
    self.coverage = coverage
    moments = []
    duration = 0
  }

  /// Makes a page of a test whose rows were kept.
  init(_ reel: FilmReel) {
    title = reel.result.id.text
    coverage = reel.result.coverage ?? Coverage()
    moments = reel.machines.moments
    duration = reel.result.duration.count
  }

  /// The page as HTML, which needs no other file and no network.
  package var html: String {
    let data = FilmPage.dataElement("machine-data", json)
    return PageTemplate(.diagrams).filled(title: title, data: data)
  }

  private var json: JSONBytes {
    var object = JSONObject()
    object.add("title", text: title)
    object.add("duration", duration)
    object.add("machines") { json in
      json.list(Array(MachineTransition.Table.allCases.enumerated())) { json, machine in
        json.raw(self.machine(machine.element, MachineLog.states[machine.offset]).closed)
      }
    }
    object.add("moments") { json in
      json.list(moments) { json, moment in
        json.raw("[\(moment.time),")
        json.text(moment.text)
        json.raw(",\(moment.rows),\(moment.states)]")
      }
    }
    return object.closed
  }

  private func machine(_ table: MachineTransition.Table, _ states: [String]) -> JSONObject {
    var object = JSONObject()
    object.add("name", text: table.rawValue)
    object.add("states", texts: states)
    object.add("rows") { json in
      json.list(Coverage.allSteps.filter { $0.row.table == table }) { json, step in
        json.raw(
          "[\(states.firstIndex(of: step.state) ?? 0),\(states.firstIndex(of: step.next) ?? 0),")
        json.text(step.event)
        json.raw(",")
        json.text(step.condition)
        json.raw(",\(coverage.rows[step.row] ?? 0)]")
      }
    }
    return object
  }
}
