import DragGeometry
import DragReplay
import Testing

@Suite struct JSONBytesTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.005, "0.01"), (-0.25, "-0.25"),
    (1.005, "1"), (146.933, "146.93"), (10.1, "10.1"), (.nan, "0"), (.infinity, "0"), (1e300, "0"),
  ])
  func `a number is rounded to 1/100 and has no zeros at its end`(value: Double, text: String) {
    #expect(JSONBytes.text(of: value) == text)
  }

  @Test(arguments: [JSONBytes.Form.page, .line, .report])
  func `integers have commas between them, and none at an end`(form: JSONBytes.Form) {
    var json = JSONBytes(form)
    json.integers()
    json.integers(-1)
    json.raw(";")
    json.integers(0, 12, .min, .max)
    let comma = form == .report ? ", " : ","
    let numbers = ["0", "12", "-9223372036854775808", "9223372036854775807"]
    #expect(json.string == "-1;" + numbers.joined(separator: comma))
  }

  @Test func `elements of a list have commas between them`() {
    var json = JSONBytes()
    json.list([] as [Int]) { $0.integer($1) }
    json.list([7]) { $0.integer($1) }
    json.list([1, 2, 3]) { $0.integer($1) }
    #expect(json.string == "[][7][1,2,3]")
  }

  @Test func `a text holds nothing that ends an element or a line`() {
    var json = JSONBytes()
    json.text("</script> \"a\\b\" & \u{2028}\u{2029}\n\u{0}é")
    #expect(
      json.string
        == #""\u003c/script\u003e \"a\\b\" \u0026 \u2028\u2029\n\u0000é""#)
  }

  /// The same content in each form.
  private func sample(_ form: JSONBytes.Form, indent: Int? = nil) -> String {
    var object = JSONObject(form, indent: indent)
    object.add("a", 1)
    object.add("b") { json in
      json.list(["<", "\r"], indent: indent.map { $0 + 2 }) { $0.text($1) }
    }
    object.add("c") { json in json.object { _ in } }
    object.add("d") { json in
      json.list([] as [Int], indent: indent.map { $0 + 2 }) { $0.integer($1) }
    }
    return object.closed.string
  }

  @Test func `a page and a line have no spaces, and a page no brackets of markup`() {
    #expect(sample(.page) == #"{"a":1,"b":["\u003c","\u000d"],"c":{},"d":[]}"#)
    #expect(sample(.line) == #"{"a":1,"b":["<","\r"],"c":{},"d":[]}"#)
  }

  @Test func `a report has spaces behind commas and colons`() {
    #expect(sample(.report) == #"{"a": 1, "b": ["<", "\r"], "c": {}, "d": []}"#)
  }

  @Test func `an object without members has no line of its own, whatever the indentation`() {
    for indent in [nil, 2, 4] {
      #expect(JSONObject(.report, indent: indent).closed.string == "{}")
    }
  }

  @Test func `with an indentation each member has a line, and nothing has none`() {
    #expect(
      sample(.report, indent: 2) == """
        {
          "a": 1,
          "b": [
            "<",
            "\\r"
          ],
          "c": {},
          "d": []
        }
        """)
  }

  @Test func `a point has two numbers, and a rectangle its corner and its extents`() {
    var json = JSONBytes()
    json.point(Point(x: -0.5, y: 2))
    json.rect(Rect(x: 1, y: 2.25, width: 30, height: 4))
    json.numbers([])
    #expect(json.string == "[-0.5,2][1,2.25,30,4][]")
  }

  @Test func `a quoted text is a scalar of YAML as well`() {
    #expect(JSONBytes.quoted("a: \"b\" <c>\n\u{1B}") == #""a: \"b\" <c>\n\u001b""#)
  }
}
