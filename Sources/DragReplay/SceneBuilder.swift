import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragScript
import DragSessions
import DragStage
import Machines

/// Builds the stage that a script's set-up lines describe.
struct SceneBuilder {
  let stage: Stage
  let application: ScriptApplication
  /// The views that have a word on whether resting on them opens them.
  private let springLoaded: Set<String>

  /// Builds a stage from set-up lines.
  ///
  /// - Parameter lines: The lines of the file, then those of the test.
  /// - Throws: What is not there yet, with its name, or what the stage refuses.
  init(_ lines: [SetupLine]) throws(ReplayFault) {
    let settings = Settings().applying(lines)
    for line in lines {
      if let missing = Self.missing(in: line.statement) {
        throw ReplayFault(.script, at: line.location, "\(missing) is not there yet")
      }
    }
    springLoaded = Set(
      lines.compactMap { line in
        guard case .policy(let policy) = line.statement, policy.callback == .springLoad else {
          return nil
        }
        return policy.name.text
      })
    stage = Stage(settings: Self.stageSettings(settings))
    application = ScriptApplication(stage: stage)
    for line in lines {
      do throws(StageError) {
        try add(line.statement)
      } catch {
        throw ReplayFault(.script, at: line.location, stage.sentence(for: error))
      }
    }
    // The pointer that needs no declaration is a finger, unless it was declared as something else.
    if stage.pointer(named: TimedLine.defaultPointer) == nil {
      _ = try? stage.addPointer(TimedLine.defaultPointer)
    }
  }

  private static func stageSettings(_ settings: Settings) -> StageSettings {
    var stage = StageSettings()
    stage.liftDelay = settings.liftDelay
    stage.liftSlop = settings.liftSlop
    stage.liftDuration = settings.liftDuration
    stage.liftBehavior = settings.liftBehavior == .extended ? .extended : .standard
    stage.mouseDragsBeforeLift = settings.pointerDragBeforeLift
    stage.resolver = settings.resolver == .vertical ? .vertical : .nearest
    stage.resolverRadius = settings.resolverRadius
    stage.resolverHysteresis = settings.resolverHysteresis
    stage.cadence =
      switch settings.cadence {
      case .immediate: .immediate
      case .fast: .fast
      case .slow: .slow
      }
    stage.autoScroll = settings.autoscroll ? AutoScroll() : nil
    stage.springDelay = settings.springDelay
    stage.animation = settings.animation
    stage.performsWithoutDestination = settings.performsWithoutDestination
    return stage
  }

  private func add(_ statement: SetupLine.Statement) throws(StageError) {
    switch statement {
    case .scene(let scene): try add(scene)
    case .policy(let policy):
      for case .type(_, let type) in policy.conditions where (try? TypeIdentifier(type)) == nil {
        throw .badType(type)
      }
      application.add(policy)
    case .reaction(let reaction): application.add(reaction)
    case .meta, .set, .require, .include, .tag, .skip, .xfail: break  // Nothing of the scene.
    }
  }

  private func add(_ statement: SceneStatement) throws(StageError) {
    switch statement {
    case .view(let view):
      let scripted = ScriptedView(name: view.name.text, application: application)
      try stage.addView(
        view.name.text, frame: view.frame, options: try options(view.options, of: view.name),
        source: scripted,
        destination: scripted)
    case .collection(let collection):
      let scripted = ScriptedView(name: collection.name.text, application: application)
      try stage.addCollection(
        collection.name.text, frame: collection.frame, layout: Self.layout(collection.layout),
        options: try options(collection.options, of: collection.name), source: scripted,
        destination: scripted)
    case .items(let name, let runs): try append(runs, toSection: 0, of: try view(name.text))
    case .section(let name, let runs):
      let view = try view(name.text)
      try stage.appendSection([], to: view)
      let section = stage.collection(view)?.order.numberOfSections ?? 1
      try append(runs, toSection: section - 1, of: view)
    case .frame(let ref, let frame): try stage.setFrame(frame, of: try item(ref))
    case .size(let ref, let size): try stage.setSize(size, of: try item(ref))
    case .style(let ref, let style):
      try stage.setStyle(style == .regular ? .regular : .compact, of: try item(ref))
    case .provider(let provider): try add(provider)
    case .pointer(let name, let kind):
      _ = try stage.addPointer(name.text, kind)
    case .store: break  // Told as missing before anything is built.
    }
  }

  /// Fills a section, with neighbours that are named one by one at once.
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

  private func item(_ ref: Ref) throws(StageError) -> ItemReference {
    do throws(RefError) {
      return try stage.item(ref)
    } catch {
      throw .unknownItem(ref.name)
    }
  }

  private func add(_ provider: ProviderDeclaration) throws(StageError) {
    let item = try item(provider.item)
    guard let type = try? TypeIdentifier(provider.type) else { throw .badType(provider.type) }
    let visibility: Representation.Visibility =
      switch provider.visibility {
      case .all: .all
      case .team: .team
      case .group: .group
      case .own: .own
      }
    let delivery: Representation.Delivery =
      switch provider.delay {
      case .none: .after(.zero)
      case .after(let delay): .after(delay)
      case .manual: .manual
      }
    let outcome: Representation.Outcome =
      provider.failure.map { .failure($0) } ?? .data(Array(provider.text.utf8))
    let representation = Representation(
      type, outcome, visibility: visibility, delivery: delivery)
    // The first of one type wins (CONTRACT-103), and a second one is told.
    guard stage.register(representation, for: item) else { throw .itemTaken(provider.type) }
  }

  private func options(
    _ options: DragScript.ViewOptions, of name: Name
  ) throws(StageError) -> DragStage.ViewOptions {
    var stageOptions = DragStage.ViewOptions()
    stageOptions.application = options.app?.text
    if let parent = options.parent { stageOptions.parent = try view(parent.text) }
    stageOptions.takesSimultaneousDrops = options.isSimultaneous
    stageOptions.movesRows = options.isTable
    stageOptions.orientation = LayoutOrientation(
      axis: options.isHorizontal ? .horizontal : .vertical,
      direction: options.isRightToLeft ? .rightToLeft : .leftToRight)
    stageOptions.contentSize = options.contentSize
    stageOptions.isSpringLoaded = springLoaded.contains(name.text)
    return stageOptions
  }

  private static func layout(_ layout: DragScript.Layout) -> CollectionLayout.Layout {
    switch layout {
    case .rows(let rows):
      .rows(
        CollectionLayout.Layout.Rows(
          height: rows.height, gap: rows.gap, inset: Insets(rows.inset), header: rows.header,
          footer: rows.footer))
    case .grid(let grid):
      .grid(
        CollectionLayout.Layout.Grid(
          cell: grid.cell, gap: grid.gap,
          columns: grid.columns.map { .fixed($0) } ?? .automatic, inset: Insets(grid.inset),
          header: grid.header, footer: grid.footer))
    case .flow(let flow):
      .flow(
        CollectionLayout.Layout.Flow(
          item: flow.item, line: flow.line, gap: flow.gap, inset: Insets(flow.inset),
          justify: flow.justify, header: flow.header, footer: flow.footer))
    case .twoColumn(let columns):
      .twoColumn(
        CollectionLayout.Layout.TwoColumn(inset: Insets(columns.inset), gap: columns.gap))
    case .frames: .frames
    }
  }
}
