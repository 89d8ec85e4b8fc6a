#if GTK
  import CGTK4
  import StagePicture

  /// The images of items, decoded once each, as cairo surfaces.
  @safe final class ImageCache {
    /// A surface; nil if the image cannot be decoded.
    @safe private struct Decoded {
      let surface: OpaquePointer?
    }

    private var decoded: [EncodedImage: Decoded] = [:]

    /// The maximum number of pixels of an image, so that a small file cannot allocate much memory.
    private static let limit = 64 * 1024 * 1024

    /// The surface of an image, or nil if GTK cannot decode it.
    @unsafe func surface(of image: EncodedImage) -> OpaquePointer? {
      if let known = decoded[image] { return unsafe known.surface }
      let surface = unsafe Self.decode(image.bytes)
      decoded[image] = unsafe Decoded(surface: surface)
      return unsafe surface
    }

    private static func decode(_ bytes: [UInt8]) -> OpaquePointer? {
      let block = unsafe g_bytes_new(bytes, gsize(bytes.count))
      defer { unsafe g_bytes_unref(block) }
      guard let texture = unsafe gdk_texture_new_from_bytes(block, nil) else { return nil }
      defer { unsafe g_object_unref(UnsafeMutableRawPointer(texture)) }
      let (width, height) = unsafe (gdk_texture_get_width(texture), gdk_texture_get_height(texture))
      guard Int(width) * Int(height) <= limit,
        let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
        let pixels = unsafe cairo_image_surface_get_data(surface)
      else { return nil }
      unsafe cairo_surface_flush(surface)
      unsafe gdk_texture_download(
        texture, pixels, gsize(cairo_image_surface_get_stride(surface)))
      unsafe cairo_surface_mark_dirty(surface)
      return unsafe surface
    }

    deinit {
      for known in decoded.values {
        if let surface = unsafe known.surface { unsafe cairo_surface_destroy(surface) }
      }
    }
  }
#endif
