import DragGeometry
import DragReplay
import DragScript
import DragSessions
import DragSettings
import DragStage
import Machines

/// What a scene has that no stage tells: what its set-up lines say for explorers, and its names (EX-33).
struct SceneParts {
  /// What the application may do by itself.
  let mays: [Action]
  /// How often each of these is chosen, in proportion to the others.
  let weights: [Int]
  /// The stores.
  let stores: [Name]
  /// The applications; nil is the one of views without a name of it.
  let applications: [Name?]
  /// The formats that other programs bring: text, a link, and what destinations accept.
  let formats: [String]
  /// Indicates whether a destination hears of a drag at rest, again and again (CONTRACT-135).
  let hasPeriods: Bool
  /// The settings.
  let settings: Settings

  /// Reads the set-up lines of a scene.
  init(_ lines: [SetupLine]) {
    settings = Settings().applying(lines)
    var mays: [Action] = []
    var stores: [Name] = []
    var applications: [Name?] = [nil]
    var formats = ["text/plain", "text/uri-list"]
    var hasPeriods = false
    func add(_ options: DeclaredOptions) {
      hasPeriods = hasPeriods || options.drop.behavior.period != nil
      if let app = options.app, !applications.contains(app) { applications.append(app) }
      add(options.drop.acceptedTypes ?? [])
    }
    func add(_ types: [String]) {
      for type in types where !formats.contains(type) { formats.append(type) }
    }
    for line in lines {
      switch line.statement {
      case .may(let action): mays.append(action)
      case .scene(.store(let store)): stores.append(store.name)
      case .scene(.view(let view)): add(view.options)
      case .scene(.collection(let collection)): add(collection.options)
      case .scene(.interaction(_, on: _, let options)):
        hasPeriods = hasPeriods || options.behavior.period != nil
        add(options.acceptedTypes ?? [])
      default: break
      }
    }
    (self.mays, self.stores, self.applications) = (mays, stores, applications)
    weights = mays.map { _ in 1 }
    (self.formats, self.hasPeriods) = (formats, hasPeriods)
  }

  /// The parts of an application in Swift: what it may do are calls, and its stage has the settings.
  init(_ lines: [SetupLine], of host: ExploredHost) {
    let own = SceneParts(lines)
    var settings = Settings(stage: host.host.stage.settings)
    settings.stage.liftDelay = host.host.stage.settings.liftDelay
    mays = host.mays.map { .call(Name($0.name, at: .unwritten), argument: nil) }
    weights = host.mays.map(\.weight)
    (stores, applications, formats) = (own.stores, own.applications, own.formats)
    hasPeriods = own.hasPeriods
    self.settings = settings
  }

  /// The times that a press rests, the plainest first: it lifts, it lifts just in time, it does not lift (EX-03).
  var holds: [Microseconds] {
    let delay = settings.stage.liftDelay
    let isLong = delay > .milliseconds(500)
    return [
      isLong ? delay + .milliseconds(100) : .milliseconds(600),
      isLong ? delay + .milliseconds(50) : .milliseconds(550),
      delay + Microseconds(1), delay, Microseconds(delay.count / 2),
    ]
  }
}
