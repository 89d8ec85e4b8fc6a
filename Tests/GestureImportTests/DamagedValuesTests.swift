import DragGeometry
import DragScript
import GestureImport
import TestSupport
import Testing

/// What becomes of recordings in JSON of which one value has another type, as it was looked at and approved.
///
/// The text in `Tests/Fuzz/damaged-values.txt` has the diagnostics of each recording, and a number that is another one
/// when any of its imports is.
@Suite struct DamagedValuesTests {
  private static let others = ["7", "\"x\"", "[7]", "{}", "null", "true", "[[]]", "-1", "[{}]"]

  /// The ranges of all values of a JSON text, without the keys of objects.
  private static func values(in bytes: [UInt8]) -> [Range<Int>] {
    var values: [Range<Int>] = []
    var open: [Int] = []
    var isKey = [false]
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append(index)
        isKey.append(bytes[index] == UInt8(ascii: "{"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard let start = open.popLast() else { return values }
        isKey.removeLast()
        values.append(start..<index + 1)
      case UInt8(ascii: ":"): isKey[isKey.count - 1] = false
      case UInt8(ascii: ","):
        isKey[isKey.count - 1] = open.last.map { bytes[$0] } == UInt8(ascii: "{")
      case 0...0x20: break
      default:
        let start = index
        if bytes[index] == UInt8(ascii: "\"") {
          index += 1
          while bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
          }
          index += 1
        } else {
          while index < bytes.count, bytes[index] > 0x20, !",]}".utf8.contains(bytes[index]) {
            index += 1
          }
        }
        if isKey.last == false { values.append(start..<index) }
        continue
      }
      index += 1
    }
    return values
  }

  @Test func `recordings with values of other types are refused as it was approved`() throws {
    var text = ""
    for (number, recording) in (GoodRecordings.all + MoreRecordings.all).enumerated() {
      let bytes = Array(recording.text.utf8)
      guard [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes.first),
        recording.format != .getevent
      else { continue }
      var lines: Set<String> = []
      var digest = TextDigest()
      for (place, range) in Self.values(in: bytes).enumerated() {
        for other in [Self.others[place % 9], Self.others[(place + 4) % 9]] {
          let damaged = bytes[..<range.lowerBound] + Array(other.utf8) + bytes[range.upperBound...]
          let result = imported(String(decoding: damaged, as: UTF8.self), as: recording.format) {
            options in
            options.bindings = ["e": "list#tea", "w": "list"]
            options.outOfBounds = .allow
          }
          digest.add(result.scriptText)
          for said in result.diagnostics {
            lines.insert("  \(said.code) \(said.message)" + (said.hint.map { " (\($0))" } ?? ""))
            digest.add("\(said)")
          }
        }
      }
      text += "\(number + 1) \(recording.format.rawValue): \(digest.text)\n"
      text += lines.sorted().map { $0 + "\n" }.joined()
    }
    let approved = ApprovedText("Tests/Fuzz/damaged-values.txt")
    #expect(try approved.differences(from: text) == [])
  }
}
