/// Which leaf holds each item: a hash table whose copies share all that they have in common.
///
/// It grows by one bucket at a time (linear hashing), so no insertion pays for all others, and its
/// buckets lie in pages, so a change to a shared copy makes small copies, not one of the table.
/// It is never walked: the order in its buckets reaches nothing.
///
/// A bucket is large, since copying a row of entries costs less than counting one reference more in
/// memory that is cold; the tags keep a search in it from comparing keys that differ.
@usableFromInline
struct LeafTable<Key: Hashable & Sendable>: Sendable {
  @usableFromInline struct Entry: Sendable {
    @usableFromInline let key: Key
    /// The half of the key's hash that does not choose the bucket.
    @usableFromInline let tag: UInt32
    @usableFromInline var leaf: Int32

    @inlinable init(key: Key, tag: UInt32, leaf: Int32) {
      self.key = key
      self.tag = tag
      self.leaf = leaf
    }
  }

  /// How many entries a bucket holds on average.
  @inlinable static var load: Int { 64 }

  @usableFromInline var buckets = PagedArray<[Entry]>()
  /// The number of buckets of the last full doubling, less one.
  @usableFromInline var mask = 0
  @usableFromInline var count = 0

  @inlinable subscript(key: Key) -> Int? {
    count > 0 ? leaf(of: key, at: home(of: key)) : nil
  }

  /// The leaf of a key whose home is known, in a table that is not empty.
  @inlinable func leaf(of key: Key, at home: (bucket: Int, tag: UInt32)) -> Int? {
    let bucket = buckets[home.bucket]
    guard let place = Self.place(of: key, tag: home.tag, in: bucket) else { return nil }
    return Int(bucket[place].leaf)
  }

  @inlinable mutating func set(_ key: Key, to leaf: Int) {
    if buckets.count == 0 { buckets.append([]) }
    let home = home(of: key)
    let isNew = buckets.update(home.bucket) { bucket in
      if let place = Self.place(of: key, tag: home.tag, in: bucket) {
        bucket[place].leaf = Int32(leaf)
        return false
      }
      bucket.append(Entry(key: key, tag: home.tag, leaf: Int32(leaf)))
      return true
    }
    guard isNew else { return }
    count += 1
    if count > buckets.count * Self.load { split() }
  }

  @inlinable mutating func remove(_ key: Key) {
    guard count > 0 else { return }
    let home = home(of: key)
    let isGone = buckets.update(home.bucket) { bucket in
      guard let place = Self.place(of: key, tag: home.tag, in: bucket) else { return false }
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
      // Side by side in memory, with room for what chance adds to the average.
      var bucket: [Entry] = []
      bucket.reserveCapacity(Self.load * 3 / 2)
      buckets.append(bucket)
      if buckets.count > 2 * (mask + 1) { mask = 2 * mask + 1 }
    }
  }

  /// Where a key belongs: its bucket, and its tag in there.
  @inlinable func home(of key: Key) -> (bucket: Int, tag: UInt32) {
    let hash = key.hashValue
    let wide = hash & (2 * mask + 1)
    return (
      wide < buckets.count ? wide : hash & mask,
      UInt32(truncatingIfNeeded: hash >> (Int.bitWidth / 2))
    )
  }

  @inlinable static func place(of key: Key, tag: UInt32, in bucket: [Entry]) -> Int? {
    bucket.firstIndex { $0.tag == tag && $0.key == key }
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
      buckets.update(home(of: entry.key).bucket) { $0.append(entry) }
    }
  }
}
