// The axis of time: real time, with long rests cut.

/** A rest that is longer than this is cut (µs), to what is kept of it, and a mark. */
const LONG_REST = 900000, KEPT_REST = 500000, REST_MARK = 120000;

/** Maps the film's time to the axis and back. Both grow steadily. */
class Axis {
  /** `times` are the sorted times at which something happens. */
  constructor(times, duration, cutsRests = true) {
    this.real = [0];
    this.shown = [0];
    this.cuts = [];
    let last = 0;
    const rest = (to) => {
      if (cutsRests && to - last > LONG_REST) {
        this.add(last + KEPT_REST, this.end(last + KEPT_REST));
        const from = last + KEPT_REST, until = to;
        const at = this.shown.at(-1);
        this.add(until, at + REST_MARK);
        this.cuts.push({ from, until, at, width: REST_MARK });
      }
      last = Math.max(last, to);
    };
    for (const t of times) rest(t);
    rest(duration);
    const end = Math.max(duration, last, 1);
    this.add(end, this.end(end));
    this.duration = end;
    this.length = this.shown.at(-1);
  }

  /** Where a time lies that is not cut behind the last break. */
  end(t) {
    return this.shown.at(-1) + (t - this.real.at(-1));
  }

  add(t, x) {
    if (t <= this.real.at(-1)) return;
    this.real.push(t);
    this.shown.push(x);
  }

  /** The position of a time on the axis. */
  map(t) {
    return this.between(this.real, this.shown, t);
  }

  /** The time at a position of the axis, in whole microseconds. */
  unmap(x) {
    return Math.round(this.between(this.shown, this.real, x));
  }

  between(from, to, value) {
    if (value <= 0) return 0;
    const k = Math.min(lastAtMost(from, value), from.length - 2);
    if (k < 0) return 0;
    const share = (value - from[k]) / (from[k + 1] - from[k]);
    return to[k] + Math.min(1, share) * (to[k + 1] - to[k]);
  }
}
