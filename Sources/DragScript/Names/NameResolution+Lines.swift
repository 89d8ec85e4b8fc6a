extension NameResolution {
  mutating func check(_ line: Line) {
    switch line {
    case .timed(let timed):
      if let pointer = timed.pointer { find(pointer, as: [.pointer], "pointer") }
      switch timed.content {
      case .action(let action): action.phrase.find(&self)
      case .expectation(let expectation): expectation.predicate.phrase.find(&self)
      }
    case .raw(let run):
      for pointer in run.pointers { find(pointer, as: [.pointer], "pointer") }
    case .golden: break
    case .include(let included):
      for line in included.lines { check(line) }
    }
  }
}
