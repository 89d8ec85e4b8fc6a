import CDragStage

/// A struct that starts with its size, so that callers of other versions can use it.
protocol CStruct {
  init()
  var size: UInt32 { get set }
  /// The end offsets of its fields, in order.
  static var fieldEnds: [Int] { get }
  /// The struct with the header's defaults, for fields that a caller does not know.
  static var standard: Self { get }
}

extension CStruct {
  /// Zeros.
  static var standard: Self { Self() }

  /// The number of bytes of the struct that a caller knows: whole fields, and at least the first
  /// one.
  fileprivate static func known(of size: UInt32) throws(Rejection) -> Int {
    // A size that exceeds all memory was never initialized.
    guard size <= UInt32(Int32.max) else { throw Rejection(DS_ERR_INVALID_VALUE) }
    let given = Int(size)
    if given >= MemoryLayout<Self>.size { return MemoryLayout<Self>.size }
    guard let end = fieldEnds.last(where: { $0 <= given }) else {
      throw Rejection(DS_ERR_INVALID_VALUE)
    }
    return end
  }

  /// The end offset of a field.
  static func end<Field>(_ field: KeyPath<Self, Field>) -> Int {
    (MemoryLayout<Self>.offset(of: field) ?? 0) + MemoryLayout<Field>.size
  }

  /// Reads the fields that the caller knows, with the defaults for the rest; null gives nil.
  init?(reading pointer: UnsafePointer<Self>?) throws(Rejection) {
    guard let pointer else { return nil }
    let count = try Self.known(of: UnsafeRawPointer(pointer).loadUnaligned(as: UInt32.self))
    self = Self.standard
    withUnsafeMutableBytes(of: &self) { bytes in
      bytes.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: count))
    }
  }

  /// Writes the fields that the caller knows; the size is not changed.
  func write(to pointer: UnsafeMutablePointer<Self>) throws(Rejection) {
    let given = UnsafeRawPointer(pointer).loadUnaligned(as: UInt32.self)
    let count = try Self.known(of: given)
    var copy = self
    copy.size = given
    withUnsafeBytes(of: &copy) { bytes in
      UnsafeMutableRawBufferPointer(start: pointer, count: count)
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
    }
  }

  /// The struct with its size, for results.
  static var sized: Self {
    var new = standard
    new.size = UInt32(MemoryLayout<Self>.size)
    return new
  }
}

/// A zero-terminated text of C within the limit.
func text(_ pointer: UnsafePointer<CChar>?) throws(Rejection) -> String {
  let start = try required(pointer)
  var count = 0
  while start[count] != 0 {
    count += 1
    guard count <= Int(DS_TEXT_LIMIT) else { throw Rejection(DS_ERR_INVALID_VALUE) }
  }
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw Rejection(DS_ERR_INVALID_VALUE)
  }
  return text
}

/// The texts of C; null is allowed if the count is zero.
func texts(
  _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int
) throws(Rejection) -> [String] {
  guard count <= Int(DS_LIST_LIMIT), count >= 0 else { throw Rejection(DS_ERR_INVALID_VALUE) }
  guard count > 0 else { return [] }
  let start = try required(pointer)
  var texts: [String] = []
  for index in 0..<count { texts.append(try text(start[index])) }
  return texts
}

/// The bytes of C; null is allowed if the count is zero.
///
/// A `size_t` that exceeds the memory size is negative here.
func bytes(_ pointer: UnsafeRawPointer?, _ count: Int) throws(Rejection) -> [UInt8] {
  guard count >= 0 else { throw Rejection(DS_ERR_INVALID_VALUE) }
  guard count > 0 else { return [] }
  guard let pointer else { throw Rejection(DS_ERR_NULL) }
  return Array(UnsafeRawBufferPointer(start: pointer, count: count))
}

/// Copies a text with a terminating zero, and writes its length without it.
func copy(
  _ text: String, to buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) throws(Rejection) {
  guard capacity >= 0 else { throw Rejection(DS_ERR_INVALID_VALUE) }
  let count = text.utf8.count
  length?.pointee = count
  guard let buffer, capacity > count else { throw Rejection(DS_ERR_BUFFER_TOO_SMALL) }
  for (index, byte) in text.utf8.enumerated() { buffer[index] = CChar(bitPattern: byte) }
  buffer[count] = 0
}
