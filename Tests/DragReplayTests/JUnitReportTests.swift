import Foundation
import Testing

import DragReplay

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  @Test func `a suite a file, a case a test`() {
    var report = ReplayReport()
    report.results = [
      Reporting.result("good"), Reporting.result("later", skip: "not today"),
      Reporting.result("bad", [Reporting.fault("badge", expected: "plus", actual: "none")]),
    ]
    report.results[0].elapsed = .microseconds(1_250)
    #expect(
      JUnitReport.text(of: report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="drag" tests="3" failures="1" errors="0" time="0.001250">
          <testsuite name="a.drag" tests="3" failures="1" errors="0" time="0.001250" skipped="1" \
        file="a.drag">
            <properties>
              <property name="virtual-time" value="2.700000"/>
            </properties>
            <testcase name="good" classname="a.drag" file="a.drag" line="7" time="0.001250"/>
            <testcase name="later" classname="a.drag" file="a.drag" line="7" time="0.000000">
              <skipped message="not today"/>
            </testcase>
            <testcase name="bad" classname="a.drag" file="a.drag" line="7" time="0.000000">
              <failure message="badge: expected plus, found none" type="expectation">a.drag:9:3: badge
          expected: plus
          actual:   none
        </failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `whatever a name holds, the text is well formed and says the same`() throws {
    let elements = try XMLElements.of(JUnitReport.text(of: Reporting.everything))
    let names = elements.filter { $0.name == "testcase" }.map { $0.attributes["name"] }
    let shown = "q\" a' b\\ <c> & ]]> 100% # d, e: f\n::error g\r\t␁␛[31m␡\\u{85}\\u{2028} é|"
    #expect(names == ["DS0201 in line 2", "good", shown, "later", "broken"])
    let failure = try #require(elements.first { $0.name == "failure" })
    #expect(failure.attributes["message"] == "\(shown): expected \(shown), found b")
    #expect(failure.text.contains("]]>"))
  }

  @Test func `what cannot be run is an error, and counts apart`() throws {
    let elements = try XMLElements.of(JUnitReport.text(of: Reporting.everything))
    let errors = elements.filter { $0.name == "error" }
    #expect(errors.map { $0.attributes["type"] } == ["script", "script"])
    #expect(
      errors.map { $0.attributes["message"] } == ["unknown statement `vuew`", "no such thing"])
    let whole = try #require(elements.first)
    #expect(whole.attributes["tests"] == "5")
    #expect(whole.attributes["failures"] == "1")
    #expect(whole.attributes["errors"] == "2")
  }

  /// What stands in which element, and with what: the schema that consumers agree on, and beside it
  /// the place of a case.
  @Test func `elements and attributes are those of the common schema`() throws {
    let children = [
      "testsuites": ["testsuite"], "testsuite": ["properties", "testcase"],
      "properties": ["property"], "testcase": ["skipped", "error", "failure"], "property": [],
      "skipped": [], "error": [], "failure": [],
    ]
    let attributes: [String: Set<String>] = [
      "testsuites": ["name", "tests", "failures", "errors", "time"],
      "testsuite": ["name", "tests", "failures", "errors", "time", "skipped", "file"],
      "properties": [], "property": ["name", "value"],
      "testcase": ["name", "classname", "time", "file", "line"],
      "skipped": ["message"], "error": ["message", "type"], "failure": ["message", "type"],
    ]
    for element in try XMLElements.of(JUnitReport.text(of: Reporting.everything)) {
      #expect(attributes[element.name] == Set(element.attributes.keys))
      if let parent = element.parent { #expect(children[parent]?.contains(element.name) == true) }
      for name in ["time", "tests", "failures", "errors", "line"] {
        if let value = element.attributes[name] { #expect(Double(value) != nil, "\(name)") }
      }
    }
  }

  @Test func `no test at all is a report without suites`() throws {
    #expect(try XMLElements.of(JUnitReport.text(of: ReplayReport())).count == 1)
  }
}

/// The elements of an XML text, in order.
private final class XMLElements: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var parent: String?
    var attributes: [String: String]
    var text = ""
  }

  struct Malformed: Error {}

  private var elements: [Element] = []
  private var open: [Int] = []

  static func of(_ text: String) throws -> [Element] {
    let parser = XMLParser(data: Data(text.utf8))
    let elements = XMLElements()
    parser.delegate = elements
    guard parser.parse() else { throw parser.parserError ?? Malformed() }
    return elements.elements
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(
      Element(name: name, parent: open.last.map { elements[$0].name }, attributes: attributes))
    open.append(elements.count - 1)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }
}
