import CDragStage

/// A struct that begins with its size, so that callers of other versions can use it.
protocol CStruct {
  init()
  var size: UInt32 { get set }
}

extension ds_settings: CStruct {}
extension ds_policy: CStruct {}
extension ds_layout: CStruct {}
extension ds_view_options: CStruct {}
extension ds_drag: CStruct {}
extension ds_reply: CStruct {}
extension ds_order: CStruct {}
extension ds_notice: CStruct {}
extension ds_call: CStruct {}

extension CStruct {
  /// Reads as much of a struct as its caller knows, with zeros for the rest; null gives nil.
  init?(reading pointer: UnsafePointer<Self>?) throws(Refusal) {
    guard let pointer else { return nil }
    let given = Int(UnsafeRawPointer(pointer).loadUnaligned(as: UInt32.self))
    guard given >= MemoryLayout<UInt32>.size else { throw Refusal(DS_VALUE) }
    self.init()
    let count = min(given, MemoryLayout<Self>.size)
    withUnsafeMutableBytes(of: &self) { bytes in
      bytes.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: count))
    }
  }

  /// Writes as much of a struct as its caller knows; its size stays what the caller said.
  func write(to pointer: UnsafeMutablePointer<Self>) throws(Refusal) {
    let given = Int(UnsafeRawPointer(pointer).loadUnaligned(as: UInt32.self))
    guard given >= MemoryLayout<UInt32>.size else { throw Refusal(DS_VALUE) }
    let count = min(given, MemoryLayout<Self>.size)
    var copy = self
    copy.size = UInt32(given)
    withUnsafeBytes(of: &copy) { bytes in
      UnsafeMutableRawBufferPointer(start: pointer, count: count)
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
    }
  }

  /// The struct with its size, as it is handed out.
  static var sized: Self {
    var new = Self()
    new.size = UInt32(MemoryLayout<Self>.size)
    return new
  }
}

/// A text of C, which ends with a zero within the limit.
func text(_ pointer: UnsafePointer<CChar>?) throws(Refusal) -> String {
  let start = try required(pointer)
  var count = 0
  while start[count] != 0 {
    count += 1
    guard count <= Int(DS_TEXT_LIMIT) else { throw Refusal(DS_VALUE) }
  }
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  guard let text = String(validating: bytes, as: UTF8.self) else { throw Refusal(DS_VALUE) }
  return text
}

/// Texts of C; null is none where the count is zero.
func texts(
  _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int
) throws(Refusal) -> [String] {
  guard count <= Int(DS_LIST_LIMIT), count >= 0 else { throw Refusal(DS_VALUE) }
  guard count > 0 else { return [] }
  let start = try required(pointer)
  var texts: [String] = []
  for place in 0..<count { texts.append(try text(start[place])) }
  return texts
}

/// Bytes of C; null is none where the count is zero.
func bytes(_ pointer: UnsafeRawPointer?, _ count: Int) throws(Refusal) -> [UInt8] {
  guard count > 0 else { return [] }
  guard let pointer else { throw Refusal(DS_NULL) }
  return Array(UnsafeRawBufferPointer(start: pointer, count: count))
}

/// Copies a text with a zero behind it, and tells its length without it.
func copy(
  _ text: String, to buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) throws(Refusal) {
  let count = text.utf8.count
  length?.pointee = count
  guard let buffer, capacity > count else { throw Refusal(DS_SMALL) }
  for (place, byte) in text.utf8.enumerated() { buffer[place] = CChar(bitPattern: byte) }
  buffer[count] = 0
}
