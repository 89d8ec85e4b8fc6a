"""What the player does in a browser: each key and click, at a failure, cut off, large, by keyboard, on paper."""

import json
import os
import pathlib
import sys
import time
from urllib.parse import quote

FAILING = "moves milk </script><img onerror>"


class Page:
    """A film in a browser; asks the player what it shows."""

    def __init__(self, browser, folder):
        self.browser = browser
        self.folder = folder

    def open(self, name, test=None, t=None, wait="film.player.test || document.querySelector('.tests')"):
        parts = ([f"t={t}"] if t is not None else []) + ([f"test={quote(test)}"] if test else [])
        path = name if str(name).endswith(".html") else self.folder / f"{name}.html"
        self.browser.open(f"file://{path}" + (f"#{'&'.join(parts)}" if parts else ""))
        self.until(f"document.readyState === 'complete' && (!window.film?.player || ({wait}))")
        self.rest()

    def until(self, condition, seconds=60):
        end = time.time() + seconds
        while not self.browser.run(f"return Boolean({condition})"):
            assert time.time() < end, f"never: {condition}"
            time.sleep(0.03)

    def rest(self):
        self.browser.run_async("const done = arguments[arguments.length - 1]; requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20)))")

    def ask(self, expression):
        return self.browser.run(f"return {expression}")

    def keys(self, *keys):
        self.browser.keys(*keys)
        self.rest()

    def click(self, selector):
        self.browser.click(selector)
        self.rest()

    @property
    def t(self):
        return self.ask("film.player.t")

    @property
    def entry(self):
        return self.ask("film.player.entry")

    def text(self, selector):
        return self.ask(f"document.querySelector({json.dumps(selector)})?.textContent")


def equal(found, expected):
    assert found == expected, f"expected {expected!r}, found {found!r}"


def an_index_lists_failed_tests_first_each_with_a_link(page):
    page.open("sample")
    equal(page.ask("[...document.querySelectorAll('.test .outcome')].map((e) => e.textContent)"), ["failed", "passed"])
    equal(page.text(".test strong"), FAILING)
    page.click(".test")
    page.until("film.player.test")
    equal(page.ask("film.player.test.name"), FAILING)
    page.keys("ESCAPE")
    page.until("!document.getElementById('index').hidden")


def it_opens_at_the_failure_expected_against_actual(page):
    page.open("sample", FAILING)
    equal(page.t, 1150000)
    assert "the order of `list` is another" in page.text("#failure-title")
    equal(page.text("#failure .expected code"), "bread, tea, milk, …")
    equal(page.text("#failure .actual code"), "bread, milk, tea, …")
    equal(page.ask("document.querySelectorAll('#failure .diff .less').length"), 1)
    assert page.ask("document.querySelectorAll('.ghosts .ghost').length") >= 2, "no ghost of what was expected"
    equal(page.text("#lines .current .number"), "9")


def names_with_markup_are_text(page):
    page.open("sample", FAILING)
    equal(page.ask("document.querySelectorAll('#player img, #index img').length"), 0)
    equal(page.text("#head h1"), FAILING)
    assert page.ask("[...document.querySelectorAll('.cell .label')].some((e) => e.textContent.startsWith('</script>'))")


def keys_step_by_event_and_by_callback(page):
    page.open("sample", FAILING, t="0")
    equal(page.t, 0)
    page.keys("ARROW_RIGHT")
    equal((page.t, page.entry), (500000, 2))
    page.keys("ARROW_RIGHT")
    equal((page.t, page.entry), (600000, 6))
    page.keys("ARROW_LEFT")
    equal(page.t, 500000)
    page.keys("SHIFT+ARROW_LEFT")
    equal(page.entry, 1)
    page.keys("SHIFT+ARROW_RIGHT", "SHIFT+ARROW_RIGHT")
    equal((page.t, page.entry), (600000, 4))
    page.keys("END")
    equal(page.t, 1150000)
    page.keys("HOME")
    equal(page.t, 0)


