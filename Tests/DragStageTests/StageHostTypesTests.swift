import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

import DragStage

/// One drag as each system tells it, in its own formats.
struct HostTypesCase: Sendable, CustomTestStringConvertible {
  enum Kind: String, Sendable, CaseIterable { case link, file, files, text }

  let host: String
  let kind: Kind
  /// The formats of the drag, best first.
  var formats: [String] = []
  /// Those of each item, where the system tells items apart.
  var items: [[String]] = []
  /// Whether the items are told right before the drop alone.
  var unpacks = false
  /// What the system sends for a format; of another one it has nothing.
  let data: [String: [[UInt8]]]

  var testDescription: String { "\(host), \(kind.rawValue)" }

  /// What arrives in a view, whichever system the drag came from.
  func expected(in view: String) -> [String] {
    switch (kind, view) {
    case (.link, "links"): ["public.url https://a.example"]
    case (.file, "links"), (.file, "files"): ["public.file-url file:///a.txt"]
    case (.files, "links"), (.files, "files"):
      ["public.file-url file:///a.txt", "public.file-url file:///b.txt"]
    case (.text, "texts"): ["words"]
    case _: []
    }
  }

  private static func utf8(_ texts: String...) -> [[UInt8]] { texts.map { Array($0.utf8) } }
  private static func utf16(_ text: String) -> [[UInt8]] {
    [text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }]
  }

  private static let page = utf8("https://a.example\r\n")
  private static let one = utf8("file:///a.txt\r\n")
  private static let two = utf8("file:///a.txt\r\nfile:///b.txt\r\n")

  static let all: [HostTypesCase] = [
    // A browser of GTK puts the address behind the text of the page.
    HostTypesCase(
      host: "GTK", kind: .link, formats: ["text/html", "text/uri-list"],
      data: ["text/uri-list": page]),
    HostTypesCase(
      host: "GTK", kind: .file,
      formats: ["application/vnd.portal.filetransfer", "text/uri-list"],
      data: ["text/uri-list": one]),
    HostTypesCase(
      host: "GTK", kind: .files, formats: ["text/uri-list"],
      data: ["text/uri-list": two]),
    HostTypesCase(
      host: "GTK", kind: .text, formats: ["text/plain;charset=utf-8", "text/plain"],
      data: ["text/plain;charset=utf-8": utf8("words")]),
    HostTypesCase(
      host: "Wayland", kind: .link,
      formats: ["text/x-moz-url", "text/x-moz-url-data", "text/html"],
      data: ["text/x-moz-url": utf16("https://a.example\nA page")]),
    HostTypesCase(
      host: "Wayland", kind: .file, formats: ["text/uri-list"], data: ["text/uri-list": one]),
    HostTypesCase(
      host: "Wayland", kind: .files, formats: ["text/x-moz-url", "text/uri-list"],
      data: ["text/x-moz-url": utf16("file:///a.txt\na\nfile:///b.txt\nb")]),
    HostTypesCase(
      host: "Wayland", kind: .text, formats: ["UTF8_STRING", "STRING"],
      data: ["UTF8_STRING": utf8("words")]),
    HostTypesCase(
      host: "XDND", kind: .link, formats: ["_NETSCAPE_URL", "text/html", "STRING"],
      data: ["_NETSCAPE_URL": utf8("https://a.example\nA page")]),
    HostTypesCase(
      host: "XDND", kind: .file, formats: ["x-special/gnome-icon-list", "text/uri-list"],
      data: ["text/uri-list": one]),
    HostTypesCase(
      host: "XDND", kind: .files, formats: ["text/uri-list"], data: ["text/uri-list": two]),
    HostTypesCase(
      host: "XDND", kind: .text, formats: ["COMPOUND_TEXT", "TEXT", "STRING"],
      data: ["COMPOUND_TEXT": utf8("words")]),
    HostTypesCase(
      host: "Qt", kind: .link, formats: ["text/uri-list"], data: ["text/uri-list": page]),
    HostTypesCase(
      host: "Qt", kind: .file,
      formats: ["application/x-qabstractitemmodeldatalist", "text/uri-list"],
      data: ["text/uri-list": one]),
    HostTypesCase(
      host: "Qt", kind: .files, formats: ["text/uri-list"], data: ["text/uri-list": two]),
    HostTypesCase(
      host: "Qt", kind: .text, formats: ["text/plain"], data: ["text/plain": utf8("words")]),
    HostTypesCase(
      host: "HTML", kind: .link, formats: ["text/plain", "text/uri-list"],
      data: ["text/uri-list": page]),
    HostTypesCase(host: "HTML", kind: .file, formats: ["Files"], data: ["Files": one]),
    HostTypesCase(
      host: "HTML", kind: .files, items: [["Files"], ["Files"]],
      data: ["Files": utf8("file:///a.txt", "file:///b.txt")]),
    HostTypesCase(
      host: "HTML", kind: .text, formats: ["text/plain"], data: ["text/plain": utf8("words")]),
    HostTypesCase(
      host: "OLE", kind: .link,
      formats: ["UniformResourceLocatorW", "FileGroupDescriptorW", "FileContents"],
      data: ["UniformResourceLocatorW": utf8("https://a.example")]),
    HostTypesCase(
      host: "OLE", kind: .file, formats: ["Shell IDList Array", "CF_HDROP", "FileNameW"],
      data: ["CF_HDROP": one]),
    HostTypesCase(host: "OLE", kind: .files, formats: ["CF_HDROP"], data: ["CF_HDROP": two]),
    HostTypesCase(
      host: "OLE", kind: .text, formats: ["CF_UNICODETEXT", "CF_TEXT"],
      data: ["CF_UNICODETEXT": utf8("words")]),
    HostTypesCase(
      host: "AppKit", kind: .link, items: [["public.url", "public.url-name"]],
      data: ["public.url": utf8("https://a.example")]),
    HostTypesCase(
      host: "AppKit", kind: .file, items: [["public.file-url"]],
      data: ["public.file-url": utf8("file:///a.txt")]),
    HostTypesCase(
      host: "AppKit", kind: .files, items: [["public.file-url"], ["public.file-url"]],
      data: ["public.file-url": utf8("file:///a.txt", "file:///b.txt")]),
    HostTypesCase(
      host: "AppKit", kind: .text, items: [["public.utf8-plain-text"]],
      data: ["public.utf8-plain-text": utf8("words")]),
    // What an item of Android's is, a page or a file, is known with the drop.
    HostTypesCase(
      host: "Android", kind: .link, formats: ["text/uri-list"], items: [["public.url"]],
      unpacks: true, data: ["public.url": utf8("https://a.example")]),
    HostTypesCase(
      host: "Android", kind: .file, formats: ["text/uri-list"], items: [["public.file-url"]],
      unpacks: true, data: ["public.file-url": utf8("file:///a.txt")]),
    HostTypesCase(
      host: "Android", kind: .files, formats: ["text/uri-list"],
      items: [["public.file-url"], ["public.file-url"]], unpacks: true,
      data: ["public.file-url": utf8("file:///a.txt", "file:///b.txt")]),
    HostTypesCase(
      host: "Android", kind: .text, formats: ["text/plain"], items: [["text/plain"]],
      unpacks: true, data: ["text/plain": utf8("words")]),
  ]
}

