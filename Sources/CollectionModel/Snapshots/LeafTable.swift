/// The leaf of each item: a hash table whose copies share storage.
///
/// It grows by one bucket at a time (linear hashing), so no single insertion pays for all others.
/// Its buckets are stored in pages, so that a change of a shared copy makes small copies instead of
/// a copy of the table. It is never iterated, so the order of its buckets has no effect on results.
///
/// A bucket is large, because copying a sequence of entries costs less than another reference count
/// in cold memory; the tags avoid comparisons of keys that differ.
@usableFromInline
struct LeafTable<Key: Hashable & Sendable>: Sendable {
  @usableFromInline struct Entry: Sendable {
    @usableFromInline let key: Key
    /// The half of the key's hash that does not select the bucket.
    @usableFromInline let tag: UInt32
    @usableFromInline var leaf: Int32

    @inlinable init(key: Key, tag: UInt32, leaf: Int32) {
      self.key = key
      self.tag = tag
      self.leaf = leaf
    }
  }

  /// The average number of entries of a bucket.
  @inlinable static var load: Int { 64 }

  @usableFromInline var buckets = PagedArray<[Entry]>()
  /// The number of buckets of the last full doubling, less one.
  @usableFromInline var mask = 0
  @usableFromInline var count = 0

  @inlinable subscript(key: Key) -> Int? {
    count > 0 ? leaf(of: key, at: home(of: key)) : nil
  }

  /// The leaf of a key with a known home, in a table that is not empty.
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

  /// Reserves space for a number of items in an empty table.
  @inlinable mutating func reserve(_ expected: Int) {
    guard count == 0 else { return }
    while buckets.count < expected / Self.load {
      // Adjacent in memory, with room for random deviations from the average.
      var bucket: [Entry] = []
      bucket.reserveCapacity(Self.load * 3 / 2)
      buckets.append(bucket)
      if buckets.count > 2 * (mask + 1) { mask = 2 * mask + 1 }
    }
  }

  /// The home of a key: its bucket, and its tag in there.
  @inlinable func home(of key: Key) -> (bucket: Int, tag: UInt32) {
    let hash = key.hashValue
    let wide = hash & (2 * mask + 1)
    return (
      wide < buckets.count ? wide : hash & mask,
      UInt32(truncatingIfNeeded: hash >> (Int.bitWidth / 2))
    )
  }

  @inlinable static func place(of key: Key, tag: UInt32, in bucket: [Entry]) -> Int? {
    // Without a closure: in a debug build each call of one copies an entry by its metadata.
    var index = 0
    while index < bucket.count {
      if bucket[index].tag == tag, bucket[index].key == key { return index }
      index += 1
    }
    return nil
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
