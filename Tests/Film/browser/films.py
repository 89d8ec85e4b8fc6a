"""What holds of every film that `drag film` writes."""

import os
import pathlib
import subprocess
import tempfile

from tests import axe_finds_nothing, equal


def a_real_film_opens_where_it_says(page, film):
    page.open(film)
    if page.ask("film.player.film.tests.length") > 1:
        page.ask("film.player.film.sorted[0] && (location.hash = document.querySelector('.test').getAttribute('href'))")
        page.until("film.player.test")
        page.rest()
    first = page.ask("(({ failures, opens }) => [failures.map((f) => f.time), opens])(film.player.test)")
    if first[0]:
        equal(page.t, first[0][0])
        assert page.text("#failure-title")
    else:
        equal(page.t, first[1])
    equal(page.ask("document.getElementById('notices').textContent"), "")


def every_test_of_it_plays_to_its_end(page, film):
    page.open(film)
    count = page.ask("film.player.film.tests.length")
    for k in range(min(count, 12)):
        page.browser.run_async("film.player.open(film.player.film.tests[arguments[0]]).then(arguments[arguments.length - 1])", k)
        page.rest()
        found = page.browser.run("""
          const player = film.player, seen = { events: 0, cells: 0 };
          player.jump(-1); player.draw();
          for (let n = 0; n < 5000; n++) {
            const before = JSON.stringify(player.position);
            player.stepEvent(1); player.draw();
            seen.cells = Math.max(seen.cells, player.stage.panels.drawnCells);
            if (JSON.stringify(player.position) === before) break;
            seen.events += 1;
          }
          player.side.open("inspector"); player.draw();
          return [seen.events, seen.cells, player.entry, player.test.entryCount, player.test.outcome];""")
        if found[4] != "skipped" and found[3]:
            assert found[1] > 0, f"test {k} shows no cell: {found}"
            equal(found[2], found[3] - 1)


def a_copied_span_runs_again(page, film):
    drag = os.environ.get("DRAG")
    if not drag:
        return
    page.open(film)
    with tempfile.TemporaryDirectory() as folder:
        for k in range(page.ask("film.player.film.tests.length")):
            script, text, ran = page.browser.run_async("""
              const test = film.player.film.tests[arguments[0]], whole = [0, test.duration], done = arguments[arguments.length - 1];
              test.unpack().then(() => done([copyAsScript(test, ...whole), copyAsText(test, ...whole), test.outcome !== "skipped" && !test.film.faults.length]));""", k)
            if ran:
                # The script is in the text as well, and both are lines that were dispatched: nothing is expected.
                assert script in text, text
                pathlib.Path(folder, f"{k}.drag").write_text(script)
        done = subprocess.run([drag, "replay", folder], capture_output=True, text=True, env={**os.environ, "CI": "true"})
        assert done.returncode == 0, done.stdout + done.stderr


TESTS = [a_real_film_opens_where_it_says, every_test_of_it_plays_to_its_end, a_copied_span_runs_again]


def an_index_of_films_leads_to_each(page, index):
    page.open(index)
    equal(page.ask("document.querySelector('.test .outcome').textContent"), "failed")
    pictures = "[...document.querySelectorAll('.still img')]"
    page.browser.run(f"{pictures}.forEach((image) => (image.loading = 'eager'))")
    page.until(f"{pictures}.every((image) => image.complete)")
    equal(page.ask(f"{pictures}.filter((image) => !image.naturalWidth).length"), 0)
    axe_finds_nothing(page)
    name = page.text(".test strong")
    page.click(".test")
    page.until("window.film?.player.test")
    equal(page.ask("film.player.test.name"), name)
    assert page.text("#failure-title")


INDEX = [an_index_of_films_leads_to_each]
