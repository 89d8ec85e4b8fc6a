"""Adds a word of each family of the language, an operation, a fact of an end, a layout and a format to a copy of the sources,
as "How to add a word" says, and compiles it.

    shotgun.py ROOT MODULES

Each word is read, printed and resolved, and does something; what the compiler asks for beside that does not compile here. The
files that are changed are those that the page names for the family, and no more of them than the bound. The tables of the
language, the grammar of editors and the dictionary of the fuzzer are written from the rows, and are not counted.
"""
import pathlib, re, shutil, subprocess, sys, tempfile

root, modules = map(pathlib.Path, sys.argv[1:3])
PAGE = "Sources/DragStage/DragStage.docc/Architecture.md"

# For each family: the bound, and for each file what is put behind, before or in the place of which text; None is a new file.
FAMILIES = {
    "A key of `set`": (4, [
        ("DragSettings/StageSettings.swift", "  public var liftSlop = 10.0\n", "  /// Points that are added to it.\n  public var liftExtra = 0.0\n"),
        ("DragScript/Words/SettingRow.swift", '    SettingRow("lift.duration", ', ("before", '    SettingRow("lift.extra", .length, "points more") { $1(&$0.stage.liftExtra) },\n')),
        ("DragStage/Pointers/StageCore+Pointers.swift", "slop: settings.liftSlop", " + settings.liftExtra"),
    ]),
    "An option of a destination": (9, [
        ("DragSettings/DropBehavior.swift", "  public var takesLateChoices = false\n", "  /// True if no item is given a position.\n  public var takesNoChoices = false\n"),
        ("DragScript/Words/DeclaredOptions+Rows.swift", "    ) { $1(&$0.behavior.takesLateChoices) },\n", '    OptionRow("no-choices", of: .interactions, "no item is given a position") {\n      $1(&$0.behavior.takesNoChoices)\n    },\n'),
        ("DragStage/Drags/StageCore+Choices.swift", "    guard let view, state.drags[session].dropView == view,\n", "      !data.scene.behavior(of: DestinationID(view.rawValue, ordinal: 0)).takesNoChoices,\n"),
    ]),
    "An option of a view": (9, [
        ("DragSettings/ViewOptions.swift", "  public var dragsSelection = false\n", "  /// True if only a selected item is lifted.\n  public var dragsOnlySelection = false\n"),
        ("DragScript/Words/DeclaredOptions+Rows.swift", "      $1(&$0.view.dragsSelection)\n    },\n", '    OptionRow("only-selection-drags", of: .views, "only what is selected is lifted") {\n      $1(&$0.view.dragsOnlySelection)\n    },\n'),
        ("DragStage/Scene/StageView.swift", "hasOwnSource && options.allowsDragging", " && !options.dragsOnlySelection"),
    ]),
    "A predicate of `expect`": (5, [
        ("DragScript/Syntax/Expectation.swift", "  case files(Int)\n", "  /// `leases CMP N`.\n  case leases(Comparison, Int)\n"),
        ("DragScript/Words/Predicates.swift", "  static let file = Row(\n", ("before", '  static let leases = Row(\n    "leases", .comparison, .count("a number"), Predicate.leases, "how many files are in use")\n')),
        ("DragScript/Words/Predicates.swift", "Rows.files.word, ", "Rows.leases.word, "),
        ("DragScript/Words/Predicates.swift", "    case .files(let count): Rows.files(count)\n", "    case .leases(let comparison, let count): Rows.leases(comparison, count)\n"),
        ("DragReplay/Expectations/PredicateCheck.swift", "    case .files(let count):\n", ("before", '    case .leases(let comparison, let count):\n      try compare("leases", "\\(comparison.holds(stage.items.files.leases.count, count))", "true")\n')),
    ]),
    "A condition of an answer": (5, [
        ("DragScript/Syntax/Policy.swift", "  case count(Comparison, Int)\n", "  /// The number of files in use.\n  case leases(Comparison, Int)\n"),
        ("DragScript/Words/Conditions.swift", "  static let nth = Row(\n", ("before", '  static let leases = Row(\n    "leases", .comparison, .count("a number"), Condition.leases, "the number of files in use")\n')),
        ("DragScript/Words/Conditions.swift", "Rows.count.word, ", "Rows.leases.word, "),
        ("DragScript/Words/Conditions.swift", "    case .count(let comparison, let count): Rows.count(comparison, count)\n", "    case .leases(let comparison, let count): Rows.leases(comparison, count)\n"),
        ("DragReplay/Application/ScriptApplication.swift", "    case .canLoad(let comparison, let name):\n", ("before", "    case .leases(let comparison, let count):\n      comparison.holds(stage.items.files.leases.count, count)\n")),
    ]),
    "An action": (5, [
        ("DragScript/Syntax/Action.swift", "  case wait(Microseconds)\n", "  /// `rest D`: as much time passes twice.\n  case rest(Microseconds)\n"),
        ("DragScript/Words/Actions.swift", "  static let settle = Row(\n", ("before", '  static let rest = Row("rest", .duration, Action.rest, "time passes twice")\n')),
        ("DragScript/Words/Actions.swift", "Rows.wait.word, ", "Rows.rest.word, "),
        ("DragScript/Words/Actions.swift", "    case .wait(let span): Rows.wait(span)\n", "    case .rest(let span): Rows.rest(span)\n"),
        ("DragReplay/Player/ScriptPlayer+Actions.swift", "    case .wait(let span):\n", ("before", "    case .rest(let span):\n      end = end + span + span\n      waitEnd = end\n")),
    ]),
    "An operation": (14, [
        ("DragSessions/Proposals/DropOperation.swift", "  /// The items arrive, and the source gives its own away.\n  case move\n", "  /// A reference to the items arrives.\n  case link\n"),
        ("DragSessions/Proposals/DropOperation.swift", "mask: .move, carries: true, leavesSource: true)\n", "    case .link: OperationFacts(code: 4, mask: .link, carries: true, countsOwnItems: true)\n"),
        ("DragSessions/Hosts/HostOperation.swift", "  /// A reference to the items arrives.\n  case link\n", ("instead", "")),
        ("DragSessions/Hosts/HostOperation.swift", "  public static let move = HostOperation.drop(.move)\n", "  /// A reference to the items arrives.\n  public static let link = HostOperation.drop(.link)\n"),
        ("DragSessions/Hosts/HostOperation.swift", "    case .link: .link\n", ("instead", "")),
        ("DragSessions/Hosts/HostOperation.swift", '    case .link: "link"\n', ("instead", "")),
        ("DragSessions/Hosts/HostOperation.swift", "(HostOperation.drop) + [.link, .ask]", ("instead", "(HostOperation.drop) + [.ask]")),
        ("DragSessions/Hosts/PlatformOperations.swift", "    case .link:\n", ("instead", "    case .drop(.link):\n")),
        ("DragStage/Stage/Reply.swift", "      case .copy: .plus(count: items)\n", ("instead", "      case .copy, .link: .plus(count: items)\n")),
    ]),
    "A fact of the end": (9, [
        ("DragSessions/Session/DragOutcome.swift", "  package let operation: DropOperation\n", "  /// True if the drag was given up before its release.\n  package var isGivenUp = false\n"),
        ("DragSessions/Session/DragSessionMachine+CarryOut.swift", "      take(.nothing, in: &context, &effects)\n      context.settle(DragOutcome(.cancel))\n", ("instead", "      take(.nothing, in: &context, &effects)\n      var outcome = DragOutcome(.cancel)\n      outcome.isGivenUp = true\n      context.settle(outcome)\n")),
        ("DragStage/Trace/TraceText.swift", '[("op", outcome.operation.rawValue)]', ' + (outcome.isGivenUp ? [("given-up", "yes")] : [])'),
        ("DragReplay/Expectations/FailureExplanation.swift", "  private var whyCanceled: Reason {\n", '    if session?.outcome?.isGivenUp == true { return Reason("it was given up", at: drag?.end) }\n'),
    ]),
    "A layout": (9, [
        ("CollectionLayout/Layouts/Layout.Shelf.swift", None, "import DragGeometry\n\nextension Layout {\n  /// Rows that are twice as high.\n  public struct Shelf: SectionedCells, Hashable, Sendable {\n    /// The style of the sections.\n    package var section: SectionStyle\n\n    /// Makes a shelf.\n    public init() { section = SectionStyle(inset: .zero, gap: 0, header: 0, footer: 0) }\n  }\n}\n"),
        ("CollectionLayout/Layouts/Layout.swift", "  case twoColumn(TwoColumn)\n", "  /// Rows that are twice as high.\n  case shelf(Shelf)\n"),
        ("CollectionLayout/Layouts/Layout.swift", "    case .rows: Facts(inlineAxis: .vertical)\n", ("instead", "    case .rows, .shelf: Facts(inlineAxis: .vertical)\n")),
        ("CollectionLayout/Layouts/Layout.swift", "    case .twoColumn(let rows): rows.section\n", "    case .shelf(let shelf): shelf.section\n"),
        ("CollectionLayout/Layouts/Layout.swift", "    case .twoColumn, .frames: break\n", ("instead", "    case .twoColumn, .shelf, .frames: break\n")),
        ("CollectionLayout/Layouts/Layout.swift", "      return .twoColumn(rows)\n", "    case .shelf(var shelf):\n      shelf.section = shelf.section.transposed(isDue)\n      return .shelf(shelf)\n"),
        ("CollectionLayout/Geometry/LayoutGeometry.Arrangement.swift", "    case .frames:\n      self = .none\n", ("before", "    case .shelf(let shelf):\n      self = .uniform(\n        try CellArrangement(\n          columns: Self.column(shelf.section.inset, plane), columnCount: 1, cellHeight: 88, gap: shelf.section.gap,\n          frame: plane.frame(of: shelf.section), plane: plane, itemCounts: itemCounts))\n")),
        ("DragScript/Words/Layouts.swift", "extension Layout.TwoColumn {\n", ("before", "extension Layout.Shelf {\n  fileprivate static let arguments: [OptionRow<Layout.Shelf>] = [.gap(Self()), .inset(Self())]\n}\n\n")),
        ("DragScript/Words/Layouts.swift", '    case .twoColumn(let columns): text("two-column", columns, TwoColumn.arguments)\n', '    case .shelf(let shelf): text("shelf", shelf, Shelf.arguments)\n'),
        ("DragScript/Words/Layouts.swift", '      case "two-column":\n', ("before", '      case "shelf":\n        return .shelf(try line.arguments(&reader, token, Layout.Shelf.arguments, Layout.Shelf()))\n')),
        ("DragScript/Words/Layouts.swift", '"two-column", "frames"]', ("instead", '"two-column", "shelf", "frames"]')),
    ]),
    "A format of recordings": (5, [
        ("GestureImport/Recording/RecordingFormat.swift", "  case side\n", "  /// A sheet of strokes.\n  case strokes\n"),
        ("GestureImport/Recording/RecordingFormat+Rows.swift", "    case .side: SideReader.format\n", "    case .strokes: StrokeReader.format\n"),
        ("GestureImport/Recording/RecordingFormat+Rows.swift", "GeteventReader.format, ", "StrokeReader.format, "),
        ("GestureImport/Commands/StrokeReader.swift", None, 'enum StrokeReader {\n  static let format = FormatRow(\n    format: .strokes, help: "strokes", suffixes: [".strokes"], mentions: [["stroke: "]],\n    read: { _, _, _, _ in (Recording(), .none) })\n}\n'),
    ]),
}
# The package that the build was of has the name of its folder.
PACKAGE = root.resolve().name.lower()
# The modules that words change, each behind those that it imports.
CHAIN = ["DragSessions", "CollectionLayout", "DragSettings", "DragStage", "DragScript", "GestureImport", "DragReplay"]
FLAGS = [
    "-parse-as-library", "-swift-version", "6", "-package-name", PACKAGE, "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility", "-enable-testing",
]


