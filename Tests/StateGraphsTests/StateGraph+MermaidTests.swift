import StateGraphs
import Testing

@Suite struct StateGraphMermaidTests {
  @Test func `the toy as Mermaid, to the byte`() {
    #expect(
      StateGraph(of: Toy.self).mermaid == """
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
          idle --> pressed : press / remember
          pressed --> lifting : drag [isFar] / askItems
          pressed --> idle : release, cancel / forget
          lifting --> dragging : lifted [hasItems] / carry, tellBegin
          lifting --> idle : lifted [else] / forget<br/>denied / forget
          dragging --> dragging : drag / follow
          dragging --> landing : release / settle<br/>cancel / flyHome
          landing --> ended : landed / tellEnd
          ended --> [*]
          class lifting,landing waiting
          class ended ending

        """)
  }

  @Test func `what Mermaid cannot take is written as entities, and its words get a number`() {
    #expect(
      StateGraph(of: OddTable.self).mermaid == """
        stateDiagram-v2
          direction LR
          classDef waiting stroke-dasharray:5 5
          classDef ending stroke-width:4px
          state "state" as state_2
          state "direction#32;TB" as direction_TB
          state "State" as State_3
          [*] --> state_2
          state_2 --> direction_TB : move [same] / #37;#37;#58;#123;#125;
          state_2 --> State_3 : move [same]
          direction_TB --> state_2 : move#46;by, 9#124;#60;#34;#35;#59;#62;#92;#10;#0;
          State_3 --> state_2 : move#46;by, 9#124;#60;#34;#35;#59;#62;#92;#10;#0;

        """)
  }

  @Test func `equal tables make equal bytes`() {
    #expect(StateGraph(of: Toy.self).mermaid == StateGraph(of: Toy.self).mermaid)
  }
}
