import DragScript
import DragSessions

extension Coverage {
  /// The coverage as one JSON object, in a fixed order, with a line for each state, transition,
  /// callback and table row; a count of 0 means not covered.
  package var json: String {
    let states = SessionState.allCases.map {
      "    \(JSONText.quoted($0.rawValue)): \(self.states[$0] ?? 0)"
    }
    let transitions = Self.allChanges.map { change in
      "    {\"from\": \(JSONText.quoted(change.from.rawValue)), "
        + "\"to\": \(JSONText.quoted(change.to.rawValue)), \"count\": \(changes[change] ?? 0)}"
    }
    let callbacks = Callback.allCases.map { callback in
      let words = Self.allCalls.filter { $0.callback == callback }.map { call in
        "\(JSONText.quoted(call.word.text)): \(calls[call] ?? 0)"
      }
      return "    \(JSONText.quoted(callback.rawValue)): {\(words.joined(separator: ", "))}"
    }
    return """
      {
        "v": 1,
        "covered": \(share.covered),
        "all": \(share.all),
        "states": {
      \(states.joined(separator: ",\n"))
        },
        "transitions": [
      \(transitions.joined(separator: ",\n"))
        ],
        "callbacks": {
      \(callbacks.joined(separator: ",\n"))
        },
        "rows": [
      \(rowObjects.joined(separator: ",\n"))
        ]
      }

      """
  }
}
