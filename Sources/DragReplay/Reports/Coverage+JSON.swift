import DragScript
import DragSessions
import DragStage

extension Coverage {
  /// The coverage as one JSON object, in a fixed order, with a line for each state, transition,
  /// callback and table row; a count of 0 means not covered.
  package var json: String {
    var object = JSONObject(.report, indent: 2)
    write(to: &object, indent: 2)
    return object.closed.string + "\n"
  }

  /// Writes the same members to an object of other JSON.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - indent: The number of spaces ahead of each member; nil where all share one line.
  package func write(to object: inout JSONObject, indent: Int?) {
    let inner = indent.map { $0 + 2 }
    object.add("v", 1)
    object.add("covered", share.covered)
    object.add("all", share.all)
    object.add("states") { json in
      json.object(indent: inner) { states in
        for state in SessionState.allCases { states.add(state.rawValue, self.states[state] ?? 0) }
      }
    }
    object.add("transitions") { json in
      json.list(Self.allChanges, indent: inner) { json, change in
        json.object { row in
          row.add("from", text: change.from.rawValue)
          row.add("to", text: change.to.rawValue)
          row.add("count", changes[change] ?? 0)
        }
      }
    }
    object.add("callbacks") { json in
      json.object(indent: inner) { callbacks in
        for callback in Callback.allCases {
          callbacks.add(callback.rawValue) { json in
            json.object { words in
              for call in Self.allCalls where call.callback == callback {
                words.add(call.word.text, calls[call] ?? 0)
              }
            }
          }
        }
      }
    }
    object.add("rows") { json in
      json.list(Self.allSteps, indent: inner) { json, step in
        json.object { row in
          row.add("machine", text: step.row.table.rawValue)
          row.add("state", text: step.state)
          row.add("event", text: step.event)
          row.add("if", text: step.condition)
          row.add("to", text: step.next)
          row.add("count", rows[step.row] ?? 0)
        }
      }
    }
  }
}
