import Seeds
import CollectionModel
import DragGeometry
import TestSupport
import Testing

/// The laws of batches on random ones against plain arrays; a failure names its seed.
@Suite struct SlowBatchLawsTests {
  static let seeds = 1...20

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

  @Test(.seeds(seeds))
  func `B-T5: a batch fits and gives the plain result, or fails in both`() throws {
    let seed = Seed.current
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
      Self.expect(map, on: old, toLeadTo: expected)
    }
    #expect(passed > 20)
  }

  /// Checks a map against what stands at each place afterwards, both ways.
  private static func expect(_ map: IndexMap, on old: [[Int]], toLeadTo expected: [[Int]]) {
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

  @Test(.seeds(seeds))
  func `B6: with the older views' reloads the same, and what clashes is reported`() {
    let seed = Seed.current
    var passed = 0
    var clashing = 0
    for (round, (old, batch, _)) in Self.cases(seed: seed).enumerated() {
      let counts = old.map(\.count)
      let older = OlderReloads(batch)
      let plain = older.batch ?? batch
      let newCounts =
        round % 5 != 0 ? plain.predictedCounts(from: counts, newSections: [2, 1]) : counts
      let expected = older.batch.flatMap {
        NaiveBatch.result(of: $0, on: old, newCounts: newCounts)
      }
      do throws(BatchFailure) {
        let map = try batch.validated(from: counts, to: newCounts, mode: .uikitCompat)
        guard let expected else {
          Issue.record("\(batch) on \(old) to \(newCounts)")
          continue
        }
        if batch.reloads { passed += 1 }
        Self.expect(map, on: old, toLeadTo: expected)
        #expect(older.clashes == [], "\(batch) on \(old)")
        #expect(map.inserted.allSatisfy { map.oldSection(of: $0.section) != nil }, "\(batch)")
      } catch {
        #expect(expected == nil, "\(batch) on \(old) to \(newCounts): \(error.first)")
        // Nothing says where a reload lands whose own place is deleted.
        let rules = Set(error.all.map(\.rule))
        guard rules.isDisjoint(with: ["E9", "E22"]) else { continue }
        let clashes = error.all.filter { ["E10", "E11", "E12", "E13"].contains($0.rule) }
        #expect(Set(clashes) == older.clashes, "\(batch) on \(old) to \(newCounts)")
        clashing += clashes.isEmpty ? 0 : 1
      }
    }
    #expect(passed > 10 && clashing > 5)
  }

  @Test(.seeds(seeds))
  func `B2, B-T1: the order of the calls has no effect`() {
    let seed = Seed.current
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

  @Test(.seeds(seeds))
  func `B-T2, B-T3: a batch and its inverse are the identity`() throws {
    let seed = Seed.current
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
        _ = batch.predictedCounts(from: [one, other])
      }
    }
  }
}

extension BatchUpdate {
  /// Whether an item or a section is reloaded.
  fileprivate var reloads: Bool {
    operations.contains { operation in
      switch operation {
      case .reloadItem, .reloadSection: true
      default: false
      }
    }
  }
}
