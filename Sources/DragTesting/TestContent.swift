import DragItems
import DragStage

/// The data that an item offers to the destination of a drop: a text, a picture or other data, or a
/// failure.
public struct TestContent: Hashable, Sendable {
  let type: TypeIdentifier
  let outcome: Representation.Outcome
  /// The data as a text, where it is one.
  let text: String

  private init(_ type: TypeIdentifier, _ outcome: Representation.Outcome, text: String = "") {
    self.type = type
    self.outcome = outcome
    self.text = text
  }

  private init(text: String, as type: String) {
    self.init(Self.type(type), .data(Array(text.utf8)), text: text)
  }

  /// A plain text in UTF-8 (`public.utf8-plain-text`).
  public static func text(_ text: String) -> TestContent {
    TestContent(text: text, as: "public.utf8-plain-text")
  }

  /// A JSON text (`public.json`).
  public static func json(_ text: String) -> TestContent {
    TestContent(text: text, as: "public.json")
  }

  /// The address of a page or a file (`public.url`).
  public static func url(_ address: String) -> TestContent {
    TestContent(text: address, as: "public.url")
  }

  /// A picture as PNG (`public.png`).
  public static func image(_ bytes: [UInt8]) -> TestContent { TestContent(.png, .data(bytes)) }

  /// Data of any type, such as `com.example.todo`; a name that is not a type is `public.data`.
  public static func data(_ bytes: [UInt8], as type: String) -> TestContent {
    TestContent(Self.type(type), .data(bytes), text: String(decoding: bytes, as: UTF8.self))
  }

  /// A load that fails for a reason, of data of a type.
  public static func failure(_ reason: String, as type: String) -> TestContent {
    TestContent(Self.type(type), .failure(reason))
  }

  private static func type(_ name: String) -> TypeIdentifier {
    (try? TypeIdentifier(name)) ?? .data
  }
}
