import DragGeometry
import DragItems
import DragSessions
import DragStage
import Foundation

/// The views of a window that are on its stage: lists, and views with interactions.
@MainActor final class PlacedViews {
  /// A view that is on the stage.
  private struct Placed {
    let view: UIView
    let id: ViewID
    /// The list that it is, if it is one.
    let list: ListState?
    /// Its interactions; with others it is a new view of the stage.
    let interactions: [ObjectIdentifier]
  }

  private var placed: [Placed] = []
  /// The interactions of lists, beside their delegates.
  private var added: [ObjectIdentifier: (view: ViewID, id: DestinationID)] = [:]
  /// The number of interactions of lists so far.
  private var addedCount = 0
  private var chosenNames: [ObjectIdentifier: ChosenName] = [:]

  /// The name of a view that a test has chosen.
  private struct ChosenName {
    /// Another view may be where this one was.
    weak var view: UIView?
    let name: String
    let namer: ((IndexPath) -> String)?
  }

  /// Gives a view a name, with which it comes to the stage, and its items, if a function names them.
  func name(_ view: UIView, _ name: String, items namer: ((IndexPath) -> String)?) {
    let id = ObjectIdentifier(view)
    chosenNames[id] = ChosenName(
      view: view, name: name, namer: namer ?? chosen(of: view)?.namer)
  }

  /// The function that names the items of a list, or nil.
  func namer(of list: any ListClient) -> ((IndexPath) -> String)? { chosen(of: list)?.namer }

  /// The lists on the stage, with the names of the items that their data sources have now; nil where no function names them.
  var listed: [(view: ViewID, items: [[String]]?)] {
    placed.compactMap { placed in placed.list.map { (placed.id, $0.namedItems()) } }
  }

  private func chosen(of view: UIView) -> ChosenName? {
    let chosen = chosenNames[ObjectIdentifier(view)]
    return chosen?.view === view ? chosen : nil
  }

  /// The list of a view on the stage.
  func list(_ id: ViewID) -> ListState? { placed.first { $0.id == id }?.list }

  /// The view on the stage, or nil.
  func id(of view: UIView) -> ViewID? { placed.first { $0.view === view }?.id }

  /// Places what is in a window, and takes away what is not any more.
  func place(_ window: UIWindow, on screen: HostedStage) {
    var found: [UIView] = []
    collect(window, on: screen, into: &found)
    let now = Set(found.map { ObjectIdentifier($0) })
    for old in placed
    where !now.contains(ObjectIdentifier(old.view))
      || old.interactions != Self.interactions(old.view)
    {
      if screen.stage.scene.isPresent(old.id) {
        screen.attempt { () throws(StageError) in try screen.stage.removeView(old.id) }
      }
      old.list?.leave()
      placed.removeAll { $0.id == old.id }
    }
    for view in found { place(view, on: screen) }
    for list in placed.compactMap(\.list) {
      list.arrangeIfNeeded()
      list.cells.layOut(list)
    }
  }

  private func collect(_ view: UIView, on screen: HostedStage, into found: inout [UIView]) {
    guard !view.isHidden else { return }
    if view is any ListClient || servesInteractions(of: view, on: screen), view.frame.width > 0,
      view.frame.height > 0
    {
      found.append(view)
    }
    for child in view.subviews { collect(child, on: screen, into: &found) }
  }

  /// True if a view has interactions that touches reach, or that a drag has begun with.
  private func servesInteractions(of view: UIView, on screen: HostedStage) -> Bool {
    guard !Self.interactions(view).isEmpty else { return false }
    return view.touchBarrier == nil || screen.policies?.isDragging == true && id(of: view) != nil
  }

  private static func interactions(_ view: UIView) -> [ObjectIdentifier] {
    // A list has its delegates, which its policy asks.
    guard !(view is any ListClient) else { return [] }
    return view.interactions.filter { $0 is UIDragInteraction || $0 is UIDropInteraction }
      .map { ObjectIdentifier($0) }
  }

  private func place(_ view: UIView, on screen: HostedStage) {
    let frame = frame(of: view)
    let list = (view as? any ListClient)?.listState
    if let id = id(of: view) {
      screen.attempt { () throws(StageError) in
        try screen.stage.scene.setFrame(frame, of: id)
        try update(id, of: view, on: screen.stage)
        if list != nil { try addInteractions(of: view, to: id, on: screen) }
      }
      list?.loadIfNeeded()
      return
    }
    let name = freeName(of: view, on: screen.stage)
    screen.attempt { () throws(StageError) in
      let id: ViewID
      if let list {
        id = try add(list, named: name, frame, on: screen)
      } else {
        id = try add(view, named: name, frame, on: screen)
      }
      placed.append(
        Placed(view: view, id: id, list: list, interactions: Self.interactions(view)))
      list?.enter(screen, as: id, named: name)
      if list != nil { try addInteractions(of: view, to: id, on: screen) }
    }
  }

