#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragGeometry
  import DragStage

  /// The views of an application with interactions, lists aside: which of them is which view on the stage.
  @MainActor final class InteractionViews {
    private struct Placed {
      let view: UIView
      let id: ViewID
      let interactions: [ObjectIdentifier]
    }

    private var placed: [Placed] = []

    /// True if a view has an interaction of the application for drags or drops.
    ///
    /// Lists have delegates, and texts what UIKit itself has added.
    static func has(_ view: UIView) -> Bool {
      switch view {
      case is UICollectionView, is UITableView, is UITextField, is UITextView: false
      case _: !interactions(of: view).isEmpty
      }
    }

    private static func interactions(of view: UIView) -> [any UIInteraction] {
      view.interactions.filter { $0 is UIDragInteraction || $0 is UIDropInteraction }
    }

    /// The view on the stage that a view is; nil for one that is none there.
    func id(of view: UIView) -> ViewID? { placed.first { $0.view === view }?.id }

    /// Takes the views from the stage that are not shown any more, or have other interactions.
    func remove(besides shown: [UIView], on app: any DrivenSessions) {
      placed.removeAll { known in
        let isShown = shown.contains { $0 === known.view }
        guard
          !isShown
            || Self.interactions(of: known.view).map(ObjectIdentifier.init) != known.interactions
        else { return false }
        if app.stage.scene.isPresent(known.id) {
          app.attempt { () throws(StageError) in try app.stage.removeView(known.id) }
        }
        return true
      }
    }

    /// Gives the stage a view, or what has changed of it.
    func place(
      _ view: UIView, at frame: Rect, in parent: ViewID?, named name: () -> String,
      on app: any DrivenSessions
    ) throws(StageError) {
      if let known = id(of: view) {
        try app.stage.scene.setFrame(frame, of: known)
        var options = app.stage.scene.options(of: known)
        let before = options
        setSwitches(of: &options, view)
        guard
          options.allowsDragging != before.allowsDragging
            || options.acceptsDrops != before.acceptsDrops
            || options.takesSimultaneousDrops != before.takesSimultaneousDrops
        else { return }
        return try app.stage.scene.setOptions(options, of: known)
      }
      let interactions = Self.interactions(of: view)
      let drags = interactions.compactMap { $0 as? UIDragInteraction }
      let drops = interactions.compactMap { $0 as? UIDropInteraction }
      var options = ViewOptions()
      options.parent = parent
      options.asksPreviews = [.lift, .cancel, .drop]
      options.drop.vetoes = true
      setSwitches(of: &options, view)
      let name = name()
      let id = try app.stage.addView(
        name, frame: frame, options: options,
        source: drags.first.map { DragInteractionPolicy($0, on: app) },
        destination: drops.first.map { DropInteractionPolicy($0, on: app) })
      for (number, interaction) in drops.enumerated().dropFirst() {
        try app.stage.addInteraction(
          "\(name)-drop\(number + 1)", to: id,
          destination: DropInteractionPolicy(interaction, on: app), asksPreviews: true)
      }
      for (number, interaction) in drags.enumerated().dropFirst() {
        try app.stage.addInteraction(
          "\(name)-drag\(number + 1)", to: id,
          source: DragInteractionPolicy(interaction, on: app))
      }
      placed.append(
        Placed(view: view, id: id, interactions: interactions.map(ObjectIdentifier.init)))
    }

    /// Sets what an application may change while the view is in its window.
    private func setSwitches(of options: inout ViewOptions, _ view: UIView) {
      let receivesTouches = view.receivesTouches
      options.allowsDragging =
        receivesTouches
        && view.interactions.contains { ($0 as? UIDragInteraction)?.isEnabled == true }
      options.acceptsDrops = receivesTouches
      options.takesSimultaneousDrops = view.interactions.contains {
        ($0 as? UIDropInteraction)?.allowsSimultaneousDropSessions == true
      }
    }
  }
#endif
