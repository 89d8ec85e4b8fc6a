import DragSessions
import DragStage
import Foundation

/// A line of the list of calls, which is put together when it is read: there is one for each move of a drag.
enum CallNote {
  /// A call that an application has answered for a view.
  case call(ViewID, String, [String])
  /// The proposal that a delegate has given for a path of a list.
  case update(ViewID, IndexPath?, DropProposal)
  /// What a shipped application does against the contract.
  case remark(String)

  /// The line as tests read it.
  func line(on stage: Stage) -> String {
    switch self {
    case .call(let view, let name, let details):
      ([stage.name(of: view), name] + details).filter { !$0.isEmpty }.joined(separator: " ")
    case .update(let view, let path, let proposal):
      "\(stage.name(of: view)) dropSessionDidUpdate \(path?.text ?? "nil")"
        + " -> \(proposal.operation.rawValue) \(proposal.intent.rawValue)"
    case .remark(let text): "note: " + text
    }
  }
}
