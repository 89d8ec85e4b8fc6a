import StateGraphs
import Testing

@Suite struct StateGraphCellTableTests {
  @Test func `the toy as a cell table, to the byte`() {
    #expect(
      StateGraph(of: Toy.self).cellTable == """
        # Cells of Toy

        | states | kinds | cells | handled | ignored | refused | derived |
        | --- | --- | --- | --- | --- | --- | --- |
        | 6 | 7 | 42 | 10 | 3 | 3 | 26 |

        `[guard] → state` a step under a condition, `[else]` when no condition before it held,
        `↺` a step that stays in the state, `–` ignored, `·` refused (both with the number of the
        reason below), empty: refused without a row, because nothing asked for the event, or because
        the machine waits for another event or is finished. Rows without entries are left out.

        ## Host events

        |  | press | drag | release | cancel |
        | --- | --- | --- | --- | --- |
        | **idle** | → pressed | –¹ | –¹ | ·² |
        | **pressed** | ·³ | [isFar] → lifting<br>[else] –⁴ | → idle | → idle |
        | **dragging** | ·³ | ↺ | → landing | → landing |

        ## Answers

        |  | lifted | denied |
        | --- | --- | --- |
        | **lifting** (waits) | [hasItems] → dragging<br>[else] → idle | → idle |

        ## Reports

        |  | landed |
        | --- | --- |
        | **landing** (waits) | → ended |
        | **ended** (ends) | –⁵ |

        ## Reasons

        1. ignored, because nothing is held: **idle** drag, release
        2. refused, because nothing has begun: **idle** cancel
        3. refused, because there is one pointer: **pressed** press; **dragging** press
        4. ignored, because the pointer is near: **pressed** drag [else]
        5. ignored, because an item may land twice: **ended** landed

        """)
  }

  @Test func `more than eight kinds of one origin make several tables of about one width`() {
    let lines = StateGraph(of: WideTable.self).cellTable.split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("|  |") } == [
        "|  | a | b | c | d | e |", "|  | f | g | h | i | j | k |", "|  | l | m | n | o | p | q |",
      ])
    #expect(lines.filter { $0 == "## Host events" }.count == 1)
    #expect(!lines.contains("## Answers"))
  }

  @Test func `figures of reasons go on after nine`() {
    let table = StateGraph(of: WideTable.self).cellTable
    #expect(table.contains("| **only** | –⁶ | –⁷ | –⁸ | –⁹ | –¹⁰ | –¹¹ |"))
    #expect(table.hasSuffix("\n17. ignored, because 16: **only** q\n"))
  }

  @Test func `characters that Markdown would read have a backslash before them`() {
    let lines = StateGraph(of: OddTable.self).cellTable.split(separator: "\n")
    #expect(lines.contains(##"|  | move | move.by | 9\|\<"\#;\>\\   |"##))
    #expect(lines.last == #"1. ignored, because a\|b is \*odd\*: **state** move [else]"#)
  }

  @Test func `one reason of an ignored and of a refused event is two reasons`() {
    let table = StateGraph(of: GuardedReasons.self).cellTable
    #expect(
      table.contains(
        "\n| **idle** | [isFar] –¹<br>[else] ·² | [isFar] ·³<br>[else] –⁴ |  | [isFar] –¹<br>[else] → pressed |\n"
      ))
    #expect(
      table.hasSuffix(
        """
        ## Reasons

        1. ignored, because it is late: **idle** press [isFar], cancel [isFar]
        2. refused, because it is early: **idle** press [else]
        3. refused, because it is late: **idle** drag [isFar]
        4. ignored, because it is early: **idle** drag [else]

        """))
  }

  @Test func `a table without reasons ends with its last cells`() {
    let table = StateGraph(of: OneStep.self).cellTable
    #expect(table.contains("\n| **idle** | → pressed |  |  |  |\n\n## Answers\n"))
    #expect(table.hasSuffix("\n|  | landed |\n| --- | --- |\n"))
  }
}
