extension String {
  /// A number that follows from the text alone, on every machine: FNV-1a of its bytes, with the bits mixed once more, so that
  /// a few of them can be used.
  package var stableNumber: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return hash ^ (hash >> 33)
  }
}
