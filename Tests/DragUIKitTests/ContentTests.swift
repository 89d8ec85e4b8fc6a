import DragUIKit
import DragUIKitTesting
import Testing

/// Images, fonts and labels, as data.
@MainActor @Suite struct ContentTests {
  /// The first bytes of a PNG of 3 by 2 points.
  private let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0])

  @Test func `an image has the size that its data says, and is none without a header`() throws {
    let image = try #require(UIImage(data: png))
    #expect(image.size == CGSize(width: 3, height: 2))
    #expect(image.pngData() == png && image.jpegData(compressionQuality: 1) == nil)
    #expect(
      UIImage(data: Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 2, 1, 4, 0]))?.size.width == 258)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(data: png.prefix(20)) == nil)
    #expect(UIImage(data: png) == image && UIImage(named: "a") != UIImage(named: "b"))
    #expect(UIImageView(image: image).frame.size == image.size)
  }

  @Test func `an image goes through a provider, and so does one without data`() throws {
    let stage = AppStage()
    let image = try #require(UIImage(data: png))
    let named = try #require(UIImage(systemName: "star"))
    var log: [String] = []
    stage.perform {
      let provider = NSItemProvider(object: image)
      #expect(provider.registeredTypeIdentifiers == ["public.png"])
      #expect(provider.canLoadObject(ofClass: UIImage.self))
      provider.loadObject(ofClass: UIImage.self) { loaded, _ in
        log.append("\((loaded as? UIImage) == image)")
      }
      NSItemProvider(object: named).loadObject(ofClass: UIImage.self) { loaded, error in
        log.append("named \((loaded as? UIImage) == named) \(error == nil)")
      }
      let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8.5, height: 6)).image { _ in }
      NSItemProvider(object: drawn).loadObject(ofClass: UIImage.self) { loaded, _ in
        log.append("\((loaded as? UIImage)?.size ?? .zero)")
        #expect((loaded as? UIImage)?.pngData() == nil)
      }
      #expect(drawn == drawn && drawn != UIImage())
      let endless = UIGraphicsImageRenderer(size: CGSize(width: .infinity, height: 1e30)).image {
        _ in
      }
      NSItemProvider(object: endless).loadObject(ofClass: UIImage.self) { loaded, _ in
        #expect((loaded as? UIImage)?.size == CGSize(width: .infinity, height: 1e30))
      }
    }
    stage.settle()
    #expect(log.sorted() == ["\(CGSize(width: 8.5, height: 6))", "named true true", "true"])
  }

  @Test func `fonts are equal by name and size, and labels keep what they are given`() {
    #expect(UIFont.boldSystemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 12).withSize(13) == .systemFont(ofSize: 13))
    #expect(UIFont(name: "Menlo", size: 9)?.hash == UIFont(name: "Menlo", size: 9)?.hash)
    let label = UILabel(frame: .zero)
    label.text = "milk"
    #expect(label.text == "milk" && label.numberOfLines == 1 && label.font.pointSize == 17)
  }

  @Test func `a color and a text with attributes go through providers`() throws {
    let stage = AppStage()
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    var loaded: [NSObject] = []
    stage.perform {
      for (object, type) in [
        (color, "com.apple.uikit.color"),
        (NSAttributedString(string: "milk"), "public.utf8-plain-text"),
      ] as [(any NSItemProviderWriting, String)] {
        let provider = NSItemProvider(object: object)
        #expect(provider.registeredTypeIdentifiers == [type])
        let handler: ((any NSItemProviderReading)?, (any Error)?) -> Void = { made, _ in
          loaded += (made as? NSObject).map { [$0] } ?? []
        }
        if provider.canLoadObject(ofClass: UIColor.self) {
          provider.loadObject(ofClass: UIColor.self, completionHandler: handler)
        } else {
          provider.loadObject(ofClass: NSAttributedString.self, completionHandler: handler)
        }
      }
    }
    stage.settle()
    #expect(loaded == [color, NSAttributedString(string: "milk")])
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
  }

  @Test(arguments: ["", "1 2 3", "1 2 3 x", "1 2 3 4 5"])
  func `data that is not a color is refused`(text: String) {
    #expect(throws: CocoaError.self) {
      try UIColor.object(
        withItemProviderData: Data(text.utf8), typeIdentifier: "com.apple.uikit.color")
    }
  }

  @Test func `literals of colors and images are those of the face`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == .red)
    let image: UIImage = #imageLiteral(resourceName: "profile")
    #expect(image == UIImage(named: "profile"))
  }

  @Test func `a picture that is drawn has its size`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20))
    var isDrawn = false
    let image = renderer.image { context in
      UIView(frame: .zero).layer.render(in: context.cgContext)
      isDrawn = true
    }
    #expect(isDrawn && image.size == CGSize(width: 30, height: 20))
    #expect(image.pngData() == nil)
  }

  @Test func `a text keeps the style of its paragraphs and its colour`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let text = NSAttributedString(
      string: "a", attributes: [.paragraphStyle: style, .foregroundColor: UIColor.red])
    let kept =
      unsafe text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(kept?.alignment == .center && kept?.lineSpacing == 4)
    let color = unsafe text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == .red)
  }

  @Test func `every font is of the one family that there is`() {
    #expect(UIFont.fontNames(forFamilyName: UIFont.familyNames[0]) == ["system"])
    #expect(UIFont.italicSystemFont(ofSize: 10).familyName == "system")
  }

  @Test func `layers are in each other once`() {
    let (outer, other, inner) = (CALayer(), CALayer(), CAGradientLayer())
    outer.addSublayer(inner)
    other.insertSublayer(inner, at: 0)
    #expect(outer.sublayers?.isEmpty == true && other.sublayers == [inner])
    inner.removeFromSuperlayer()
    #expect(other.sublayers?.isEmpty == true)
  }
}