def space_plays_and_pauses_and_jkl_shuttle(page):
    page.open("sample", FAILING, t="0")
    page.keys("SPACE")
    page.until("film.player.t > 50000")
    equal(page.ask("document.querySelector('[aria-label=Pause]') !== null"), True)
    page.keys("SPACE")
    equal(page.ask("film.player.rate"), 0)
    page.keys("l")
    equal(page.ask("film.player.rate"), 1)
    page.keys("l")
    equal(page.ask("film.player.rate"), 2)
    page.keys("k")
    equal(page.ask("film.player.rate"), 0)
    page.browser.run("film.player.seek(1100000)")
    page.keys("j")
    page.until("film.player.t < 1050000")
    page.keys("k")
    page.browser.run("film.player.seek(1100000); film.player.toggle()")
    page.until("film.player.rate === 0 && film.player.t === 1150000")


def failures_the_theme_the_ghost_and_rests_have_keys(page):
    page.open("sample", FAILING, t="0")
    page.keys("f")
    equal(page.t, 1150000)
    page.keys("g")
    equal(page.ask("document.querySelectorAll('.ghosts .ghost').length"), 0)
    page.keys("g", "r")
    equal(page.ask("film.player.cutsRests"), False)
    page.keys("r", "t")
    equal(page.ask("document.documentElement.dataset.theme"), "dark")
    page.keys("t")
    page.browser.run("localStorage.removeItem('film-theme')")
    page.keys("+", "z")
    equal(page.ask("film.player.stage.zoom"), 1.5)
    assert page.ask("film.player.timeline.to - film.player.timeline.from < film.player.axis.length")
    page.keys("0")
    equal(page.ask("film.player.stage.zoom"), 1)
    page.keys("?")
    equal(page.ask("document.getElementById('help').open"), True)
    page.keys("ESCAPE")
    equal(page.ask("document.getElementById('help').open"), False)
    for key, tab in (("2", "inspector"), ("4", "copy"), ("1", "script")):
        page.keys(key)
        equal(page.ask("film.player.side.chosen"), tab)
    page.keys("/")
    equal(page.ask("document.activeElement.type"), "search")


def a_click_goes_there_and_the_playing_line_is_marked(page):
    page.open("sample", FAILING)
    page.browser.run("film.player.trace.list.element.scrollTop = 0")
    page.rest()
    page.click("#events-1")
    equal((page.t, page.entry), (500000, 1))
    equal(page.text("#events .current .text"), "list.items")
    page.browser.run("film.player.seek(0)")
    page.rest()
    page.click("#lines-5")
    equal(page.t, 600000)
    equal(page.text("#lines .current .number"), "6")
    box = page.ask("(() => { const c = document.querySelector('.lanes').getBoundingClientRect(); return [c.left + film.player.timeline.x(750000), c.top + 60] })()")
    page.browser.run("const at = { clientX: arguments[0], clientY: arguments[1], bubbles: true, pointerId: 1, button: 0 };"
                     "document.elementFromPoint(arguments[0], arguments[1]).dispatchEvent(new PointerEvent('pointerdown', at))", *box)
    page.rest()
    assert abs(page.t - 750000) < 4000, page.t


def filters_by_view_session_kind_and_words(page):
    page.open("sample", FAILING)
    count = "film.player.trace.list.count"
    whole = page.ask(count)
    page.click(".chip.k2")
    assert 0 < page.ask(count) < whole
    page.click(".chip.k2")
    equal(page.ask(count), whole)
    page.browser.run("const s = document.querySelector('[aria-label=View]'); s.value = '0'; s.dispatchEvent(new Event('change'))")
    assert 0 < page.ask(count) < whole
    page.browser.run("const s = document.querySelector('[aria-label=View]'); s.value = '-2'; s.dispatchEvent(new Event('change'))")
    page.browser.run("const s = document.querySelector('[aria-label=Session]'); s.value = '1'; s.dispatchEvent(new Event('change'))")
    assert 0 < page.ask(count) < whole
    page.browser.run("const s = document.querySelector('[aria-label=Session]'); s.value = '-1'; s.dispatchEvent(new Event('change'))")
    page.browser.run("const s = document.querySelector('[aria-label=Words]'); s.value = 'UPDATE'; s.dispatchEvent(new Event('input'))")
    page.until(f"{count} > 0 && {count} < 5")
    equal(page.text("#trace-count"), f"{page.ask(count)} of 12 events")


def the_inspector_has_sessions_items_orders_timers_and_policies(page):
    page.open("sample", FAILING, t="100")
    page.keys("2")
    assert "lift delay of p" in page.text(".inspector")
    page.browser.run("film.player.seek(700000)")
    page.rest()
    words = page.text(".inspector")
    for part in ("Session 1", "move insert", "public.utf8-plain-text", "list.update", "→ move insert"):
        assert part in words, part
    page.browser.run("film.player.seek(1150000)")
    page.rest()
    equal(page.ask("[...document.querySelectorAll('.order li.moved')].map((e) => e.firstChild.textContent)"), ["milk", "milk"])


