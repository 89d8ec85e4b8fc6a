import CDragStage

/// The memory of a C handle: a mark, and the stage.
///
/// The mark distinguishes a stage from other memory, as far as that can be read.
struct StageHandle {
  private static let mark: UInt64 = 0x4452_4147_5354_4745
  private var mark: UInt64
  private let stage: Unmanaged<CStage>

  /// Makes a handle, which its caller owns.
  static func make(_ stage: CStage) -> OpaquePointer {
    let memory = UnsafeMutablePointer<StageHandle>.allocate(capacity: 1)
    memory.initialize(to: StageHandle(mark: mark, stage: Unmanaged.passRetained(stage)))
    return OpaquePointer(memory)
  }

  /// The stage of a handle.
  static func stage(_ handle: OpaquePointer?) throws(Rejection) -> CStage {
    guard let handle else { throw Rejection(DS_ERR_NULL) }
    let found = UnsafeRawPointer(handle).loadUnaligned(as: UInt64.self)
    guard found == mark else { throw Rejection(DS_ERR_STALE) }
    return UnsafePointer<StageHandle>(handle).pointee.stage.takeUnretainedValue()
  }

  /// Frees the stage and the memory of a handle.
  static func free(_ handle: OpaquePointer) {
    let memory = UnsafeMutablePointer<StageHandle>(handle)
    let stage = memory.pointee.stage
    memory.pointee.mark = 0
    memory.deallocate()
    stage.release()
  }
}

/// The reason that a call was rejected.
struct Rejection: Error {
  let status: ds_status

  init(_ status: Int) { self.status = ds_status(status) }
}

/// Executes the body of a C function; its errors become a status.
func status(_ body: () throws(Rejection) -> Void) -> ds_status {
  do throws(Rejection) {
    try body()
    return ds_status(DS_STATUS_OK)
  } catch {
    return error.status
  }
}

/// Executes the body of a C function with its stage, which must be a known one.
func on(_ stage: OpaquePointer?, _ body: (CStage) throws(Rejection) -> Void) -> ds_status {
  status { () throws(Rejection) in try body(try StageHandle.stage(stage)) }
}

/// Executes a C function that changes the host's data.
func edit(_ stage: OpaquePointer?, _ change: (CStage) throws(Rejection) -> Void) -> ds_status {
  on(stage) { known throws(Rejection) in
    try change(known)
    known.noteEdit()
  }
}

/// Executes a C function that writes what it finds to one place; where it finds nothing, it is at the end.
func find<Found>(
  _ place: UnsafeMutablePointer<Found>?, on stage: OpaquePointer?,
  _ body: (CStage) throws(Rejection) -> Found?
) -> ds_status {
  on(stage) { known throws(Rejection) in
    let output = try required(place)
    guard let found = try body(known) else { throw Rejection(DS_STATUS_END) }
    output.pointee = found
  }
}

/// A pointer that may not be null.
func required<Pointee>(
  _ pointer: UnsafePointer<Pointee>?
) throws(Rejection) -> UnsafePointer<Pointee> {
  guard let pointer else { throw Rejection(DS_ERR_NULL) }
  return pointer
}

/// An output pointer that may not be null.
func required<Pointee>(
  _ pointer: UnsafeMutablePointer<Pointee>?
) throws(Rejection) -> UnsafeMutablePointer<Pointee> {
  guard let pointer else { throw Rejection(DS_ERR_NULL) }
  return pointer
}
