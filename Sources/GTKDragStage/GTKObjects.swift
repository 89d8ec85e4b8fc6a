#if GTK
  import CGTK4

  // What the macros of C do, which Swift does not see.

  /// A widget as one of another class that it is.
  @unsafe func cast<Other>(_ widget: UnsafeMutablePointer<GtkWidget>, to: Other.Type)
    -> UnsafeMutablePointer<Other>
  {
    unsafe UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Other.self)
  }

  /// Calls a function of C at a signal of an object, with a pointer as the last argument.
  @unsafe func connect(
    _ object: OpaquePointer, _ signal: String, _ function: GCallback,
    _ data: UnsafeMutableRawPointer
  ) {
    unsafe _ = g_signal_connect_data(
      UnsafeMutableRawPointer(object), signal, function, data, nil, GConnectFlags(rawValue: 0))
  }
#endif