  /// Serves the interactions that a list has beside its delegates, in the order of their adding (CONTRACT-35).
  private func addInteractions(
    of view: UIView, to id: ViewID, on screen: HostedStage
  ) throws(StageError) {
    let isServed = view.touchBarrier == nil || screen.policies?.isDragging == true
    let now = view.interactions.filter {
      isServed && ($0 is UIDragInteraction || $0 is UIDropInteraction)
    }
    let kept = Set(now.map { ObjectIdentifier($0) })
    for (interaction, known) in added where known.view == id && !kept.contains(interaction) {
      added[interaction] = nil
      try screen.stage.removeInteraction(known.id)
    }
    guard let policies = screen.policies else { return }
    for interaction in now where added[ObjectIdentifier(interaction)]?.view != id {
      addedCount += 1
      let name = "\(screen.stage.name(of: id))-interaction\(addedCount)"
      let new: DestinationID?
      switch interaction {
      case let drop as UIDropInteraction:
        let policy = policies.policy(of: drop)
        new = try screen.stage.addInteraction(
          name, to: id, destination: policy, asksPreviews: true)
      case let drag as UIDragInteraction:
        let policy = policies.policy(of: drag)
        new = try screen.stage.addInteraction(name, to: id, source: policy)
      case _: new = nil
      }
      added[ObjectIdentifier(interaction)] = new.map { (id, $0) }
    }
  }

  private func add(
    _ list: ListState, named name: String, _ frame: Rect, on screen: HostedStage
  ) throws(StageError) -> ViewID {
    var options = ViewOptions()
    options.parent = enclosing(list.client)?.id
    options.orientation = list.client.orientation
    options.isSpringLoaded = true
    options.asksPreviews = .lift
    options.drop.vetoes = true
    options.drop.takesLateChoices = true
    options.asksRowMoves = true
    switchOptions(&options, of: list.client)
    let policy = screen.policies.flatMap { $0.policy(of: list) }
    let arrangement = list.client.arrangement
    list.arranged = arrangement
    return try screen.stage.addCollection(
      name, frame: frame, layout: arrangement, options: options, source: policy,
      destination: policy)
  }

  private func add(
    _ view: UIView, named name: String, _ frame: Rect, on screen: HostedStage
  ) throws(StageError) -> ViewID {
    let drops = view.interactions.compactMap { $0 as? UIDropInteraction }
    let drags = view.interactions.compactMap { $0 as? UIDragInteraction }
    var options = ViewOptions()
    options.parent = enclosing(view)?.id
    options.asksPreviews = [.lift, .cancel, .drop]
    options.drop.vetoes = true
    switchOptions(&options, of: view)
    let id = try screen.stage.addView(
      name, frame: frame, options: options,
      source: drags.first.flatMap { screen.policies?.policy(of: $0) },
      destination: drops.first.flatMap { screen.policies?.policy(of: $0) })
    guard let policies = screen.policies else { return id }
    for (number, interaction) in drops.enumerated().dropFirst() {
      let policy = policies.policy(of: interaction)
      try screen.stage.addInteraction(
        "\(name)-drop\(number + 1)", to: id, destination: policy, asksPreviews: true)
    }
    for (number, interaction) in drags.enumerated().dropFirst() {
      let policy = policies.policy(of: interaction)
      try screen.stage.addInteraction("\(name)-drag\(number + 1)", to: id, source: policy)
    }
    return id
  }

  /// Sets the options that an application may change while the view is in its window.
  private func switchOptions(_ options: inout ViewOptions, of view: UIView) {
    let receivesTouches = view.touchBarrier == nil
    if let list = view as? any ListClient {
      options.allowsDragging =
        receivesTouches
        && (list.allowsDragging || list.mayReorder
          || view.interactions.contains { ($0 as? UIDragInteraction)?.isEnabled == true })
      options.acceptsDrops =
        receivesTouches
        && (list.acceptsDrops || list.mayReorder
          || view.interactions.contains { $0 is UIDropInteraction })
      options.movesRows = list.kind == .table || list.mayReorder
      options.drop.cadence = list.cadence
    } else {
      options.allowsDragging =
        receivesTouches
        && view.interactions.contains { ($0 as? UIDragInteraction)?.isEnabled == true }
      options.acceptsDrops = receivesTouches
      options.takesSimultaneousDrops = view.interactions.contains {
        ($0 as? UIDropInteraction)?.allowsSimultaneousDropSessions == true
      }
    }
  }

  /// Changes the options on the stage, if an application has changed them.
  private func update(
    _ id: ViewID, of view: UIView, on stage: Stage
  ) throws(StageError) {
    let before = stage.scene.options(of: id)
    var options = before
    switchOptions(&options, of: view)
    guard
      options.allowsDragging != before.allowsDragging
        || options.acceptsDrops != before.acceptsDrops || options.movesRows != before.movesRows
        || options.takesSimultaneousDrops != before.takesSimultaneousDrops
        || options.drop != before.drop
    else { return }
    try stage.scene.setOptions(options, of: id)
  }

  /// The view on the stage that another one is in.
  private func enclosing(_ view: UIView) -> Placed? {
    var around = view.superview
    while let next = around {
      if let found = placed.first(where: { $0.view === next }) { return found }
      around = next.superview
    }
    return nil
  }

  /// The frame of a view in the window, before any enclosing list has scrolled.
  private func frame(of view: UIView) -> Rect {
    var origin = view.superview?.convert(view.frame.origin, to: nil) ?? .zero
    var around = enclosing(view)
    while let outer = around {
      if let list = outer.list {
        origin.x += list.client.contentOffset.x
        origin.y += list.client.contentOffset.y
      }
      around = enclosing(outer.view)
    }
    return Rect(CGRect(origin: origin, size: view.frame.size))
  }

  private func freeName(of view: UIView, on stage: Stage) -> String {
    let kind = (view as? any ListClient)?.kind
    let wanted =
      chosen(of: view)?.name
      ?? (kind == .table ? "table" : kind == .collection ? "collection" : "view")
    var name = wanted
    var number = 2
    while stage.view(named: name) != nil {
      name = "\(wanted)\(number)"
      number += 1
    }
    return name
  }
}
