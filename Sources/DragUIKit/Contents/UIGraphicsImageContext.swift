public import Foundation

/// The sizes of the pictures that are being drawn, the innermost last.
@MainActor private enum OpenPictures {
  static var sizes: [CGSize] = []
}

/// Begins a picture of a size; nothing is drawn.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  OpenPictures.sizes.append(size)
}

/// Begins a picture of a size and a scale; nothing is drawn.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { OpenPictures.sizes.append(size) }

/// The picture that was begun last, of its size and without data; nil outside of one.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  OpenPictures.sizes.last.map { UIImage(ofSize: $0) }
}

/// The place to draw in a picture; nil outside of one.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  OpenPictures.sizes.isEmpty ? nil : CGContext()
}

/// Ends the picture that was begun last.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
  _ = OpenPictures.sizes.popLast()
}
