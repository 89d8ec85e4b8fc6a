import StateGraphs
import Testing

@Suite struct DiagramSetReadmeTests {
  private func page(_ overview: DiagramSet.Overview) -> String? {
    DiagramSet([.init(StateGraph(of: Toy.self), prose: "A toy.\n")], overview: overview)
      .files.last?.text
  }

  @Test func `the page of the toy, to the byte`() {
    let links: [DiagramSet.Overview.Link] = [
      .init(from: "end", to: "Toy", label: "presses, drags: \"all\""),
      .init(from: "Toy", to: "end", label: "orders"),
    ]
    #expect(
      page(.init(prose: "They talk.", links: links)) == """
        # State diagrams

        These files are generated from the transition tables; `drag diagram` overwrites manual changes,
        and a test fails if a file is stale.

        | machine | states | kinds | cells | handled | ignored | refused | derived |
        | --- | --- | --- | --- | --- | --- | --- | --- |
        | [Toy](Toy.cells.md) | 6 | 7 | 42 | 10 | 3 | 3 | 26 |

        ## How to read them

        An arrow is labeled `event [guard] / action, action`: the event, the condition under which it
        is taken, and the actions before the next state is entered. `[else]` is taken if no earlier
        condition holds. A dashed frame is a state that waits for an answer or a report; a thick frame
        is a final state. Arrows between the same two states are drawn as one.

        A cell is one kind of event in one state. *Handled*: a step is taken. *Ignored* and *refused*:
        the table says so, with a reason. *Derived*: refused without a row, because nothing asked for
        the event, or because the machine waits for another event or is finished. A diagram shows steps
        only; the cell tables show all outcomes.

        The SCXML files are for interpreters of state charts. The result of a guard is part of the name
        of the event, such as `moved_g2` for the second line of a cell, and each action raises an event,
        such as `act_carry`.

        ## How the machines talk

        They talk.

        ```mermaid
        flowchart LR
          end_2["end"]
          Toy["Toy"]
          end_2 -->|"presses, drags#58; #34;all#34;"| Toy
          Toy -->|"orders"| end_2
        ```

        ## Toy

        A toy.

        [Cell table](Toy.cells.md) · [Mermaid](Toy.mmd) · [DOT](Toy.dot) · [SCXML](Toy.scxml)

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
        ```

        """)
  }

  @Test func `a set without machines or words is still a page`() {
    let page = DiagramSet([], overview: .init(prose: "\n")).files.last?.text
    #expect(page?.hasSuffix("\n\n## How the machines talk\n") == true)
    #expect(page?.contains("\n\n\n") == false)
  }

  @Test func `without links there are no flowcharts`() {
    let page = page(.init(prose: "It talks to nobody."))
    #expect(page?.contains("flowchart") == false)
    #expect(page?.contains("\n## How the machines talk\n\nIt talks to nobody.\n\n## Toy\n") == true)
  }
}
