import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
package import DragScript
import DragSessions
package import DragStage
import Machines

/// Builds the stage that a script's set-up lines describe.
package struct SceneBuilder {
  package let stage: Stage
  package let application: ScriptApplication
  package let stores: ScriptStores
  /// The views with a policy about spring-loading.
  private let springLoaded: Set<String>
  /// When views and interactions have a policy about previews of single items.
  private let previews: [String: PreviewMoments]
  /// The views with a policy about moves of their own rows.
  private let asksRowMoves: Set<String>

  /// Builds a stage from set-up lines.
  ///
  /// - Parameters:
  ///   - lines: The lines of the file, then those of the test.
  ///   - limits: How far the test may go.
  ///   - folder: The folder for file stores, if there can be one.
  ///   - countsTransitions: Whether the machines' transitions are counted.
  /// - Throws: The stage's error, at its line.
  package init(
    _ lines: [SetupLine], limits: ReplayLimits = ReplayLimits(),
    storesIn folder: (any StoreFolder)? = nil, countsTransitions: Bool = false
  ) throws(TestFailure) {
    do throws(TestFailure) {
      self = try Self(lines, limits, folder, countsTransitions, laysOutLater: true)
    } catch {
      // Again, with a layout after each line, to find the line with the error.
      self = try Self(lines, limits, folder, countsTransitions, laysOutLater: false)
    }
  }

  private init(
    _ lines: [SetupLine], _ limits: ReplayLimits, _ folder: (any StoreFolder)?,
    _ countsTransitions: Bool,
    laysOutLater: Bool
  ) throws(TestFailure) {
    let settings = Settings().applying(lines)
    springLoaded = Set(
      lines.compactMap { line in
        guard case .policy(let policy) = line.statement, policy.callback == .springLoad else {
          return nil
        }
        return policy.name.text
      })
    previews = Self.previews(in: lines)
    asksRowMoves = Set(
      lines.compactMap { line in
        switch line.statement {
        case .policy(let policy) where policy.callback == .mayMoveRow: policy.name.text
        case .reaction(let reaction) where reaction.callback == .mayMoveRow: reaction.name.text
        default: nil
        }
      })
    var stageSettings = settings.stage
    stageSettings.timerLimit = limits.timers
    stageSettings.countsTransitions = countsTransitions
    // A script acts on notifications in its reactions alone.
    stageSettings.notifiesSources = lines.contains { line in
      if case .reaction = line.statement { true } else { false }
    }
    stage = Stage(settings: stageSettings)
    application = ScriptApplication(stage: stage)
    stores = ScriptStores(stage: stage, folder: folder)
    if laysOutLater { stage.scene.postponeLayout() }
    for line in lines { try refusing(line) { () throws(StageError) in try add(line.statement) } }
    if let line = lines.last {
      try refusing(line) { () throws(StageError) in try stage.scene.layOutCollections() }
    }
    // A collection is bound once all its items exist, wherever they and its store are declared.
    for line in lines {
      guard case .scene(.collection(let collection)) = line.statement,
        let store = collection.options.store
      else { continue }
      try refusing(line) { () throws(StageError) in
        try stores.bind(try view(collection.name.text), to: store)
      }
    }
    // The default pointer is a finger, unless it is declared differently.
    if stage.pointer(named: TimedLine.defaultPointer) == nil {
      _ = try? stage.addPointer(TimedLine.defaultPointer)
    }
  }

  private func refusing(
    _ line: SetupLine, _ body: () throws(StageError) -> Void
  ) throws(TestFailure) {
    do throws(StageError) {
      try body()
    } catch {
      throw TestFailure(.script, at: line.location, error.sentence)
    }
  }

  private static func previews(in lines: [SetupLine]) -> [String: PreviewMoments] {
    var previews: [String: PreviewMoments] = [:]
    for line in lines {
      let (name, callback): (String, Callback)
      switch line.statement {
      case .policy(let policy): (name, callback) = (policy.name.text, policy.callback)
      case .reaction(let reaction): (name, callback) = (reaction.name.text, reaction.callback)
      default: continue
      }
      if let moment = PreviewMoments(callback) { previews[name, default: []].insert(moment) }
    }
    return previews
  }

  private func add(_ statement: SetupLine.Statement) throws(StageError) {
    switch statement {
    case .scene(let scene): try add(scene)
    case .policy(let policy):
      try requireTypes(in: policy.conditions)
      application.add(policy)
    case .reaction(let reaction):
      try requireTypes(in: reaction.conditions)
      application.add(reaction)
    // Nothing of the scene.
    case .meta, .set, .require, .hosted, .include, .tag, .skip, .xfail, .property, .may: break
    }
  }

  private func requireTypes(in conditions: [Condition]) throws(StageError) {
    for condition in conditions {
      switch condition {
      case .type(_, let text), .allTypes(_, let text): _ = try Self.type(text)
      default: break
      }
    }
  }

  private func add(_ statement: SceneStatement) throws(StageError) {
    if let destination = statement.closedDestination { application.noteClosed(destination) }
    switch statement {
    case .view(let view):
      let scripted = ScriptedView(name: view.name.text, application: application)
      let added = try stage.addView(
        view.name.text, frame: view.frame, options: try options(view.options, of: view.name),
        source: scripted,
        destination: scripted)
      try join(view.options, added)
    case .collection(let collection):
      let scripted = ScriptedView(name: collection.name.text, application: application)
      let added = try stage.addCollection(
        collection.name.text, frame: collection.frame, layout: collection.layout,
        options: try options(collection.options, of: collection.name), source: scripted,
        destination: scripted)
      try join(collection.options, added)
    case .items(let name, let runs): try append(runs, toSection: 0, of: try view(name.text))
    case .unplaced(let name, let ids):
      let view = try view(name.text)
      for id in ids { try stage.items.addUnplaced(id.text, to: view) }
    case .section(let name, let runs):
      let view = try view(name.text)
      try stage.appendSection([], to: view)
      let section = stage.collection(view)?.order.numberOfSections ?? 1
      try append(runs, toSection: section - 1, of: view)
    case .frame(let ref, let frame): try stage.scene.setFrame(frame, of: try item(ref))
    case .size(let ref, let size): try stage.scene.setSize(size, of: try item(ref))
    case .style(let ref, let style): try stage.scene.setSpan(style.span, of: try item(ref))
    case .provider(let provider): try add(provider)
    case .pointer(let name, let kind):
      _ = try stage.addPointer(name.text, kind)
    case .seat(let name, let app): _ = try stage.addSeat(name.text, application: app?.text)
    case .type(let type): try add(type)
    case .objectClass(let objectClass): try add(objectClass)
    case .object(let ref, let text): stage.items.setLocalObject(text, of: try item(ref))
    case .teamData(let ref, let text):
      try stage.items.setTeamData(Array(text.utf8), of: try item(ref))
    case .interaction(let name, let view, let options):
      try stage.addInteraction(
        name.text, to: try self.view(view.text),
        destination: ScriptedView(name: name.text, application: application),
        asksPreviews: previews[name.text, default: []].contains(.drop),
        behavior: try behavior(options))
    case .addedSource(let name, let view):
      try stage.addInteraction(
        name.text, to: try self.view(view.text),
        source: ScriptedView(name: name.text, application: application))
    case .store(let store): try stores.add(store)
    }
  }

  /// Fills a section; neighbors that are named one by one are inserted at once.
  private func append(
    _ runs: [ItemRun], toSection section: Int, of view: ViewID
  ) throws(StageError) {
    for part in runs.split(whereSeparator: { $0.numbers != nil }) where part.count == runs.count {
      return try stage.append(part.map(\.name.text), toSection: section, of: view)
    }
    for run in runs {
      if let numbers = run.numbers {
        try stage.append(numbered: run.name.text, numbers, toSection: section, of: view)
      } else {
        try stage.append([run.name.text], toSection: section, of: view)
      }
    }
  }

  private func view(_ name: String) throws(StageError) -> ViewID {
    guard let view = stage.view(named: name) else { throw .unknownName(name) }
    return view
  }

  func item(_ ref: Ref) throws(StageError) -> ItemReference {
    do throws(RefError) {
      return try stage.item(ref)
    } catch {
      throw .unknownItem(ref.name)
    }
  }

  private func join(
    _ options: DeclaredOptions, _ view: ViewID
  ) throws(StageError) {
    try stage.scene.join(
      stage.scene.application(of: view), team: options.team?.text, group: options.group?.text)
  }

  private func options(
    _ options: DeclaredOptions, of name: Name
  ) throws(StageError) -> ViewOptions {
    var stageOptions = options.view
    stageOptions.application = options.app?.text
    if let parent = options.parent { stageOptions.parent = try view(parent.text) }
    stageOptions.drop = try behavior(options.drop)
    stageOptions.isSpringLoaded = springLoaded.contains(name.text)
    stageOptions.asksPreviews = previews[name.text, default: []]
    stageOptions.asksRowMoves = asksRowMoves.contains(name.text)
    return stageOptions
  }

  private func behavior(
    _ options: DropOptions
  ) throws(StageError) -> DropBehavior {
    var behavior = options.behavior
    if let texts = options.acceptedTypes {
      var types: [TypeIdentifier] = []
      for text in texts {
        guard let type = try? TypeIdentifier(text) else { throw .badType(text) }
        types.append(type)
      }
      behavior.acceptedTypes = types
    }
    return behavior
  }
}

extension PreviewMoments {
  /// The moment at which a callback asks for a preview; nil for other callbacks.
  fileprivate init?(_ callback: Callback) {
    switch callback {
    case .liftPreview: self = .lift
    case .cancelPreview: self = .cancel
    case .dropPreview: self = .drop
    default: return nil
    }
  }
}
