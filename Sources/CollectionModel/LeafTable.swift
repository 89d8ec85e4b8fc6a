/// Which leaf holds each item: a hash table whose copies share all that they have in common.
///
/// It grows by one bucket at a time (linear hashing), so no insertion pays for all others, and its
/// buckets lie in pages, so a change to a shared copy makes small copies, not one of the table.
/// It is never walked: the order in its buckets reaches nothing.
@usableFromInline
struct LeafTable<Key: Hashable & Sendable>: Sendable {
  @usableFromInline struct Entry: Sendable {
    @usableFromInline let key: Key
    @usableFromInline var leaf: Int

    @inlinable init(key: Key, leaf: Int) {
      self.key = key
      self.leaf = leaf
    }
  }

  @inlinable static var load: Int { 12 }

  @usableFromInline var buckets = PagedArray<[Entry]>()
  /// The number of buckets of the last full doubling, less one.
  @usableFromInline var mask = 0
  @usableFromInline var count = 0

  @inlinable subscript(key: Key) -> Int? {
    guard count > 0 else { return nil }
    let bucket = buckets[bucket(of: key)]
    guard let place = bucket.firstIndex(where: { $0.key == key }) else { return nil }
    return bucket[place].leaf
  }

  @inlinable mutating func set(_ key: Key, to leaf: Int) {
    if buckets.count == 0 { buckets.append([]) }
    let isNew = buckets.update(bucket(of: key)) { bucket in
      if let place = bucket.firstIndex(where: { $0.key == key }) {
        bucket[place].leaf = leaf
        return false
      }
      bucket.append(Entry(key: key, leaf: leaf))
      return true
    }
    guard isNew else { return }
    count += 1
    if count > buckets.count * Self.load { split() }
  }

  @inlinable mutating func remove(_ key: Key) {
    guard count > 0 else { return }
    let isGone = buckets.update(bucket(of: key)) { bucket in
      guard let place = bucket.firstIndex(where: { $0.key == key }) else { return false }
      bucket.swapAt(place, bucket.count - 1)
      bucket.removeLast()
      return true
    }
    if isGone { count -= 1 }
  }

  /// Makes room for a number of items in a table that has none yet.
  @inlinable mutating func reserve(_ expected: Int) {
    guard count == 0 else { return }
    while buckets.count < expected / Self.load {
      buckets.append([])
      if buckets.count > 2 * (mask + 1) { mask = 2 * mask + 1 }
    }
  }

  @inlinable func bucket(of key: Key) -> Int {
    let hash = key.hashValue
    let wide = hash & (2 * mask + 1)
    return wide < buckets.count ? wide : hash & mask
  }

  @inlinable mutating func split() {
    if buckets.count == 2 * (mask + 1) { mask = 2 * mask + 1 }
    let added = buckets.count
    let entries = buckets.update(added & mask) { bucket in
      defer { bucket = [] }
      return bucket
    }
    buckets.append([])
    for entry in entries {
      buckets.update(bucket(of: entry.key)) { $0.append(entry) }
    }
  }
}
