import StateGraphs
import Testing

@Suite struct StateGraphSCXMLTests {
  @Test func `the toy as SCXML, to the byte`() {
    #expect(
      StateGraph(of: Toy.self).scxml == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="null" name="Toy" initial="idle">
          <state id="idle">
            <transition event="press" target="pressed">
              <raise event="act_remember"/>
            </transition>
          </state>
          <state id="pressed">
            <transition event="drag_g1" target="lifting">
              <raise event="act_askItems"/>
            </transition>
            <transition event="release" target="idle">
              <raise event="act_forget"/>
            </transition>
            <transition event="cancel" target="idle">
              <raise event="act_forget"/>
            </transition>
          </state>
          <state id="lifting">
            <transition event="lifted_g1" target="dragging">
              <raise event="act_carry"/>
              <raise event="act_tellBegin"/>
            </transition>
            <transition event="lifted_g2" target="idle">
              <raise event="act_forget"/>
            </transition>
            <transition event="denied" target="idle">
              <raise event="act_forget"/>
            </transition>
          </state>
          <state id="dragging">
            <transition event="drag" target="dragging">
              <raise event="act_follow"/>
            </transition>
            <transition event="release" target="landing">
              <raise event="act_settle"/>
            </transition>
            <transition event="cancel" target="landing">
              <raise event="act_flyHome"/>
            </transition>
          </state>
          <state id="landing">
            <transition event="landed" target="ended">
              <raise event="act_tellEnd"/>
            </transition>
          </state>
          <final id="ended"/>
        </scxml>

        """#)
  }

  @Test func `no name has a dot or a sign that XML reads, whatever the table calls it`() {
    let scxml = StateGraph(of: OddTable.self, named: "a <graph> & \"more\"").scxml
    #expect(scxml.contains(#"name="a__graph_____more_""#))
    for line in scxml.split(separator: "\n").dropFirst(2) {
      #expect(!line.contains(".") && !line.contains("&"), "\(line)")
    }
  }

  @Test func `steps without actions and states without steps are elements without content`() {
    #expect(
      StateGraph(of: OddTable.self).scxml.hasSuffix(
        #"""
          <state id="state_2">
            <transition event="move_g1" target="direction_TB">
              <raise event="act______"/>
            </transition>
            <transition event="move_g2" target="State_3"/>
          </state>
          <state id="direction_TB">
            <transition event="move_by" target="state_2"/>
            <transition event="9_________" target="state_2"/>
          </state>
          <state id="State_3">
            <transition event="move_by" target="state_2"/>
            <transition event="9_________" target="state_2"/>
          </state>
        </scxml>

        """#))
    #expect(
      StateGraph(of: WideTable.self).scxml.hasSuffix(
        #" initial="only">\#n  <state id="only"/>\#n</scxml>\#n"#))
  }
}
