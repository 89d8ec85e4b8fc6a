// The page: draws the scene, listens to pointers, and saves.

const FIRST_SCENE = `dragscript 1
set viewport 390x844
collection list at 0,100 size 390x220 layout rows(height=44)
items list milk eggs bread tea rice
collection basket at 0,380 size 390x320 layout grid(cell=100x100,gap=8,inset=12)
items basket apples pears
on list update => proposal move insert-at
on basket update => proposal copy insert-at
`;

function startRecorder() {
  const at = (id) => document.getElementById(id), stage = at("stage"), script = at("script");
  const draw = (tag, attributes, text) => {
    const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    if (text !== undefined) node.textContent = text;
    return node;
  };
  let scene, recording = new Recording(), isOn = false;
  const ways = draw("g", {}), contacts = new Map();

  function drawScene() {
    scene = readScene(script.value);
    const [width, height] = scene.viewport;
    stage.setAttribute("viewBox", `0 0 ${width} ${height}`);
    stage.replaceChildren();
    for (const view of scene.views) {
      const [x, y, w, h] = view.frame;
      const part = draw("svg", { x, y, width: w, height: h, viewBox: `${x} ${y} ${w} ${h}` });
      stage.append(draw("rect", { class: "view", x, y, width: w, height: h, rx: 8 }), part, draw("text", { class: "name", x: x + 2, y: y - 6 }, view.items[0] === view.name ? "" : view.name));
      itemFrames(view).forEach(([ix, iy, iw, ih], k) => {
        if (iy > y + h || iy + ih < y) return;
        part.append(draw("rect", { class: "item", x: ix + 1.5, y: iy + 1.5, width: Math.max(0, iw - 3), height: Math.max(0, ih - 3), rx: 7 }), draw("text", { x: ix + 12, y: iy + ih / 2 + 4.5 }, view.items[k]));
      });
    }
    stage.append(ways);
    at("ignored").textContent = scene.ignored ? `${scene.ignored} lines are not drawn; a replay takes them all the same.` : "";
    fit();
  }

  function fit() {
    const room = at("window").getBoundingClientRect(), [width, height] = scene.viewport;
    const scale = Math.min(1, (room.width - 8) / width, (room.height - 8) / height);
    stage.setAttribute("width", Math.max(1, width * scale));
    stage.setAttribute("height", Math.max(1, height * scale));
  }

  /** A point of the page in the scene, within its viewport, to a thousandth. */
  function point(event) {
    const box = stage.getBoundingClientRect(), [width, height] = scene.viewport;
    const round = (value, most) => Math.round(Math.min(most, Math.max(0, value)) * 1000) / 1000;
    return [round((event.clientX - box.left) * width / box.width, width), round((event.clientY - box.top) * height / box.height, height)];
  }

  function show() {
    const { events } = recording;
    at("text").value = events.length ? rawProfile(recording, scene.viewport) : "";
    at("state").textContent = isOn ? `Recording: ${events.length} events` : events.length ? `${events.length} events, ${(recording.last / 1e6).toFixed(2)} s` : "Press Record, then drag on the scene.";
    for (const id of ["save-raw", "save-w3c"]) at(id).disabled = !events.length || isOn;
  }

  function turn(on) {
    if (on) clear();
    else recording.finish(performance.now());
    isOn = on;
    stage.classList.toggle("recording", on);
    at("record").setAttribute("aria-pressed", String(on));
    at("record").textContent = on ? "Stop" : "Record";
    show();
  }

  function clear() {
    recording = new Recording();
    ways.replaceChildren();
    contacts.clear();
    show();
  }

  function follow(event, x, y) {
    const contact = contacts.get(event.pointerId);
    if (!contact) return;
    contact.points.push(`${x},${y}`);
    contact.way.setAttribute("points", contact.points.join(" "));
    contact.dot.setAttribute("cx", x);
    contact.dot.setAttribute("cy", y);
  }

  stage.addEventListener("pointerdown", (event) => {
    if (!isOn || event.button !== 0) return;
    event.preventDefault();
    try {
      stage.setPointerCapture(event.pointerId);
    } catch {
      // A pointer that is gone already is not followed.
    }
    const [x, y] = point(event);
    recording.down(event.pointerId, event.pointerType || "mouse", event.timeStamp, x, y);
    const contact = { points: [], way: draw("polyline", { class: "way" }), dot: draw("circle", { class: "contact", r: 18 }) };
    ways.append(contact.way, contact.dot);
    contacts.set(event.pointerId, contact);
    follow(event, x, y);
    show();
  });
  stage.addEventListener("pointermove", (event) => {
    if (!isOn || !contacts.has(event.pointerId)) return;
    const parts = event.getCoalescedEvents?.() ?? [];
    for (const part of parts.length ? parts : [event]) {
      const [x, y] = point(part);
      recording.move(event.pointerId, part.timeStamp, x, y);
      follow(event, x, y);
    }
    show();
  });
  for (const [name, verb] of [["pointerup", "up"], ["pointercancel", "cancel"]]) {
    stage.addEventListener(name, (event) => {
      if (!isOn) return;
      recording.end(event.pointerId, verb, event.timeStamp, ...point(event));
      contacts.get(event.pointerId)?.dot.remove();
      contacts.delete(event.pointerId);
      show();
    });
  }
  for (const [name, verb] of [["keydown", "down"], ["keyup", "up"]]) {
    document.addEventListener(name, (event) => {
      if (isOn && !event.repeat && !event.target.matches("textarea")) recording.key(event.key, verb, event.timeStamp), show();
    });
  }

  /** Saves a text as a file. */
  function save(name, text) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  }

  at("record").addEventListener("click", () => turn(!isOn));
  at("clear").addEventListener("click", () => (turn(false), clear()));
  at("save-scene").addEventListener("click", () => save("scene.drag", script.value));
  at("save-raw").addEventListener("click", () => save("recorded.drag", rawProfile(recording, scene.viewport)));
  at("save-w3c").addEventListener("click", () => save("recorded.json", w3cActions(recording)));
  script.addEventListener("input", drawScene);
  new ResizeObserver(fit).observe(at("window"));
  const given = at("scene-text");
  script.value = given ? JSON.parse(given.textContent) : FIRST_SCENE;
  drawScene();
  show();
  window.recorder = { get raw() { return rawProfile(recording, scene.viewport); }, get w3c() { return w3cActions(recording); } };
}

if (typeof document !== "undefined" && typeof process === "undefined") document.addEventListener("DOMContentLoaded", startRecorder);
