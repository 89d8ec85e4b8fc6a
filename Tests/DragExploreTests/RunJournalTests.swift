import DragScript
import Testing

@testable import DragExplore

@Suite struct RunJournalTests {
  @Test func `a journal has the tape and the lines of its run (EX-43)`() throws {
    for number in 0..<40 {
      var text = ""
      var scene = try Scenes.explored(Scenes.everything)
      scene.keepJournal = { text += $0.text }
      let run = scene.play(run: number, of: 4)
      let journal = RunJournal(text)
      #expect(journal.number == number)
      #expect(journal.tape == run.tape, "run \(number)")
      #expect(journal.lines.map(\.text) == run.text, "run \(number)")
    }
  }

  @Test
  func `at each moment a journal is the beginning of its run, of which the last entry may be cut`()
    throws
  {
    var texts: [String] = []
    var text = ""
    var scene = try Scenes.explored(Scenes.movesSeveral)
    scene.keepJournal = {
      text += $0.text
      texts.append(text)
    }
    let run = scene.play(run: 5, of: 1)
    for text in texts + texts.map({ String($0.dropLast(2)) }) {
      let journal = RunJournal(text)
      #expect(run.tape.steps.starts(with: journal.tape.steps))
      // A line that is played now may be refused yet.
      #expect(run.text.starts(with: journal.lines.map(\.text).dropLast()))
    }
  }

  @Test func `a run begins its journal again, and one of a tape has no number`() {
    let journal = RunJournal("run 3\nstep drag 1 2\nline down 1,1\nrun\nstep tap 4\nend 1\n")
    #expect(journal.number == nil)
    #expect(journal.tape == Tape(steps: [Tape.Step(kind: .tap, choices: [4])], end: [1]))
    #expect(journal.lines.isEmpty)
  }

  @Test func `a kept script has its name in the journal, until a run begins (EX-39)`() {
    #expect(RunJournal("run\nkept Explored/a drag.drag\n").kept == "Explored/a drag.drag")
    #expect(RunJournal("run\nkept a.drag\nrun 0\n").kept == nil)
  }

  @Test func `a refused line is not a part of the run`() {
    let journal = RunJournal("run 0\nline down 1,1\nline up\nrefused\nline wait 1ms\n")
    #expect(journal.lines.map(\.text) == ["down 1,1", "wait 1ms"])
  }

  @Test(arguments: ["", "run", "step\n", "step fly 1\n", "line \n", "refused\n", "end x\n", "\n\n"])
  func `what is not an entry is left out`(_ text: String) {
    let journal = RunJournal(text)
    #expect(journal.tape == Tape())
    #expect(journal.lines.isEmpty)
  }

  @Test func `a tape is read as it is written`() throws {
    for number in 0..<20 {
      let tape = try Scenes.explored(Scenes.everything).play(run: number, of: 2).tape
      #expect(RunJournal(RunJournal.text(of: tape)).tape == tape)
    }
  }

  @Test func `a run that ended its process fails with how it ended, and its mark has no numbers`() {
    let journal = RunJournal("run 3\nstep wait 1\nline wait 1ms\n")
    let ended = PlayedRun(journal, endedWith: "the application ended with the code 3")
    #expect(ended.mark?.property == .trap)
    #expect(ended.text == ["wait 1ms"])
    #expect(
      ended.mark == PlayedRun(journal, endedWith: "the application ended with the code 4").mark)
    #expect(PlayedRun(journal, endedWith: nil).mark == nil)
  }
}
