import DragExplore
import DragReplay
import DragScript

/// The runs of the command in the order of their numbers, of which several jobs make some at the same time (EX-12).
///
/// A run depends on its number and the seed alone, and all are taken in their order: so what is found and what is counted
/// is that of one job, and runs behind the last finding are as if they had not been made. The jobs are those of
/// `drag replay --jobs`: a run cannot end its process, since no script makes the stage trap.
struct ExploredRuns {
  /// The runs that a job makes on one scene; less would be lost in making scenes.
  private static let runsOfPiece = 4
  /// The pieces of each job until all jobs wait for the slowest of them.
  private static let piecesOfJob = 8
  /// More jobs than these share the pieces of so many.
  private static let mostJobs = 128

  private let script: Script
  private let options: ExploreOptions
  private let scene: ExploredScene
  private var numbers: AnyIterator<Int>

  /// Takes the runs that the options ask for; their time begins now, if they have one.
  init(of script: Script, on scene: ExploredScene, by options: ExploreOptions) {
    (self.script, self.scene, self.options) = (script, scene, options)
    let begin = ContinuousClock.now
    let inTime = options.runs.lazy.prefix { _ in
      options.time.map { ContinuousClock.now - begin < $0 } ?? true
    }
    numbers = AnyIterator(
      inTime.filter { options.shard?.holds($0) ?? true }.makeIterator())
  }

  /// Makes the next runs, each with its number; none at the end.
  mutating func next() async -> [(number: Int, run: PlayedRun)] {
    let jobs = min(options.jobs, Self.mostJobs)
    let count = jobs > 1 ? jobs * Self.piecesOfJob * Self.runsOfPiece : 1
    var chosen: [Int] = []
    while chosen.count < count, let number = numbers.next() { chosen.append(number) }
    guard jobs > 1 else {
      return chosen.map { ($0, scene.play(run: $0, of: options.seed)) }
    }
    return Array(zip(chosen, await runs(chosen)))
  }

  /// Makes runs by several jobs, a few on each scene.
  private func runs(_ numbers: [Int]) async -> [PlayedRun] {
    let (script, options) = (script, options)
    let starts = Array(stride(from: 0, to: numbers.count, by: Self.runsOfPiece))
    let pieces = await TestPool.results(starts.count, jobs: options.jobs) { piece in
      let scene = options.scene(of: script)
      return numbers[starts[piece]...].prefix(Self.runsOfPiece).map {
        scene.play(run: $0, of: options.seed)
      }
    } onResult: { _ in
    }
    return pieces.flatMap { $0 }
  }
}
