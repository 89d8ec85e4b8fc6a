import CollectionLayout
import DragGeometry
import DragGestures
import DragSessions
import Machines

extension SceneStatement {
  /// The statement as a script writes it.
  var text: String {
    switch self {
    case .view(let view): "view \(view.name.text) \(view.frame.text)\(view.options.text)"
    case .collection(let collection):
      "collection \(collection.name.text) \(collection.frame.text)"
        + " layout \(collection.layout.text)\(collection.options.text)"
    case .items(let name, let runs): "items \(name.text)" + runs.map(\.text).trailing
    case .unplaced(let name, let ids): "unplaced \(name.text)" + ids.map(\.text).trailing
    case .section(let name, let runs): "section \(name.text)" + runs.map(\.text).trailing
    case .frame(let ref, let frame): "frame \(ref.text) \(frame.text)"
    case .size(let ref, let size): "size \(ref.text) \(size.text)"
    case .style(let ref, let style): "style \(ref.text) \(style.word)"
    case .provider(let provider): provider.lineText
    case .pointer(let name, let kind): "pointer \(name.text) \(kind.rawValue)"
    case .seat(let name, let app):
      "seat \(name.text)" + (app.map { " app \($0.text)" } ?? "")
    case .type(let type): type.text
    case .objectClass(let objectClass): objectClass.text
    case .object(let ref, let text): "object \(ref.text) \(Quotation.quoted(text))"
    case .teamData(let ref, let text): "team-data \(ref.text) \(Quotation.quoted(text))"
    case .interaction(let name, let view, let options):
      "interaction \(name.text) on \(view.text)"
        + DropOptions.rows.compactMap { $0.text(options) }.trailing
    case .addedSource(let name, let view): "interaction \(name.text) on \(view.text) source"
    case .store(let store): store.text
    }
  }
}

extension StoreStatement {
  /// The line as a script writes it.
  var text: String {
    var text = "store \(name.text)"
    switch kind {
    case .memory: text += " memory"
    case .sqlite(let path): text += " sqlite \(Quotation.quoted(path))"
    }
    if let delay { text += " delay \(delay.text)" }
    return text
  }
}

extension ViewOptions {
  /// The options in script form, each with a leading space.
  fileprivate var text: String { Self.rows.compactMap { $0.text(self) }.trailing }
}

extension Layout {
  /// The layout in script form; arguments with default values are omitted.
  ///
  /// Scripts cannot express rows of individual heights; they are written as rows of one height.
  var text: String {
    switch self {
    case .frames: "frames"
    case .rows(let rows): Self.text("rows", rows.arguments, Rows().arguments)
    case .list(let list):
      Self.text("rows", list.asRows.arguments, Rows().arguments)
    case .grid(let grid): Self.text("grid", grid.arguments, Grid().arguments)
    case .flow(let flow): Self.text("flow", flow.arguments, Flow().arguments)
    case .twoColumn(let columns):
      Self.text("two-column", columns.arguments, TwoColumn().arguments)
    }
  }

  private static func text(_ name: String, _ arguments: [String], _ defaults: [String])
    -> String
  {
    let written = zip(arguments, defaults).filter { $0 != $1 }.map(\.0)
    return "\(name)(\(written.joined(separator: ",")))"
  }
}

extension Layout.List {
  fileprivate var asRows: Layout.Rows {
    Layout.Rows(height: height, gap: gap, inset: inset, header: header, footer: footer)
  }
}

extension Layout.Grid.Columns {
  fileprivate var text: String {
    switch self {
    case .automatic: "auto"
    case .fixed(let count): String(count)
    }
  }
}

extension Insets {
  /// The inset of all four edges: scripts have a single value for all.
  fileprivate var text: String { top.decimalText }
}

extension Layout.Rows {
  fileprivate var arguments: [String] {
    [
      "height=\(height.decimalText)", "gap=\(gap.decimalText)", "inset=\(inset.text)",
      "header=\(header.decimalText)", "footer=\(footer.decimalText)",
    ]
  }
}

extension Layout.Grid {
  fileprivate var arguments: [String] {
    [
      "cell=\(cell.text)", "gap=\(gap.decimalText)",
      "columns=\(columns.text)", "inset=\(inset.text)",
      "header=\(header.decimalText)", "footer=\(footer.decimalText)",
    ]
  }
}

extension Layout.Flow {
  fileprivate var arguments: [String] {
    [
      "item=\(item.text)", "line=\(line.decimalText)", "gap=\(gap.decimalText)",
      "inset=\(inset.text)", "justify=\(justify.toggleText)",
      "header=\(header.decimalText)", "footer=\(footer.decimalText)",
    ]
  }
}

extension Layout.TwoColumn {
  fileprivate var arguments: [String] {
    ["inset=\(inset.text)", "gap=\(gap.decimalText)"]
  }
}
