/// What a stage has for its host since the last reply.
struct Outbox {
  /// The commands in the order in which the host carries them out; a reused buffer, so that a move
  /// allocates nothing.
  private(set) var commands: [HostCommand] = []
  /// The answer to a host's event, if it is more than the proposal in force.
  private(set) var answer: Reply.Answer?

  /// Adds a command.
  mutating func post(_ command: HostCommand) {
    // A reply takes the buffer with it, and most have some commands: one allocation in place of several.
    if commands.capacity == 0 { commands.reserveCapacity(4) }
    commands.append(command)
  }

  /// Sets the answer to the event that is being handled; nil is the proposal in force.
  mutating func set(answer: Reply.Answer?) { self.answer = answer }

  /// Removes and returns the answer.
  @inline(__always)
  mutating func takeAnswer() -> Reply.Answer? {
    guard let answer else { return nil }
    self.answer = nil
    return answer
  }

  /// Removes and returns the commands.
  mutating func takeCommands() -> [HostCommand] {
    var taken: [HostCommand] = []
    swap(&taken, &commands)
    return taken
  }

  /// Moves the commands behind those of a buffer.
  ///
  /// An empty buffer takes the place of the own one, so that both keep their capacity.
  @inline(__always)
  mutating func moveCommands(into buffer: inout [HostCommand]) {
    if buffer.isEmpty {
      swap(&buffer, &commands)
    } else if !commands.isEmpty {
      buffer.append(contentsOf: commands)
      commands.removeAll(keepingCapacity: true)
    }
  }
}