def a_link_leads_to_its_moment_and_is_kept_up_to_date(page):
    page.open("sample", FAILING, t="600.000")
    equal(page.t, 600000)
    page.keys("ARROW_RIGHT")
    page.until("location.hash.startsWith('#t=750.000&test=moves')")
    page.browser.run("location.hash = '#t=500.000&e=1&test=' + encodeURIComponent(arguments[0])", FAILING)
    page.until("film.player.t === 500000 && film.player.entry === 1")
    page.browser.run("location.hash = '#test=passes'")
    page.until("film.player.test?.name === 'passes'")


def copies_are_what_was_chosen(page):
    page.open("sample", FAILING, t="600")
    page.keys("]", "4")
    equal(page.text("#span"), "0 ms to 600 ms")
    page.click("[data-form=script]")
    script = page.ask("document.getElementById('copied').value")
    assert script.endswith("  @0 down list#milk\n  @600ms move 120,120\n"), script
    if page.browser.name == "chromium":
        equal(page.browser.run_async("const done = arguments[arguments.length - 1]; window.focus(); navigator.clipboard.readText().then(done, (e) => done(String(e)))"), script)
    page.click("[data-form=swift]")
    assert "Scripts(in: folder.path)" in page.ask("document.getElementById('copied').value")
    page.click("[data-form=text]")
    assert page.ask("document.getElementById('copied').value").startswith(f"# {FAILING}\n")


def loads_have_their_progress_in_the_inspector(page):
    page.open("loads", t="900")
    page.keys("2")
    words = page.text(".inspector")
    assert "public.utf8-plain-text: loads since 200 ms" in words, words
    equal(page.ask("[...document.querySelectorAll('.inspector progress')].map((p) => p.value)"), [0.25])
    box = page.ask("(() => { const b = document.querySelector('.cell.waits .load').getBBox(); return [b.width, b.height] })()")
    equal(box, [45, 4])
    equal(page.ask("film.player.timeline.lanes.at(-1).spans"), [[700000, "transferring", {"words": "milk"}], [1200000, ""]])
    page.browser.run("film.player.seek(1300000)")
    page.rest()
    assert "public.utf8-plain-text: loaded in 500 ms" in page.text(".inspector"), page.text(".inspector")


def menus_springs_flights_and_badges_are_drawn(page):
    page.open("sights", t="100")
    equal(page.ask("document.querySelector('.menus .context text').textContent"), "Menu of Milk")
    for t, selector in (("200", ".springs .spring:not(.flashing)"), ("250", ".springs .flashing"), ("300", ".carried .badge.plus"), ("350", ".carried .badge.forbidden")):
        page.browser.run("film.player.seek(arguments[0])", int(t) * 1000)
        page.rest()
        assert page.ask(f"document.querySelector('{selector}') !== null"), (t, selector)
        equal(page.ask("document.querySelectorAll('.menus .context').length"), 0)
    equal(page.text(".carried .count text"), "3")
    # A flight is at 7/8 of its way in half of its time.
    ways = []
    for t in (400000, 450000, 499999, 500000):
        page.browser.run("film.player.seek(arguments[0])", t)
        page.rest()
        ways.append(page.ask("document.querySelector('.flights .stack')?.getAttribute('transform')"))
    equal(ways, ["translate(100 200) scale(1)", "translate(100 112.5) scale(1)", "translate(100 100) scale(1)", None])


def machines_mark_the_states_of_the_moment_under_the_pointer(page):
    page.open("machines", wait="true")
    equal(page.ask("[...document.querySelectorAll('.machine h2')].map((e) => e.textContent)"), ["Gesture", "</script><img onerror>"])
    equal(page.text("#counts"), "3 of 4 rows were taken; the others are dashed. Arcs on the right lead down, those on the left up.")
    equal(page.ask("document.querySelectorAll('.way.never').length"), 1)
    states = "[...document.querySelectorAll('.state.now text')].map((e) => e.textContent)"
    equal(page.ask(states), ["pressed"])
    at = """const b = document.getElementById('ticks').getBoundingClientRect();
      document.getElementById('ticks').dispatchEvent(new PointerEvent('pointermove', { clientX: b.left + b.width * arguments[0] }))"""
    page.browser.run(at, 0.7)
    equal(page.ask(states), ["lifted", "b"])
    equal(page.text("#moment"), "500.000 list.willLift")
    equal(page.ask("document.querySelectorAll('.way.taken').length"), 2)
    page.browser.run("document.getElementById('axis').focus()")
    page.keys("ARROW_LEFT")
    equal(page.ask(states), ["pressed"])
    equal(page.ask("document.getElementById('axis').getAttribute('aria-valuetext')"), "0 ms: p.down")


