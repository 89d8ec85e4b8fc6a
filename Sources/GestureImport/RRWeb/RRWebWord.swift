/// The words of rrweb's events, as far as they say something of a pointer.
enum RRWebWord: String, FormatWord {
  case events, type, data, timestamp
  case source, positions, x, y, id, timeOffset, width, height
}
