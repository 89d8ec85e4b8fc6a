// Opens the film of the page.

function notice(text) {
  byId("notices").append(el("p.notice", { role: "alert", text }));
}

function clearNotices() {
  byId("notices").replaceChildren();
}

async function start() {
  try {
    const theme = localStorage.getItem("film-theme");
    if (theme) document.documentElement.dataset.theme = theme;
  } catch {
    // No storage, no kept theme.
  }
  let film;
  try {
    film = Film.ofPage(document);
  } catch (error) {
    byId("unopened").textContent = `This film cannot be opened: it is cut off, not a film, or newer than the browser. (${error.message})`;
    document.documentElement.classList.remove("starting");
    return;
  }
  byId("unopened").remove();
  const player = new Player(film);
  window.film = { player };
  await player.follow();
  if (film.faults.length && !player.test) film.faults.forEach(notice);
  document.documentElement.classList.remove("starting");
}

if (typeof document !== "undefined" && typeof process === "undefined") {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
}
