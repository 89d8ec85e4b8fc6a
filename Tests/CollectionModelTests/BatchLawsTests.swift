import CollectionModel
import DragGeometry
import TestSupport
import Testing

/// The laws of batches on random ones against plain arrays; a failure names its seed.
@Suite struct BatchLawsTests {
  static let seeds = UInt64(1)...20

  /// Legal and illegal batches, with counts that often fit.
  static func cases(seed: UInt64) -> [(old: [[Int]], batch: BatchUpdate, newCounts: [Int])] {
    var generator = SplitMix64(seed: seed)
    return (0..<200).map { round in
      let old = NaiveSections.random(using: &generator).sections
      let counts = old.map(\.count)
      let batch = BatchUpdate.random(from: counts, to: counts, using: &generator)
      let fits = round % 5 != 0
      return (old, batch, fits ? batch.predictedCounts(from: counts, newSections: [2, 1]) : counts)
    }
  }

  @Test(arguments: seeds)
  func `B-T5: a batch fits and gives the plain result, or fails in both`(seed: UInt64) throws {
    var passed = 0
    for (old, batch, newCounts) in Self.cases(seed: seed) {
      let expected = NaiveBatch.result(of: batch, on: old, newCounts: newCounts)
      guard let map = try? batch.validated(from: old.map(\.count), to: newCounts) else {
        #expect(expected == nil, "\(batch) on \(old) to \(newCounts)")
        continue
      }
      passed += 1
      guard let expected else {
        Issue.record("\(batch) on \(old) to \(newCounts)")
        continue
      }
      for (section, items) in expected.enumerated() {
        for (item, id) in items.enumerated() {
          let place = Slot(section: section, item: item)
          let source = map.oldSlot(of: place)
          let isNew = id >= 1_000 || id < 0
          #expect(source.map { old[$0.section][$0.item] } == (isNew ? nil : id))
          if let source { #expect(map.newSlot(of: source) == place) }
        }
      }
    }
    #expect(passed > 20)
  }

  @Test(arguments: seeds)
  func `B2, B-T1: the order of the calls has no effect`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for (old, batch, newCounts) in Self.cases(seed: seed) {
      let other = BatchUpdate(batch.operations.shuffled(using: &generator))
      for mode in BatchMode.allCases {
        let one = Result { () throws(BatchFailure) in
          try batch.validated(from: old.map(\.count), to: newCounts, mode: mode)
        }
        let two = Result { () throws(BatchFailure) in
          try other.validated(from: old.map(\.count), to: newCounts, mode: mode)
        }
        #expect(one == two)
      }
    }
  }

  @Test(arguments: seeds)
  func `B-T2, B-T3: a batch and its inverse are the identity`(seed: UInt64) throws {
    for (old, batch, newCounts) in Self.cases(seed: seed) {
      let counts = old.map(\.count)
      guard let map = try? batch.validated(from: counts, to: newCounts) else { continue }
      let back = map.inverted()
      #expect(try BatchUpdate(back).validated(from: newCounts, to: counts) == back)
      for (section, count) in counts.enumerated() {
        for item in 0..<count {
          let place = Slot(section: section, item: item)
          guard let new = map.newSlot(of: place) else { continue }
          #expect(back.newSlot(of: new) == place)
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `B20: stages are legal one by one and lead where the batch leads`(seed: UInt64) throws {
    for (old, batch, newCounts) in Self.cases(seed: seed) {
      let counts = old.map(\.count)
      guard let map = try? batch.validated(from: counts, to: newCounts) else { continue }
      var total: IndexMap? = try BatchUpdate().validated(from: counts, to: counts)
      for stage in try batch.staged(from: counts, to: newCounts) {
        for mode in BatchMode.allCases {
          let step = try stage.batch.validated(
            from: stage.oldCounts, to: stage.newCounts, mode: mode)
          if mode == .exact { total = total?.followed(by: step) }
        }
      }
      let sum = try #require(total)
      #expect(sum.newCounts == newCounts)
      for (section, count) in counts.enumerated() {
        for item in 0..<count {
          let place = Slot(section: section, item: item)
          #expect(sum.newSlot(of: place) == map.newSlot(of: place))
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `B20: deletions and insertions instead of moves fit as well`(seed: UInt64) throws {
    for (old, batch, newCounts) in Self.cases(seed: seed) {
      let counts = old.map(\.count)
      guard (try? batch.validated(from: counts, to: newCounts)) != nil else { continue }
      let plain = batch.asDeletesAndInserts()
      #expect(throws: Never.self) { try plain.validated(from: counts, to: newCounts) }
      let clean = batch.sanitised()
      #expect(throws: Never.self) { try clean.validated(from: counts, to: newCounts) }
    }
  }

  @Test func `no place, however far, traps`() {
    let extremes = [Int.min, .min + 1, -1, 0, 1, .max - 1, .max]
    for one in extremes {
      for other in extremes {
        let slot = Slot(section: one, item: other)
        let batch = BatchUpdate([
          .deleteItem(slot), .insertItem(slot), .insertItem(slot), .reloadSection(other),
          .moveItem(from: Slot(item: one), to: slot), .reloadItem(Slot(item: other)),
          .moveSection(from: one, to: other), .deleteSection(other), .insertSection(one),
          .insertSection(one), .deleteItem(Slot(item: .min)), .reconfigureItem(slot),
        ])
        for mode in BatchMode.allCases {
          #expect(throws: BatchFailure.self) { try batch.validated(from: [2], to: [2], mode: mode) }
          #expect(throws: BatchFailure.self) {
            try batch.validated(from: [one], to: [other], mode: mode)
          }
        }
        _ = batch.sanitised().predictedCounts(from: [one, other])
      }
    }
  }
}
