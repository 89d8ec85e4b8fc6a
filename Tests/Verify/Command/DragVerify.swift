import DragConsole
import DragFiles

/// `drag-verify`: searches worlds completely, or writes walks of the machines.
@main
enum DragVerify {
  /// What `--help` prints.
  static let help = CommandHelp(
    call: "drag-verify [WORLD…] [OPTION…]",
    summary: "search small worlds for anything that breaks a rule",
    explanation: """
      A WORLD is a small stage and all that may happen on it; without one every world is searched
      but those that take minutes. The search is complete: whatever users and applications do in
      whatever order, every invariant holds at every state, and from every state all comes to an
      end. Where one does not, the shortest way there is printed as a script, which `drag replay`
      replays. With --walks nothing is searched.

      A large world is searched in parts, by --shard 1/4 --seen 1.seen to 4/4, each from some of its
      first choices; --merge 1.seen 2.seen 3.seen 4.seen then prints the line of one search. All of
      them need SWIFT_DETERMINISTIC_HASHING=1.

      Exit code: 0 all hold, or the walks are written; 1 an invariant does not hold; 2 there is no
      such world, or the walks cannot be written.
      """,
    options: Option.ofVerify)

  static func main() {
    ScratchPaths.removeWhenInterrupted()
    help.run { words throws(CommandError) in try VerifyCommand(words).run() }
  }
}
