package import DragReplay
import Machines

/// What an index shows of a test; it does not keep the film.
package struct FilmCard: Sendable {
  /// The test's file and name.
  package let id: TestID
  let line: Int
  private let status: TestResult.Status
  private let duration: Int64
  /// The statement that failed first, else its message.
  private let failure: String?
  /// A drawing of the moment to open at.
  private var still: String?
  /// The file of the page that plays the film, where it is not the card's own.
  private var page: String?

  /// Reads what is shown of a film whose page is in the folder of the index.
  package init(_ reel: FilmReel, page: String) {
    self.init(reel, still: reel.still)
    self.page = page
  }

  /// Reads what is shown of a film of the same page.
  init(_ reel: FilmReel, still: String? = nil) {
    let result = reel.result
    id = TestID(file: result.file, name: result.name)
    line = reel.line
    status = result.status
    duration = result.duration.count
    failure = result.faults.first.map { reel.line(at: $0.location) ?? $0.message }
    self.still = still
  }

  /// The members of a test's head, still open.
  var json: JSONObject {
    var object = JSONObject()
    object.add("name", text: id.name)
    object.add("file", text: id.file)
    object.add("line", line)
    switch status {
    case .passed: object.add("outcome", text: "passed")
    case .failed: object.add("outcome", text: "failed")
    case .skipped(let reason):
      object.add("outcome", text: "skipped")
      object.add("reason", text: reason)
    }
    object.add("duration", duration)
    if let failure { object.add("failure", text: failure) }
    if let still { object.add("still", text: still) }
    if let page { object.add("page", text: page) }
    return object
  }
}
