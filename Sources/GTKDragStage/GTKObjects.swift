#if GTK
  import CGTK4

  // Substitutes for C macros, which Swift does not import.

  /// Casts a widget to another class.
  @unsafe func cast<Other>(_ widget: UnsafeMutablePointer<GtkWidget>, to: Other.Type)
    -> UnsafeMutablePointer<Other>
  {
    unsafe UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Other.self)
  }

  /// Connects a C function to a signal of an object, with a pointer as the last argument.
  @unsafe func connect(
    _ object: OpaquePointer, _ signal: String, _ function: GCallback,
    _ data: UnsafeMutableRawPointer
  ) {
    unsafe _ = g_signal_connect_data(
      UnsafeMutableRawPointer(object), signal, function, data, nil, GConnectFlags(rawValue: 0))
  }
#endif