def reduced_motion_stills_what_moves_by_itself(page):
    moving = "[...document.querySelectorAll('*')].filter((e) => { const s = getComputedStyle(e); return s.animationName !== 'none' && s.animationIterationCount === 'infinite' && parseFloat(s.animationDuration) > 0 || parseFloat(s.transitionDuration) > 0; }).map((e) => e.className.baseVal ?? e.className)"
    page.open("sights", t="250")
    page.browser.media(motion="reduce")
    page.rest()
    equal(page.ask("matchMedia('(prefers-reduced-motion: reduce)').matches"), True)
    equal(page.ask(moving), [])
    # It plays when it is asked to, and not by itself.
    equal(page.ask("film.player.rate"), 0)
    page.browser.media()


def two_traces_show_the_first_difference_in_front(page):
    page.open("compared")
    equal(page.t, 750000)
    equal(page.ask("film.player.side.chosen"), "compare")
    assert "golden.trace at 750 ms" in page.text("#difference")
    equal(page.text(".row.first .other"), "750.000 p.move 120,151")
    assert page.text("#head").startswith("passed"), page.text("#head")


def the_reason_and_the_lines_of_a_failure_go_to_their_moments(page):
    page.open("decided")
    equal(page.ask("[...document.querySelectorAll('#failure .diff .link')].map((link) => link.textContent.trim().split(' ').at(-1)).length"), 1)
    for link in ("#failure .against button.link", "#failure .diff .link"):
        page.keys("END")
        page.browser.run(f"document.querySelector('{link}').click()")
        equal(page.ask("film.player.entry"), 2)


def a_film_that_is_cut_off_says_so_and_plays(page):
    page.open("cut")
    assert "cut off" in page.text("#notices"), page.text("#notices")
    page.keys("HOME", "ARROW_RIGHT")
    equal(page.t, 500000)
    page.open("headless")
    assert "cut off" in page.text("#unopened")


def a_million_events_open(page):
    page.open("long")
    equal(page.ask("film.player.trace.list.count"), 1000000)
    page.browser.run("film.player.seekEntry(777777)")
    page.rest()
    equal(page.text("#events .current .time"), "77777.700")
    assert page.ask("document.querySelectorAll('#events .row').length") < 80
    page.until("document.documentElement.classList.contains('surveyed')", 120)
    page.click(".chip.k0")
    equal(page.ask("film.player.trace.list.count"), 125000)
    page.keys("SHIFT+ARROW_RIGHT")
    equal(page.entry, 777784)


