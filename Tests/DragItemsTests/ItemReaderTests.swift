import DragItems
import Testing

@Suite struct ItemReaderTests {
  static let visibilities: [Representation.Visibility] = [.all, .team, .group, .own]

  @Test(arguments: [
    (ItemReader.own, [true, true, true, true]), (.stranger, [true, false, false, false]),
    (ItemReader(sharesTeam: true), [true, true, false, false]),
    (ItemReader(sharesGroup: true), [true, false, true, false]),
    (ItemReader(sharesTeam: true, sharesGroup: true), [true, true, true, false]),
  ])
  func `CONTRACT-106: what a reader shares decides what it may see`(
    reader: ItemReader, seen: [Bool]
  ) {
    #expect(Self.visibilities.map(reader.maySee) == seen)
  }

  @Test(arguments: visibilities)
  func `CONTRACT-106: what is hidden is hidden from every query and every load`(
    visibility: Representation.Visibility
  ) throws {
    let png = try type("public.png")
    let form = Representation.Form.file(Representation.FileOffer(options: .openInPlace))
    let provider = provider(
      try offer("public.png", "p", visibility: visibility, form: form))
    let image = try objectClass("Image", reads: ["public.image"])
    let graph = TypeConformance.declared
    for reader in [
      ItemReader.own, .stranger, ItemReader(sharesTeam: true), ItemReader(sharesGroup: true),
    ] {
      let isSeen = reader.maySee(visibility)
      #expect(provider.registeredTypes(for: reader) == (isSeen ? [png] : []))
      #expect(
        provider.registeredTypes(fileOptions: .openInPlace, for: reader) == (isSeen ? [png] : []))
      #expect(provider.hasItem(conformingTo: .data, in: graph, for: reader) == isSeen)
      #expect(provider.canLoadObject(of: image, in: graph, for: reader) == isSeen)
      for request in [
        LoadRequest.data(png), .file(png), .fileInPlace(png), .object(image), .data(.data),
      ] {
        let found = try? provider.representation(
          for: request, in: graph, for: reader, isInDropScope: true)
        #expect((found != nil) == isSeen)
      }
      let seen = SeenItem(provider, by: reader)
      #expect([seen].hasAnyItem(conformingToAnyOf: [png], in: graph) == isSeen)
    }
  }

  @Test func `CONTRACT-109: the side channel is for the team, and holds 8 KB`() throws {
    var provider = ItemProvider()
    let full = [UInt8](repeating: 7, count: 8192)
    try provider.setTeamData(full)
    #expect(throws: ItemProvider.TeamDataFault.self) {
      try provider.setTeamData(full + [7])
    }
    #expect(provider.teamData(for: ItemReader(sharesTeam: true)) == full)
    #expect(provider.teamData(for: .own) == full)
    #expect(provider.teamData(for: ItemReader(sharesGroup: true)) == [])
    #expect(provider.teamData(for: .stranger) == [])
  }
}
