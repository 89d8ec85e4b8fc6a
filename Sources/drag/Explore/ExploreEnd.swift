import DragReplay

/// What the last line of `drag explore --json` says (EX-67), from which a merge of shards makes one line (EX-69).
struct ExploreEnd: Decodable {
  /// The number of findings.
  var found: Int
  /// The number of runs.
  var runs: Int
  /// The seed, which may be more than a number of JSON holds.
  let seed: String
  /// The steps that press something.
  var gestures: Int
  /// All steps.
  var steps: Int
  /// The lines that the stage refused.
  var refused: Int
  /// The drags that were lifted.
  var lifts: Int
  /// The drops that were performed.
  var drops: Int
  /// The kinds that no run could play.
  var never: [String]
  /// The path of the scene.
  let scene: String
  /// Digits that are the same where all runs of a seed are.
  let plan: String
  /// The number of findings after which the command ends.
  let most: Int
  /// The number of runs of all parts; nil where a time ends them.
  let of: Int?
  /// The part, such as `1/4`; nil for all runs.
  var shard: String?

  /// All that is counted.
  var counts: [Int] { [found, runs, gestures, steps, refused, lifts, drops, most] }

  /// The line, with what the runs have covered if that was asked for.
  func line(covering coverage: Coverage?) -> String {
    var object = JSONObject(.line)
    object.add("kind", text: "end")
    object.add("found", found)
    object.add("runs", runs)
    object.add("seed", text: seed)
    object.add("gestures", gestures)
    object.add("steps", steps)
    object.add("refused", refused)
    object.add("lifts", lifts)
    object.add("drops", drops)
    object.add("never", texts: never)
    object.add("scene", text: scene)
    object.add("plan", text: plan)
    object.add("most", most)
    if let of { object.add("of", of) }
    if let shard { object.add("shard", text: shard) }
    if let coverage {
      object.add("coverage") { json in
        json.object { coverage.write(to: &$0, indent: nil) }
      }
    }
    return object.closed.string + "\n"
  }
}
