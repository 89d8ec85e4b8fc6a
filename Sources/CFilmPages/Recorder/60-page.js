// The page: listens to pointers, shows what was recorded, and saves.

const FIRST_SCENE = `dragscript 1
set viewport 390x844
collection list at 0,100 size 390x220 layout rows(height=44)
items list milk eggs bread tea rice
collection basket at 0,380 size 390x320 layout grid(cell=100x100,gap=8,inset=12)
items basket apples pears
on list update => proposal move insert-at
on basket update => proposal copy insert-at
`;

class RecorderPage {
  constructor() {
    this.stage = this.at("stage");
    this.script = this.at("script");
    this.picture = new ScenePicture(this.stage);
    this.recording = new Recording();
    this.isOn = false;
    const given = this.at("scene-text");
    this.script.value = given ? JSON.parse(given.textContent) : FIRST_SCENE;
    this.openScene();
    this.listenToPointers();
    this.listenToKeys();
    this.listenToControls();
  }

  at(id) {
    return document.getElementById(id);
  }

  /** The scene is drawn, and what was recorded is played on it again. */
  openScene() {
    this.scene = readScene(this.script.value);
    this.picture.open(this.scene);
    const { ignored } = this.scene, isCut = setupLines(this.script.value).length < this.script.value.split("\n").length;
    this.at("ignored").textContent = [ignored && `${ignored} lines are not in the picture and its preview; a replay takes them all the same.`, isCut && "Tests are left out."].filter(Boolean).join(" ");
    this.fit();
    this.playAnew();
  }

  /** Plays the recording from its begin, by its own times alone, as a replay does. */
  playAnew() {
    this.preview = new DragPreview(this.scene);
    this.preview.follow(this.recording);
    this.offerExpectations();
    this.show();
  }

  fit() {
    const room = this.at("window").getBoundingClientRect(), [width, height] = this.scene.viewport;
    const scale = Math.min(1, (room.width - 8) / width, (room.height - 8) / height);
    this.stage.setAttribute("width", Math.max(1, width * scale));
    this.stage.setAttribute("height", Math.max(1, height * scale));
  }

  /** A point of the page in the scene, within its viewport, to a thousandth. */
  point(event) {
    const box = this.stage.getBoundingClientRect(), [width, height] = this.scene.viewport;
    const round = (value, most) => Math.round(Math.min(most, Math.max(0, value)) * 1000) / 1000;
    return [round((event.clientX - box.left) * width / box.width, width), round((event.clientY - box.top) * height / box.height, height)];
  }

  /** The file that is saved. */
  get text() {
    const ticked = [...this.at("orders").querySelectorAll("input:checked")].map((box) => box.value);
    return recordedScript(this.script.value, this.recording, ticked);
  }

  show() {
    const { events, last } = this.recording;
    this.picture.show(this.preview);
    this.at("text").value = events.length ? this.text : "";
    this.at("text").scrollTop = this.at("text").scrollHeight;
    this.at("state").textContent = this.isOn ? `Recording: ${events.length} events` : events.length ? `${events.length} events, ${(last / 1e6).toFixed(2)} s` : "Press Record, then drag on the scene.";
    for (const id of ["save-script", "save-w3c"]) this.at(id).disabled = !events.length || this.isOn;
  }

  /** The orders at the end can be ticked; those that have changed are, unless a replay may come to others. */
  offerExpectations() {
    const doubts = [...this.preview.doubts], isSure = !doubts.length && !this.scene.ignored;
    this.at("expected").hidden = this.isOn || !this.recording.events.length;
    this.at("doubts").textContent = isSure ? "" : `A replay may come to other orders: ${doubts.join(", ") || "lines of the scene are not followed"}.`;
    this.at("orders").replaceChildren(...orderExpectations(this.preview).map(({ line, isChanged }) => {
      const label = document.createElement("label"), box = document.createElement("input"), code = document.createElement("code");
      Object.assign(box, { type: "checkbox", value: line, checked: isChanged && isSure });
      code.textContent = line;
      label.append(box, code);
      return label;
    }));
  }

