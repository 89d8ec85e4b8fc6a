import CollectionLayout
import DragGeometry
import DragSessions
import DragSettings
import Machines

extension DeclaredOptions {
  /// The options of `view` and `collection`, in the order in which they are written.
  static let rows: [OptionRow<DeclaredOptions>] =
    applicationRows + behaviorRows + DropOptions.rows.map { $0.within { $1(&$0.drop) } } + dataRows

  private static let applicationRows: [OptionRow<DeclaredOptions>] = [
    OptionRow("app", .name("an application"), of: .views, "another application") { $1(&$0.app) },
    OptionRow(
      "team", .name("a team"), of: .views, "what that application shares with others of its team"
    ) { $1(&$0.team) },
    OptionRow(
      "group", .name("a group"), of: .views, "what that application shares with others of its group"
    ) { $1(&$0.group) },
  ]

  private static let behaviorRows: [OptionRow<DeclaredOptions>] = [
    OptionRow("rtl", of: .views, "lines begin at the right") { options, body in
      var isSet = options.view.orientation.direction == .rightToLeft
      body(&isSet)
      options.view.orientation.direction = isSet ? .rightToLeft : .leftToRight
    },
    OptionRow("horizontal", of: .views, "rows are columns, and it scrolls sideways") {
      options, body in
      var isSet = options.view.orientation.axis == .horizontal
      body(&isSet)
      options.view.orientation.axis = isSet ? .horizontal : .vertical
    },
    OptionRow("table", of: .collections, "it moves one row of its own by `moveRow`") {
      $1(&$0.view.movesRows)
    },
    OptionRow(
      "editing", of: .views, "a table in editing mode, which changes no call of a drop"
    ) { $1(&$0.isEditing) },
    OptionRow("simultaneous", of: .views, "it takes several drags at once") {
      $1(&$0.view.takesSimultaneousDrops)
    },
    OptionRow(
      "nested-in", .name("a view"), of: .views,
      "the view that it is in; `at` places it as it is before any scroll"
    ) { $1(&$0.parent) },
    OptionRow(
      "scrolls", .size, of: .plainViews, "the size of a content that is larger than the view"
    ) { $1(&$0.view.contentSize) },
    OptionRow("menu", of: .views, "its items may have a context menu") { $1(&$0.view.hasMenus) },
    OptionRow(
      "no-drag", of: .views,
      "its own dragging is disabled, and that of its interactions is not; where none is left, presses go to the view that contains it"
    ) { options, body in
      var isSet = !options.view.allowsDragging
      body(&isSet)
      options.view.allowsDragging = !isSet
    },
    OptionRow(
      "no-drop", of: .views,
      "its own drops are disabled, and those of its interactions are not; where none is left, drags go to the view that contains it"
    ) { options, body in
      var isSet = !options.view.acceptsDrops
      body(&isSet)
      options.view.acceptsDrops = !isSet
    },
    OptionRow(
      "selection-drags", of: .views, "a lift of a selected item takes all that are selected"
    ) {
      $1(&$0.view.dragsSelection)
    },
  ]

  private static let dataRows: [OptionRow<DeclaredOptions>] = [
    OptionRow(
      "reorders", .choice("reorder mode"), else: .none, of: .collections, standard: "`silent`",
      "`notify` sends `willReorder` and `didReorder`; `revert` also restores the old order"
    ) { $1(&$0.view.reorders) },
    OptionRow(
      "anchored", of: .collections,
      "while it is scrolled, the first item that is seen stays where it is when the data changes"
    ) { $1(&$0.view.keepsFirstVisible) },
    OptionRow(
      "within", .operations(), of: .views,
      "what its items allow in their application: `copy`, `move`, both, or `none`"
    ) { $1(&$0.view.operationsWithin) },
    OptionRow(
      "outside", .operations(), of: .views, standard: "no move",
      "what its items allow in other applications"
    ) { $1(&$0.view.operationsOutside) },
    OptionRow("store", .name("a store"), of: .collections, "it keeps its order in a store") {
      $1(&$0.store)
    },
  ]
}

extension DropOptions {
  /// The options about drops, which an interaction has as well, in the order in which they are written.
  static let rows: [OptionRow<DropOptions>] = [
    OptionRow(
      "default-proposal", .choice("answer"), else: .cancel, of: .interactions,
      standard: "`cancel`",
      "the proposal if `update` returns no answer: `copy` and `move` have no drop position, `repeat` is the last answer since the enter, or a copy"
    ) { $1(&$0.behavior.defaultProposal) },
    OptionRow(
      "types", .types, of: .interactions, standard: "any",
      "without an item of such a type the view is transparent and receives no callbacks"
    ) { $1(&$0.acceptedTypes) },
    OptionRow(
      "veto", of: .interactions,
      "a failed drop (`perform => fail`) is reported to the source as a cancel"
    ) { $1(&$0.behavior.vetoes) },
    OptionRow(
      "periodic", .period, of: .interactions,
      "a drag at rest is an `update` every D, so that `settle` before its release ends at its bound and fails"
    ) { $1(&$0.behavior.period) },
    OptionRow(
      "keeps-last-position", of: .interactions,
      "if the pointer has no drop position, the last one since the enter is kept"
    ) { $1(&$0.behavior.keepsLastPosition) },
    OptionRow(
      "late-choices", of: .interactions,
      "`drop ITEM …` is still carried out after `perform`, until the animation of the drop ends, and is noted as `drop-late`"
    ) { $1(&$0.behavior.takesLateChoices) },
  ]
}