@Suite struct StageHostTypesTests {
  /// What views take, by their names.
  static let views = [
    "links": "public.url", "files": "public.file-url", "texts": "public.text",
    "pictures": "public.image",
  ]

  private struct Setup {
    let stage = Stage()
    let seat: PointerID
    let view: ViewID
    let place = Point(x: 50, y: 1)

    init(_ name: String, taking type: String?) throws {
      var options = ViewOptions()
      if let type { options.drop.acceptedTypes = [try TypeIdentifier(type)] }
      view = try stage.addCollection(
        name, frame: Rect(x: 0, y: 0, width: 100, height: 400),
        layout: .rows(Layout.Rows(height: 40)), options: options,
        destination: FixedProposalDestination(proposing: DropProposal(.copy, intent: .insertAt)))
      seat = try stage.addSeat("host")
    }

    @discardableResult
    func tell(_ event: HostEvent) throws -> Reply {
      try stage.handle(.host(seat, event), at: stage.now)
    }

    /// Carries the drag to the view, drops it, and sends what is asked for.
    func play(_ drag: HostTypesCase) throws {
      let items = drag.items.map { HostItem(formats: $0) }
      try tell(
        .enter(HostDrag(formats: drag.formats, items: drag.unpacks ? [] : items), at: place))
      if drag.unpacks { try tell(.unpacked(items)) }
      var asked = try tell(.drop()).commands
      var next: [String: Int] = [:]
      while !asked.isEmpty {
        guard case .requestData(let item, let format) = asked.removeFirst() else { continue }
        let sent = drag.data[format] ?? []
        let place = next[format, default: 0]
        next[format] = place + 1
        if sent.indices.contains(place) {
          asked += try stage.handle(.loadDelivered(item, nil, sent[place]), at: stage.now).commands
        } else {
          asked +=
            try stage.handle(.loadRejected(item, reason: "it is not sent"), at: stage.now).commands
        }
      }
      try stage.settle()
    }

    /// The types and texts of what has arrived.
    func arrived() throws -> [String] {
      stage.items(of: view).joined().flatMap { item in
        stage.items.provider(of: ItemReference(view: view, item: item)).representations.prefix(1)
          .map {
            guard case .data(let bytes) = $0.outcome else { return "nothing" }
            let text = String(decoding: bytes, as: UTF8.self)
            let isText = TypeRegistry.system.conformance.conforms(
              $0.type, to: StageHostTypesTests.plainText)
            return isText ? text : "\($0.type.text) \(text)"
          }
      }
    }
  }