def ten_thousand_cells_play(page):
    page.open("crowd")
    equal(page.ask("film.player.stage.panels.drawnCells"), 10000)
    assert page.ask("document.querySelectorAll('#stage svg *').length") < 200
    times = page.browser.run_async("""
      const done = arguments[arguments.length - 1], player = film.player, times = [], costs = [];
      const draw = player.draw.bind(player);
      player.draw = () => { const t = performance.now(); draw(); costs.push(performance.now() - t); };
      player.toggle();
      const begin = performance.now();
      requestAnimationFrame(function next(now) { times.push(now); now - begin < 3000 ? requestAnimationFrame(next) : done([times, costs]); });""")
    stamps, costs = times
    rate = (len(stamps) - 1) * 1000 / (stamps[-1] - stamps[0])
    costs.sort()
    print(f"     {page.browser.name}: {rate:.0f} frames a second at 10,000 cells; a picture costs {costs[len(costs) // 2]:.1f} ms in the middle, {costs[int(len(costs) * 0.95)]:.1f} ms at most in 95 of 100")
    # Frames wait for other processes of the machine, so that the cost of a picture is what is bounded.
    assert costs[len(costs) // 2] < 60, costs


def everything_is_reached_by_keyboard_with_a_visible_focus(page):
    page.open("sample", FAILING)
    unseen = page.ask("""[...document.querySelectorAll('button, select, input, a, summary, [tabindex="0"], textarea')].filter((e) => e.offsetParent && !e.closest('[hidden]')).filter((e) => {
      e.focus({ focusVisible: true });
      if (document.activeElement !== e) return e.tabIndex >= 0;
      const s = getComputedStyle(e);
      return s.outlineStyle === 'none';
    }).map((e) => e.outerHTML.slice(0, 80))""")
    equal(unseen, [])


def a_screen_reader_hears_the_moment(page):
    page.open("sample", FAILING, t="0")
    page.keys("ARROW_RIGHT")
    page.until("document.getElementById('live').textContent === '500 ms: list.willLift'")
    equal(page.ask("document.getElementById('axis').getAttribute('aria-valuetext')"), "500 ms of 1.15 s")
    equal(page.ask("document.querySelector('#events').getAttribute('aria-activedescendant')"), "events-2")
    page.until("document.querySelector('#stage svg').getAttribute('aria-label').includes('session 1 lifted')")


def axe_finds_nothing(page):
    """Holds the page as it is against axe, where AXE names its script."""
    axe = os.environ.get("AXE")
    if not axe:
        return
    # Style sheets beside a page on a disk cannot be read again, and are not needed again.
    page.browser.run(pathlib.Path(axe).read_text() + "; window.axe = axe;")
    found = page.browser.run_async(
        "const done = arguments[arguments.length - 1]; window.axe.run(document, { preload: false, runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] })"
        ".then((r) => done(r.violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 120) + ' ' + (n.any[0]?.message ?? '')).join(' | ')}`)), (e) => done([String(e)]))")
    equal(found, [])


def accessible_by_axe(page):
    for scheme in ("light", "dark"):
        page.browser.media(scheme)
        for test in (None, FAILING):
            page.open("sample", test)
            for tab in (1, 2, 4) if test else (0,):
                if tab:
                    page.keys(str(tab))
                axe_finds_nothing(page)
    page.open("machines", wait="true")
    axe_finds_nothing(page)
    page.browser.media("light")


def paper_gets_the_moment_the_script_and_the_trace(page):
    page.open("sample", FAILING)
    page.browser.run("dispatchEvent(new Event('beforeprint'))")
    equal(page.ask("document.querySelectorAll('#printed li').length"), 12)
    if page.browser.name == "chromium":
        page.browser.media(media="print")
        equal(page.ask("getComputedStyle(document.getElementById('trace')).display + getComputedStyle(document.getElementById('printed')).display"), "noneblock")
        page.browser.media()


def a_small_screen_scrolls_one_way_and_begins_with_the_controls(page):
    page.browser.size(390, 844)
    page.open("sample", FAILING)
    width = page.ask("[document.documentElement.scrollWidth, innerWidth]")
    height = page.ask("[document.querySelector('.controls').getBoundingClientRect().bottom, innerHeight]")
    page.browser.size(1280, 800)
    assert width[0] <= width[1], width
    assert height[0] <= height[1], height


TESTS = [
    an_index_lists_failed_tests_first_each_with_a_link, it_opens_at_the_failure_expected_against_actual, names_with_markup_are_text,
    keys_step_by_event_and_by_callback, space_plays_and_pauses_and_jkl_shuttle, failures_the_theme_the_ghost_and_rests_have_keys,
    a_click_goes_there_and_the_playing_line_is_marked, filters_by_view_session_kind_and_words, the_inspector_has_sessions_items_orders_timers_and_policies,
    a_link_leads_to_its_moment_and_is_kept_up_to_date, copies_are_what_was_chosen, loads_have_their_progress_in_the_inspector, menus_springs_flights_and_badges_are_drawn,
    machines_mark_the_states_of_the_moment_under_the_pointer, reduced_motion_stills_what_moves_by_itself, two_traces_show_the_first_difference_in_front,
    the_reason_and_the_lines_of_a_failure_go_to_their_moments, a_film_that_is_cut_off_says_so_and_plays, a_million_events_open, ten_thousand_cells_play, everything_is_reached_by_keyboard_with_a_visible_focus,
    a_screen_reader_hears_the_moment, accessible_by_axe, paper_gets_the_moment_the_script_and_the_trace, a_small_screen_scrolls_one_way_and_begins_with_the_controls,
]
