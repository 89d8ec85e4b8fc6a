import StateGraphs
import Testing

@Suite struct StateGraphDOTTests {
  @Test func `the toy as DOT, to the byte`() {
    #expect(
      StateGraph(of: Toy.self).dot == #"""
        digraph "Toy" {
          rankdir=LR;
          node [shape=box, style=rounded];
          "[*]" [shape=point, label=""];
          "idle" [label="idle"];
          "pressed" [label="pressed"];
          "lifting" [label="lifting", style="rounded,dashed"];
          "dragging" [label="dragging"];
          "landing" [label="landing", style="rounded,dashed"];
          "ended" [label="ended", peripheries=2];
          "[*]" -> "idle";
          "idle" -> "pressed" [label="press / remember\l"];
          "pressed" -> "lifting" [label="drag [isFar] / askItems\l"];
          "pressed" -> "idle" [label="release, cancel / forget\l"];
          "lifting" -> "dragging" [label="lifted [hasItems] / carry, tellBegin\l"];
          "lifting" -> "idle" [label="lifted [else] / forget\ldenied / forget\l"];
          "dragging" -> "dragging" [label="drag / follow\l"];
          "dragging" -> "landing" [label="release / settle\lcancel / flyHome\l"];
          "landing" -> "ended" [label="landed / tellEnd\l"];
        }

        """#)
  }

  @Test func `quotes, backslashes, line breaks and NUL in names do not end a string`() {
    let lines = StateGraph(of: OddTable.self, named: "a \"graph\"").dot.split(separator: "\n")
    #expect(lines.first == #"digraph "a__graph_" {"#)
    #expect(
      lines.dropFirst(5) == [
        #"  "direction_TB" [label="direction TB"];"#,
        #"  "State_3" [label="State"];"#,
        #"  "[*]" -> "state_2";"#,
        #"  "state_2" -> "direction_TB" [label="move [same] / %%:{}\l"];"#,
        #"  "state_2" -> "State_3" [label="move [same]\l"];"#,
        ##"  "direction_TB" -> "state_2" [label="move.by, 9|<\"#;>\\  \l"];"##,
        ##"  "State_3" -> "state_2" [label="move.by, 9|<\"#;>\\  \l"];"##,
        "}",
      ])
  }
}
