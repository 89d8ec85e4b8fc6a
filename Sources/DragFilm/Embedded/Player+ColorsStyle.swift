// swift-format-ignore-file
// Written by Tests/Film/embed-player.sh from Sources/DragFilm/Player/10-colors.css.
extension EmbeddedFiles.Player {
  /// The text of `10-colors.css`.
  static let colorsStyle = ###"""
/* Colors, light and dark: those of `StagePicture`'s palettes, and one for each state, kind and pointer. */
:root {
  color-scheme: light dark;
  --ground: light-dark(#f1f2f6, #17181d); --panel: light-dark(#ffffff, #212329); --raised: light-dark(#ffffff, #2a2d35); --edge: light-dark(#dfe2ea, #3a3e49); --line: light-dark(#e6e8ef, #31343d); --text: light-dark(#23252f, #e9eaf0); --quiet: light-dark(#5d6272, #a4a9b8);
  --accent: light-dark(#3f60d8, #8fa8ff); --accent-soft: light-dark(#e5eafc, #2b3350); --on-accent: light-dark(#ffffff, #14161c); --plus: light-dark(#17703f, #55cf8d); --fail: light-dark(#c9343b, #ff8087); --fail-soft: light-dark(#fdecec, #3b2327); --warn: light-dark(#9a6700, #e9b949); --warn-soft: light-dark(#fff4d6, #38301b); --forbidden: light-dark(#747987, #8a8f9e);
  --t0: light-dark(#8fb3f5, #5f86d0); --t1: light-dark(#f2b08d, #c98560); --t2: light-dark(#9ad3ae, #62a57b); --t3: light-dark(#e6a6c7, #b97497); --t4: light-dark(#f0ce7e, #c09e4f); --t5: light-dark(#b6a5ea, #8974c9); --t6: light-dark(#86cfd3, #529fa4); --t7: light-dark(#e39a9a, #b46a6a);
  --p0: light-dark(#3f60d8, #8fa8ff); --p1: light-dark(#c2477f, #f08fc0); --p2: light-dark(#1d8a7a, #54cbb9); --p3: light-dark(#a86412, #e5a75a); --p4: light-dark(#7a4fd0, #b79bff); --p5: light-dark(#5f6a7d, #a8b1c2);
  --k0: light-dark(#5d6272, #a4a9b8); --k1: light-dark(#8a6d1c, #d6b75c); --k2: light-dark(#3f60d8, #8fa8ff); --k3: light-dark(#17703f, #55cf8d); --k4: light-dark(#7a4fd0, #b79bff); --k5: light-dark(#1d8a9a, #5fc9d6); --k6: light-dark(#a86412, #e5a75a); --k7: light-dark(#c9343b, #ff8087);
  --s-pressed: light-dark(#d9dce6, #3d414d); --s-lifting: light-dark(#f3dfae, #574a27); --s-lifted: light-dark(#f0d188, #6a592a); --s-dragging: light-dark(#b9c9f8, #344479); --s-panned: light-dark(#d9dce6, #3d414d); --s-performing: light-dark(#cfc2f2, #4a3f74); --s-ending: light-dark(#bfe3e6, #28545a); --s-transferring: light-dark(#bfe3e6, #28545a); --s-transferred: light-dark(#bce3cb, #285540); --s-ended: light-dark(#e6e8ef, #30333c); --s-move: light-dark(#b9c9f8, #344479); --s-copy: light-dark(#bce3cb, #285540); --s-forbidden: light-dark(#f3c3c3, #66343a); --s-cancel: light-dark(#e1e4ec, #363a45);
}
:root[data-theme=light] { color-scheme: light; }
:root[data-theme=dark] { color-scheme: dark; }
.t0 { --tint: var(--t0); } .t1 { --tint: var(--t1); } .t2 { --tint: var(--t2); } .t3 { --tint: var(--t3); } .t4 { --tint: var(--t4); } .t5 { --tint: var(--t5); } .t6 { --tint: var(--t6); } .t7 { --tint: var(--t7); }
.p0 { --hue: var(--p0); } .p1 { --hue: var(--p1); } .p2 { --hue: var(--p2); } .p3 { --hue: var(--p3); } .p4 { --hue: var(--p4); } .p5 { --hue: var(--p5); }
.k0 { --hue: var(--k0); } .k1 { --hue: var(--k1); } .k2 { --hue: var(--k2); } .k3 { --hue: var(--k3); } .k4 { --hue: var(--k4); } .k5 { --hue: var(--k5); } .k6 { --hue: var(--k6); } .k7 { --hue: var(--k7); }

"""###
}
