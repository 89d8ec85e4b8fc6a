import StagePicture

/// The colors of a drawing, as classes that follow the reader's light or dark setting.
enum SVGStyle {
  /// The style element's text.
  static let text = """
    svg{\(variables(.light))}
    @media (prefers-color-scheme:dark){svg{\(variables(.dark))}}
    text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:13px;fill:var(--t)}
    .g{fill:var(--g)}.p{fill:var(--p);stroke:var(--e)}.c{fill:var(--c);stroke:var(--l)}
    .q{fill:var(--q);font-size:11px}.h{font-weight:600}.w{fill:var(--l)}
    .o{fill:var(--a);fill-opacity:.1;stroke:var(--a);stroke-width:1.5;stroke-dasharray:4 3}
    .k{fill:none;stroke:var(--q);stroke-opacity:.6;stroke-width:1.5;stroke-dasharray:4 3}
    .a{fill:none;stroke:var(--a);stroke-width:2}.s{fill:var(--a);fill-opacity:.16}
    .f{fill:var(--a);fill-opacity:.4}.b{fill:var(--a)}.u{fill:var(--q);fill-opacity:.4}
    .n{fill:var(--n)}.y{fill:var(--y)}.z{fill:var(--z)}.v{fill:#fff;font-size:11px;font-weight:700}
    .d{fill:var(--a);fill-opacity:.35;stroke:var(--a);stroke-width:1.5}
    .r{fill:none;stroke:var(--a);stroke-width:2;stroke-opacity:.7}
    .i{fill:none;stroke:var(--a);stroke-width:2;stroke-opacity:.45;stroke-linecap:round}
    .x{fill:none;stroke:var(--y);stroke-width:2;stroke-dasharray:6 4}
    .e{fill:var(--y);font-size:11px;font-weight:600}
    .j{filter:drop-shadow(0 3px 5px rgb(0 0 0/.22))}
    \(tints)
    """

  private static func variables(_ palette: Palette) -> String {
    let names: [(String, Color)] = [
      ("g", palette.ground), ("p", palette.panel), ("e", palette.edge), ("c", palette.cell),
      ("l", palette.line), ("t", palette.text), ("q", palette.quiet), ("a", palette.accent),
      ("y", palette.plus), ("n", palette.count), ("z", palette.forbidden),
    ]
    let tints = palette.tints.enumerated().map { ("m\($0.offset)", $0.element) }
    return (names + tints).map { "--\($0.0):\($0.1.hex)" }.joined(separator: ";")
  }

  private static let tints = Palette.light.tints.indices.map { ".m\($0){fill:var(--m\($0))}" }
    .joined()
}

extension Color {
  /// The color as CSS writes it, without its alpha.
  fileprivate var hex: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16)
        return digits.utf8.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
