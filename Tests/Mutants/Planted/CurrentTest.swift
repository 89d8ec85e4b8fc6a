import Testing

/// A number of the test that runs, which no other one has; 0 where none does.
@_cdecl("planted_test_number")
public func plantedTestNumber() -> Int64 {
  guard let place = Test.current?.sourceLocation else { return 0 }
  return Int64(truncatingIfNeeded: place.fileID.hashValue &* 31 &+ place.line)
}

/// Writes the name of the test that runs, as `--filter` takes it; nothing where none does.
@_cdecl("planted_test_name")
public func plantedTestName(_ text: UnsafeMutablePointer<CChar>, _ size: Int32) {
  guard let test = Test.current else { return }
  let name = Array("\(test.id)".utf8.prefix(Int(size) - 1)) + [0]
  for (index, byte) in name.enumerated() { unsafe text[index] = CChar(bitPattern: byte) }
}