  private static let plainText = TypeRegistry.system.types(arrivingAs: "text/plain")[0]

  @Test func `every host has every kind of drag in the table`() {
    #expect(
      Set(HostTypesCase.all.map(\.testDescription)).count == 8 * HostTypesCase.Kind.allCases.count)
    #expect(Set(HostTypesCase.all.map(\.host)).count == 8)
  }

  @Test(arguments: HostTypesCase.all)
  func `the same drag of every host brings the same data to the views that take it`(
    drag: HostTypesCase
  ) throws {
    for (name, type) in Self.views {
      let setup = try Setup(name, taking: type)
      try setup.play(drag)
      let expected = drag.expected(in: name)
      #expect(try setup.arrived() == expected, "\(name)")
      let calls = setup.stage.calls()
      #expect(calls.contains("host.finish op=\(expected.isEmpty ? "cancel" : "copy")"), "\(name)")
      // The text that goes with a link is not sent here, so that its load fails.
      if name != "texts" {
        let performs = calls.contains { $0.hasPrefix("\(name).perform") }
        #expect(performs == !expected.isEmpty, "\(name)")
      }
      if name == "pictures" { #expect(!calls.contains { $0.hasPrefix("pictures.") }) }
      #expect(setup.stage.isIdle)
    }
  }

  @Test(arguments: ["text/uri-list", "text/x-moz-url", "_NETSCAPE_URL"])
  func `until its data is known a list is an address that may be a file`(format: String) throws {
    for (name, type) in Self.views where name != "pictures" && name != "texts" {
      let setup = try Setup(name, taking: type)
      try setup.tell(.enter(HostDrag(formats: [format]), at: setup.place))
      #expect(setup.stage.calls().contains("\(name).enter"))
      let session = try #require(setup.stage.pointers.session(of: setup.seat)?.id)
      let sought = try TypeIdentifier(type)
      #expect(setup.stage.sessions.allItems(of: session, conformTo: sought, seenFrom: setup.view))
    }
  }

  @Test func `a view of files is left where the one address turns out to be a page's`() throws {
    let setup = try Setup("files", taking: "public.file-url")
    try setup.play(HostTypesCase.all[12])
    let calls = setup.stage.calls().filter { $0.hasPrefix("files.") }
    #expect(
      calls.prefix(3) == [
        "files.canHandle", "files.enter", "files.update op=copy intent=insert-at at=files[gap 0]",
      ])
    #expect(calls.contains("files.exit"))
    #expect(!calls.contains { $0.hasPrefix("files.perform") })
  }

  @Test func `a view that takes any type is asked again where the address is a page's`() throws {
    for (sent, count) in [("https://a.example", 2), ("file:///a", 1), ("# none", 2)] {
      let setup = try Setup("any", taking: nil)
      try setup.play(
        HostTypesCase(
          host: "any", kind: .link, formats: ["text/uri-list"],
          data: ["text/uri-list": [Array(sent.utf8)]]))
      #expect(setup.stage.calls().filter { $0 == "any.canHandle" }.count == count, "\(sent)")
    }
  }

  @Test func `the title of a link is the suggested name of its item`() throws {
    let setup = try Setup("links", taking: "public.url")
    try setup.tell(.enter(HostDrag(formats: ["_NETSCAPE_URL"]), at: setup.place))
    try setup.tell(.drop())
    let item = try #require(setup.stage.loads.waiting.first)
    let session = try #require(setup.stage.sessions.last?.id)
    try setup.stage.handle(
      .loadDelivered(item, nil, Array("https://a.example\nA page".utf8)), at: .zero)
    let carried = try #require(setup.stage.sessions.items(of: session).first)
    #expect(setup.stage.items.provider(of: carried.reference).suggestedName == "A page")
  }

  @Test func `an item with a list of its own is loaded as its first address, or fails as none`()
    throws
  {
    for (name, sent, arrived) in [
      ("files", "https://a.example", []),
      ("links", "https://a.example\r\nhttps://b.example", ["public.url https://a.example"]),
    ] as [(String, String, [String])] {
      let setup = try Setup(name, taking: Self.views[name])
      try setup.play(
        HostTypesCase(
          host: "any", kind: .link, items: [["text/uri-list"]],
          data: ["text/uri-list": [Array(sent.utf8)]]))
      #expect(try setup.arrived() == arrived)
    }
  }

  @Test func `a view that takes texts loads the text, whatever comes before it`() throws {
    let setup = try Setup("texts", taking: "public.text")
    try setup.play(
      HostTypesCase(
        host: "GTK", kind: .file, formats: ["text/uri-list", "text/plain"],
        data: ["text/plain": [Array("/a.txt".utf8)]]))
    #expect(try setup.arrived() == ["/a.txt"])
  }
}