  turn(on) {
    if (on) this.clear();
    else this.recording.finish(performance.now());
    this.isOn = on;
    this.stage.classList.toggle("recording", on);
    this.at("record").setAttribute("aria-pressed", String(on));
    this.at("record").textContent = on ? "Stop" : "Record";
    this.playAnew();
  }

  clear() {
    this.recording = new Recording();
    this.picture.clearWays();
    this.playAnew();
  }

  /** Shows what was recorded just now. */
  goOn() {
    this.preview.follow(this.recording);
    this.show();
  }

  press(event) {
    if (!this.isOn || event.button !== 0) return;
    event.preventDefault();
    try {
      this.stage.setPointerCapture(event.pointerId);
    } catch {
      // A pointer that is gone already is not followed.
    }
    const [x, y] = this.point(event);
    this.recording.down(event.pointerId, event.pointerType || "mouse", event.timeStamp, x, y);
    this.picture.beginWay(event.pointerId);
    this.picture.goOn(event.pointerId, x, y);
    this.goOn();
    // An item at rest rises without an event.
    setTimeout(() => this.rest(), this.scene.liftDelay / 1000 + 20);
  }

  rest() {
    if (!this.isOn) return;
    this.preview.rest(this.recording.timeAt(performance.now()));
    this.picture.show(this.preview);
  }

  move(event) {
    if (!this.isOn || !this.picture.contacts.has(event.pointerId)) return;
    const parts = event.getCoalescedEvents?.() ?? [];
    for (const part of parts.length ? parts : [event]) {
      const [x, y] = this.point(part);
      this.recording.move(event.pointerId, part.timeStamp, x, y);
      this.picture.goOn(event.pointerId, x, y);
    }
    this.goOn();
  }

  release(event, verb) {
    if (!this.isOn) return;
    this.recording.end(event.pointerId, verb, event.timeStamp, ...this.point(event));
    this.picture.endWay(event.pointerId);
    this.goOn();
  }

  listenToPointers() {
    this.stage.addEventListener("pointerdown", (event) => this.press(event));
    this.stage.addEventListener("pointermove", (event) => this.move(event));
    this.stage.addEventListener("pointerup", (event) => this.release(event, "up"));
    this.stage.addEventListener("pointercancel", (event) => this.release(event, "cancel"));
    // A long press lifts; a browser's menu would take the finger away.
    this.stage.addEventListener("contextmenu", (event) => this.isOn && event.preventDefault());
  }

  listenToKeys() {
    for (const [name, verb] of [["keydown", "down"], ["keyup", "up"]]) {
      document.addEventListener(name, (event) => {
        if (!this.isOn || event.repeat || event.target.matches("textarea")) return;
        this.recording.key(event.key, verb, event.timeStamp);
        this.goOn();
      });
    }
  }

  /** Saves a text as a file. */
  save(name, text) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  }

  listenToControls() {
    const onClick = (id, act) => this.at(id).addEventListener("click", act);
    onClick("record", () => this.turn(!this.isOn));
    onClick("clear", () => (this.turn(false), this.clear()));
    onClick("save-scene", () => this.save("scene.drag", setupLines(this.script.value).join("\n")));
    onClick("save-script", () => this.save("recorded.drag", this.text));
    onClick("save-w3c", () => this.save("recorded.json", w3cActions(this.recording)));
    this.at("orders").addEventListener("change", () => this.show());
    this.script.addEventListener("input", () => this.openScene());
    new ResizeObserver(() => this.fit()).observe(this.at("window"));
  }
}

if (typeof document !== "undefined" && typeof process === "undefined") document.addEventListener("DOMContentLoaded", () => (window.recorder = new RecorderPage()));