def changed(copy, edits):
    """Makes the changes of a family, and returns the files."""
    for name, place, text in edits:
        path = copy / name
        if place is None:
            path.write_text(text)
            continue
        source = path.read_text()
        if source.count(place) != 1:
            sys.exit(f"shotgun: {name} has {place.strip()!r} {source.count(place)} times: say in shotgun.py where the word goes")
        where, text = text if isinstance(text, tuple) else ("behind", text)
        new = {"before": text + place, "behind": place + text, "instead": text}[where]
        path.write_text(source.replace(place, new))
    return sorted({name for name, _, _ in edits})


def named(family):
    """The files that the page names for a family."""
    page = (root / PAGE).read_text().split("## How to add a word", 1)[1].split("\n## ", 1)[0]
    point = re.search(rf"^\d+\. {re.escape(family)}.*?(?=^\d+\. |\Z)", page, re.DOTALL | re.MULTILINE)
    if not point:
        sys.exit(f"shotgun: {PAGE} does not say how to add {family!r}")
    return set(re.findall(r"`(?:[A-Za-z]+/)*([A-Za-z+.]+\.swift)`", point.group(0)))


work = pathlib.Path(tempfile.mkdtemp(prefix="shotgun-"))
try:
    copy = work / "Sources"
    for module in CHAIN:
        shutil.copytree(root / "Sources" / module, copy / module)
    faults = []
    for family, (bound, edits) in FAMILIES.items():
        files = changed(copy, edits)
        # What the word does is where it does it, which the page cannot name.
        own = [name for name in files if pathlib.Path(name).name not in named(family)]
        if len(own) > 1:
            faults.append(f"{family}: the page does not name {', '.join(own)}")
        if len(files) > bound:
            faults.append(f"{family}: {len(files)} files, {bound} at most")
        print(f"{family}: {len(files)} files of at most {bound}: {', '.join(files)}")
    (work / "Modules").mkdir()
    for module in CHAIN:
        sources = [str(path) for path in sorted((copy / module).rglob("*.swift"))]
        made = ["-typecheck"] if module == CHAIN[-1] else ["-emit-module", "-emit-module-path", f"{work}/Modules/{module}.swiftmodule"]
        run = subprocess.run(
            ["swiftc", *FLAGS, "-wmo", *made, "-module-name", module, "-I", f"{work}/Modules", "-I", str(modules), *sources],
            capture_output=True, text=True)
        if run.returncode:
            faults.append(f"{module} does not compile with the words:\n" + "\n".join(line for line in run.stderr.splitlines() if " error: " in line))
            break
finally:
    shutil.rmtree(work)
for fault in faults:
    print(fault, file=sys.stderr)
sys.exit(1 if faults else 0)
