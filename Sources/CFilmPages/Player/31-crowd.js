// Many or tiny cells, painted as pixels on one canvas between the two pictures, so that neither is drawn again for them.

/** From so many cells in one view, or below so many pixels, cells have no elements of their own. */
const MANY_CELLS = 1500, TINY_CELL = 9;

class Crowd {
  constructor(canvas, test) {
    Object.assign(this, { canvas, test, pen: canvas.getContext("2d") });
  }

  begin(seen, scale) {
    Object.assign(this, { seen, scale, dots: scale * (window.devicePixelRatio || 1), isEmpty: true });
  }

  /** Makes room for the first cells of a picture. */
  open() {
    const { seen: [x, y, width, height], scale, dots, picture, test: { bounds: [left, top] } } = this;
    const w = Math.ceil(width * dots), h = Math.ceil(height * dots);
    put(this.canvas, { width: w, height: h, style: `left:${(x - left) * scale}px;top:${(y - top) * scale}px;width:${width * scale}px` });
    if (picture?.width !== w || picture.height !== h) this.picture = this.pen.createImageData(w, h);
    this.pixels = new Uint32Array(this.picture.data.buffer).fill(0);
    this.colors = ["accent", ..."01234567"].map((name) => {
      const [red, green, blue] = pageColor(name[1] ? name : `t${name}`).match(/\d+/g);
      return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
    });
    this.isEmpty = false;
  }

  /** Paints the cells of a view within its frame. */
  paint(cells, frame) {
    if (this.isEmpty) this.open();
    const { dots, seen } = this, [west, north, east, south] = this.edges(frame), pixel = (value, from) => Math.round((value - seen[from]) * dots);
    for (const { 1: item, 2: rect, 3: cell } of cells) {
      const state = cell[4];
      let color = this.colors[cell[5] || (state > 1 && state < 5) ? 0 : 1 + this.test.tint(item)];
      if (state === 1 || state === 5) color &= 0x5fffffff;
      this.fill(Math.max(west, pixel(rect[0], 0)), Math.max(north, pixel(rect[1], 1)), Math.min(east, pixel(rect[0] + rect[2], 0) - 1), Math.min(south, pixel(rect[1] + rect[3], 1) - 1), color);
    }
  }

  /** A view hides the cells of those behind it. */
  clear(frame) {
    if (!this.isEmpty) this.fill(...this.edges(frame), 0);
  }

  fill(left, top, right, bottom, color) {
    const { width } = this.picture;
    for (let row = top; row < bottom; row++) this.pixels.fill(color, row * width + left, row * width + Math.max(left, right));
  }

  /** The edges of a rectangle in pixels, within the picture. */
  edges([x, y, width, height]) {
    const { picture, dots, seen: [left, top] } = this;
    const within = (value, side) => Math.min(picture[side], Math.max(0, Math.round(value * dots)));
    return [within(x - left, "width"), within(y - top, "height"), within(x + width - left, "width"), within(y + height - top, "height")];
  }

  end() {
    if (this.isEmpty) put(this.canvas, { style: "display:none" });
    else this.pen.putImageData(this.picture, 0, 0);
  }
}
