import DragExplore
import FoundationEssentials
import GestureImport
import DragConsole

/// Row 11: importing a WebDriver actions command, against decoding it into structs.
enum MeasureImport {
  private static let actions = 100_000

  private struct Command: Decodable {
    let actions: [Source]
  }

  private struct Source: Decodable {
    struct Parameters: Decodable {
      let pointerType: String
    }

    let type: String
    let id: String
    let parameters: Parameters?
    let actions: [Item]
  }

  private struct Item: Decodable {
    let type: String
    let duration: Int?
    let x: Double?
    let y: Double?
    let button: Int?
  }

  /// A mouse with many short moves.
  static func rows(in race: MeasureRace) -> [MeasureRow] {
    let bytes = command()
    let data = Data(bytes)
    let timings = race.run([
      MeasureRace.Contender(
        work: { importRecording(bytes, file: "actions.json", as: .w3c).events.count },
        count: actions),
      MeasureRace.Contender(
        work: {
          (try? JSONDecoder().decode(Command.self, from: data))?.actions.first?.actions.count ?? 0
        },
        count: actions),
    ])
    return [
      MeasureRow(
        row: 11, work: "importing 100,000 W3C actions, against JSONDecoder", unit: .perSecond,
        of: timings[0], against: timings[1], goal: .faster(by: 8),
        agrees: timings[0].answer == timings[1].answer)
    ]
  }

  private static func command() -> [UInt8] {
    var numbers = SeededNumbers(seed: 11)
    var text = #"{"actions":[{"type":"pointer","id":"f","#
    text += #""parameters":{"pointerType":"mouse"},"actions":["#
    text += #"{"type":"pointerMove","duration":0,"x":10,"y":10},"#
    text += #"{"type":"pointerDown","button":0},"#
    for _ in 0..<actions - 3 {
      let x = Int.random(in: 0..<390, using: &numbers)
      let y = Int.random(in: 0..<844, using: &numbers)
      text += #"{"type":"pointerMove","duration":16,"x":\#(x),"y":\#(y)},"#
    }
    return Array((text + #"{"type":"pointerUp","button":0}]}]}"#).utf8)
  }
}
