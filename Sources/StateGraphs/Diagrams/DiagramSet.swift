/// The files of a folder of state diagrams, as values; the caller reads and writes them.
///
/// Each machine has a Mermaid file, a DOT file, an SCXML file and a cell table; the `README.md` of
/// the set shows all diagrams.
package struct DiagramSet: Hashable, Sendable {
  /// A file, by its name in the folder.
  package struct File: Hashable, Sendable {
    /// The name, without a folder.
    package let name: String
    /// The text.
    package let text: String

    /// Makes a file.
    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// A machine of the set.
  package struct Entry: Hashable, Sendable {
    /// The machine's graph.
    package let graph: StateGraph
    /// The purpose of the machine: a paragraph of Markdown.
    package let prose: String

    /// Makes an entry.
    package init(_ graph: StateGraph, prose: String) {
      self.graph = graph
      self.prose = prose
    }
  }

  /// The communication of the machines with each other and with their surroundings.
  package struct Overview: Hashable, Sendable {
    /// A kind of message that one party sends to another.
    package struct Link: Hashable, Sendable {
      /// The name of the party that sends.
      package let from: String
      /// The name of the party that receives.
      package let to: String
      /// The message.
      package let label: String

      /// Makes a link.
      package init(from: String, to: String, label: String) {
        self.from = from
        self.to = to
        self.label = label
      }
    }

    /// Paragraphs of Markdown.
    package let prose: String
    /// The links, drawn as a flowchart if there are any.
    package let links: [Link]

    /// Makes an overview.
    package init(prose: String, links: [Link] = []) {
      self.prose = prose
      self.links = links
    }
  }

  /// The files: four for each machine, in the order given, and `README.md` last.
  package let files: [File]

  /// Renders the files; O(cells of all machines).
  ///
  /// Files are named after their machines; where two names are the same but for case or
  /// punctuation, the later one gets a number.
  package init(_ entries: [Entry], overview: Overview) {
    var identifiers = Identifiers()
    let stems = entries.map { identifiers.choose(for: $0.graph.name) }
    var files: [File] = []
    for (entry, stem) in zip(entries, stems) {
      files.append(File(name: "\(stem).mmd", text: entry.graph.mermaid))
      files.append(File(name: "\(stem).dot", text: entry.graph.dot))
      files.append(File(name: "\(stem).scxml", text: entry.graph.scxml))
      files.append(File(name: "\(stem).cells.md", text: entry.graph.cellTable))
    }
    files.append(File(name: "README.md", text: Self.readme(entries, stems, overview)))
    self.files = files
  }
}
