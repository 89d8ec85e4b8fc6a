import DragConsole
import DragExplore
import DragFiles
import DragGestures
import DragItems
import DragSessions
import Machines
import TableAudits

/// Event sequences of every machine as files, one sequence per line, for SCXML interpreters.
struct MachineWalks {
  /// The minimum number of steps per file.
  let steps: Int
  let seed: UInt64

  /// The maximum length of one walk.
  private static let length = 40

  /// Writes `NAME.walks` for every machine into a folder: first a tour of its cells, then random walks.
  func write(to folder: Folder) throws(FileError) {
    try folder.make()
    try write(Gesture.self, folder)
    try write(DragSessionMachine.self, named: "DragSession", folder)
    try write(DropSession.self, folder)
    try write(SpringLoad.self, folder)
    try write(ContextMenu.self, folder)
    try write(Load.self, folder)
    try write(HostSeat.self, folder)
  }

  private func write<Definition: MachineDefinition>(
    _ definition: Definition.Type, named name: String = String(describing: Definition.self),
    _ folder: Folder
  ) throws(FileError) {
    let walks = Walks(of: definition)
    var random = SeededNumbers(seed: seed)
    var lines = walks.tour()
    var taken = lines.reduce(0) { $0 + $1.count }
    while taken < steps {
      let walk = walks.walk(length: Self.length, using: &random)
      taken += walk.count
      lines.append(walk)
    }
    let text = lines.map { $0.map(\.text).joined(separator: " ") + "\n" }.joined()
    try DiskFile(folder.path(of: "\(name).walks")).write(Array(text.utf8))
    Console.say("\(name): \(lines.count) walks, \(taken) steps\n")
  }
}
