import StateGraphs
import Testing

@Suite struct DiagramSetCoverageTests {
  private let set = DiagramSet(counted: [
    .init(StateGraph(of: Toy.self), counts: [3, 0, 1, 2, 4, 0, 0, 5, 1, 0, 1]),
    .init(StateGraph(of: OddTable.self, named: "toy"), counts: [1, 2, 3, 4, 5, 6]),
  ])

  @Test func `a machine has a diagram in two languages, and a page shows all`() {
    #expect(
      set.files.map(\.name) == ["Toy.mmd", "Toy.dot", "toy_2.mmd", "toy_2.dot", "README.md"])
  }

  @Test func `the page of two machines, to the byte`() {
    #expect(
      set.files.last?.text == #"""
        # Coverage of the state machines

        | machine | steps | taken | never taken |
        | --- | --- | --- | --- |
        | Toy | 11 | 7 | 4 |
        | toy | 6 | 6 | 0 |

        A line of an arrow is `event [guard] / action, action`, with how often it was taken.

        ## Toy

        ```mermaid
        stateDiagram-v2
          direction LR
          classDef waiting stroke-dasharray:5 5
          classDef ending stroke-width:4px
          state "idle" as idle
          state "pressed" as pressed
          state "lifting" as lifting
          state "dragging" as dragging
          state "landing" as landing
          state "ended" as ended
          [*] --> idle
          idle --> pressed : press / remember ×3
          pressed --> lifting : drag [isFar] / askItems ✗ never
          pressed --> idle : release / forget ×1<br/>cancel / forget ×2
          lifting --> dragging : lifted [hasItems] / carry, tellBegin ×4
          lifting --> idle : lifted [else] / forget ✗ never<br/>denied / forget ✗ never
          dragging --> dragging : drag / follow ×5
          dragging --> landing : release / settle ×1<br/>cancel / flyHome ✗ never
          landing --> ended : landed / tellEnd ×1
          ended --> [*]
          class lifting,landing waiting
          class ended ending
        ```

        Never taken:

        - pressed: drag \[isFar\] → lifting
        - lifting: lifted \[else\] → idle
        - lifting: denied → idle
        - dragging: cancel → landing

        ## toy

        ```mermaid
        stateDiagram-v2
          direction LR
          classDef waiting stroke-dasharray:5 5
          classDef ending stroke-width:4px
          state "state" as state_2
          state "direction#32;TB" as direction_TB
          state "State" as State_3
          [*] --> state_2
          state_2 --> direction_TB : move [same] / #37;#37;#58;#123;#125; ×1
          state_2 --> State_3 : move [same] ×2
          direction_TB --> state_2 : move#46;by ×3<br/>9#124;#60;#34;#35;#59;#62;#92;#10;#0; ×4
          State_3 --> state_2 : move#46;by ×5<br/>9#124;#60;#34;#35;#59;#62;#92;#10;#0; ×6
        ```

        Every step was taken.

        """#)
  }

  @Test func `in DOT only an edge of which no step was taken is red`() {
    let edges = set.files[1].text.split(separator: "\n").filter { $0.contains("-> \"") }
    #expect(
      edges.map(String.init) == [
        #"  "[*]" -> "idle";"#,
        #"  "idle" -> "pressed" [label="press / remember ×3\l"];"#,
        #"  "pressed" -> "lifting" [label="drag [isFar] / askItems ✗ never\l", \#(never)];"#,
        #"  "pressed" -> "idle" [label="release / forget ×1\lcancel / forget ×2\l"];"#,
        #"  "lifting" -> "dragging" [label="lifted [hasItems] / carry, tellBegin ×4\l"];"#,
        #"  "lifting" -> "idle" [label="lifted [else] / forget ✗ never\ldenied / forget ✗ never\l", \#(never)];"#,
        #"  "dragging" -> "dragging" [label="drag / follow ×5\l"];"#,
        #"  "dragging" -> "landing" [label="release / settle ×1\lcancel / flyHome ✗ never\l"];"#,
        #"  "landing" -> "ended" [label="landed / tellEnd ×1\l"];"#,
      ])
  }

  private let never = "style=dashed, color=red, fontcolor=red"
}
