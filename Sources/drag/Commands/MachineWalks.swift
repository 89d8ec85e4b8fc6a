import DragFiles
import DragGestures
import DragItems
import DragSessions
import Machines
import StateGraphs

/// Walks of every machine as files, a sequence a line, for interpreters of the SCXML to follow.
struct MachineWalks {
  /// How many steps each file has at least.
  let steps: Int
  let seed: UInt64

  /// The length of one walk at the most.
  private static let length = 40

  /// Writes `NAME.walks` for every machine into a folder: first a tour of its cells, then walks at
  /// random.
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
    try DiskFile(folder.place(of: "\(name).walks")).write(Array(text.utf8))
    Console.say("\(name): \(lines.count) walks, \(taken) steps\n")
  }
}
