/// The type of a literal of an image.
// swift-format-ignore: NoLeadingUnderscores, AllPublicDeclarationsHaveDocumentation
public typealias _ImageLiteralType = UIImage
/// The type of a literal of a color.
// swift-format-ignore: NoLeadingUnderscores, AllPublicDeclarationsHaveDocumentation
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {
  /// Makes an image of a name; every name is one, since none is looked up.
  public convenience init(imageLiteralResourceName name: String) { self.init(name) }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Makes a color; each number is from 0 to 1.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
