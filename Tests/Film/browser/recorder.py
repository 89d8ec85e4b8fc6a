"""The recorder: a mouse and fingers are recorded and previewed, and what is saved replays by itself, as the preview says."""

import os
import pathlib
import subprocess
import tempfile

from tests import axe_finds_nothing, equal

WITHOUT_EXPECTATIONS = 'document.querySelectorAll("#orders input:checked").forEach((box) => box.click())'


def touch(browser, kind, *points):
    browser.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": k} for k, x, y in points]})


def place(page, x, y):
    """A point of the scene in the window."""
    return page.browser.run("const b = document.getElementById('stage').getBoundingClientRect(); return [b.left + arguments[0] * b.width / 390, b.top + arguments[1] * b.height / 844]", x, y)


def mouse(page, kind, x, y):
    x, y = place(page, x, y)
    page.browser.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1})


def dispatched(page, kind, x, y):
    """An event that the page makes itself, in any browser."""
    page.browser.run(
        "document.getElementById('stage').dispatchEvent(new PointerEvent(arguments[0], { pointerId: 9, pointerType: 'mouse', button: 0, clientX: arguments[1], clientY: arguments[2] }))",
        kind, *place(page, x, y))


def shown(page, view):
    """The items of a view as the picture shows them, and `-` for a gap, from the top and the left."""
    return page.browser.run("""
      const part = document.querySelectorAll('#stage > svg')[arguments[0]];
      const items = [...part.querySelectorAll('.item')].map((node) => [...node.style.transform.match(/[-\\d.]+(?=px)/g).map(Number), node.textContent]);
      const gaps = [...part.querySelectorAll('.gap')].map((node) => [Number(node.getAttribute('x')), Number(node.getAttribute('y')), '-']);
      return [...items, ...gaps].sort((a, b) => Math.abs(a[1] - b[1]) > 9 ? a[1] - b[1] : a[0] - b[0]).map((cell) => cell[2]).join(' ');""", view)


def ticked(page):
    return page.ask("[...document.querySelectorAll('#orders label')].map((label) => (label.firstChild.checked ? '+ ' : '- ') + label.textContent)")


def replayed(text, name, scene=None):
    """The trace of a file by `drag replay`, where DRAG names the command; it passes."""
    drag = os.environ.get("DRAG")
    if not drag:
        return None
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, name).write_text(text)
        options = ["--trace", f"{folder}/out.trace"]
        if scene:
            pathlib.Path(folder, "scene.drag").write_text(scene)
            options += ["--scene", f"{folder}/scene.drag"]
        done = subprocess.run([drag, "replay", *options, f"{folder}/{name}"], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr + text
        return pathlib.Path(folder, "out.trace").read_text()


def saved(page, *buttons):
    """The files that buttons save, by their names."""
    page.browser.run("window.saved = []; HTMLAnchorElement.prototype.click = function () { fetch(this.href).then((r) => r.text()).then((t) => saved.push([this.download, t])); }")
    for button in buttons:
        page.click(button)
    page.until(f"saved.length === {len(buttons)}")
    return dict(page.ask("saved"))


def fingers_lift_after_the_delay_and_replay(page):
    page.open("recorder", wait="true")
    page.click("#record")
    browser = page.browser
    browser.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
    try:
        touch(browser, "touchStart", (0, *place(page, 100, 122)))
        page.until("document.querySelector('.lifted')?.textContent === 'milk'")
        for k in range(8):
            touch(browser, "touchMove", (0, *place(page, 100, 122 + 18 * k)))
        page.until("document.querySelector('.gap')")
        equal(shown(page, 0), "eggs bread - tea rice")
        touch(browser, "touchEnd")
        page.until("!document.querySelector('.lifted')")
    finally:
        browser.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
    equal(shown(page, 0), "eggs bread milk tea rice")
    page.click("#record")
    script = page.ask("recorder.text")
    assert "  pointer finger1 touch\n  @0ms finger1: down 100,12" in script, script
    assert script.endswith("  settle\n  expect order list = eggs bread milk tea rice\n"), script
    files = saved(page, "#save-script", "#save-w3c", "#save-scene")
    for trace in (replayed(files["recorded.drag"], "recorded.drag"), replayed(files["recorded.json"], "recorded.json", files["scene.drag"])):
        assert trace is None or ("list.willLift" in trace and "list.perform" in trace), trace


def a_mouse_is_recorded_and_saved(page):
    page.open("recorder", wait="true")
    page.click("#record")
    mouse(page, "mousePressed", 100, 122)
    mouse(page, "mouseMoved", 120, 160)
    page.until("document.querySelector('.lifted')")
    equal(shown(page, 0), "- eggs bread tea rice")
    mouse(page, "mouseMoved", 150, 440)
    page.until("document.querySelector('.badge')")
    equal((shown(page, 0), shown(page, 1)), ("milk eggs bread tea rice", "apples - pears"))
    equal(page.ask("document.querySelector('.item.away').textContent"), "milk")
    # It is held where it was pressed.
    equal(page.ask("document.querySelector('.lifted').getAttribute('transform').match(/[\\d.]+/g).map((part) => Math.round(part))"), [50, 418])
    mouse(page, "mouseReleased", 150, 440)
    page.until("!document.querySelector('.lifted')")
    equal(shown(page, 1), "apples milk-copy pears")
    page.click("#record")
    script = page.ask("document.getElementById('text').value")
    assert "  pointer mouse mouse\n" in script and script.count("mouse: move") >= 2, script
    files = saved(page, "#save-script", "#save-w3c", "#save-scene")
    equal(sorted(files), ["recorded.drag", "recorded.json", "scene.drag"])
    equal(files["recorded.drag"], script)
    assert script.startswith(files["scene.drag"]), script
    trace = replayed(script, "recorded.drag")
    assert trace is None or "basket.perform" in trace, trace


def orders_are_ticked_and_the_preview_follows_the_scene(page):
    page.open("recorder", wait="true")
    equal(page.ask("document.getElementById('expected').hidden"), True)
    page.click("#record")
    for kind, x, y in (("pointerdown", 100, 122), ("pointermove", 120, 160), ("pointermove", 100, 250), ("pointerup", 100, 250)):
        dispatched(page, kind, x, y)
    page.click("#record")
    equal(shown(page, 0), "eggs bread milk tea rice")
    equal(ticked(page), ["+ expect order list = eggs bread milk tea rice", "- expect order basket = apples pears"])
    page.click("#orders label:last-child")
    assert page.ask("recorder.text").endswith("  settle\n  expect order list = eggs bread milk tea rice\n  expect order basket = apples pears\n")
    replayed(page.ask("recorder.text"), "recorded.drag")
    page.browser.run(WITHOUT_EXPECTATIONS)
    assert page.ask("document.getElementById('text').value").endswith("  settle\n")
    # Where the scene has lines that the page does not follow, nothing is ticked, and it says so.
    page.browser.run("const text = document.getElementById('script'); text.value = text.value.replace('on list update', 'on list update when count > 1 => proposal copy insert-at\\n$&'); text.dispatchEvent(new Event('input'));")
    equal(ticked(page), ["- expect order list = eggs bread milk tea rice", "- expect order basket = apples pears"])
    assert page.text("#doubts"), "no doubt is told"
    page.click("#clear")
    equal((shown(page, 0), page.ask("document.getElementById('expected').hidden")), ("milk eggs bread tea rice", True))


def a_small_screen_has_all_of_it(page):
    page.browser.size(390, 844)
    for scheme in ("light", "dark"):
        page.browser.media(scheme, "reduce")
        page.open("recorder", wait="true")
        page.click("#record")
        for kind, x, y in (("pointerdown", 100, 122), ("pointermove", 100, 250)):
            dispatched(page, kind, x, y)
        equal(page.ask("getComputedStyle(document.querySelector('.item')).transitionDuration"), "0s")
        dispatched(page, "pointerup", 100, 250)
        page.click("#record")
        equal(page.ask("[document.documentElement.scrollWidth <= innerWidth, document.getElementById('expected').hidden]"), [True, False])
        axe_finds_nothing(page)
    page.browser.media("light")
    page.browser.size(1280, 800)


def a_scene_with_markup_is_text(page):
    page.open("recorder-scene", wait="true")
    equal(page.ask("document.querySelectorAll('#stage svg text').length"), 2)
    equal(page.ask("document.querySelector('#stage svg text').textContent"), "<i>a</i>")
    equal(page.ask("document.querySelectorAll('#stage > .name').length"), 1)


TESTS = [fingers_lift_after_the_delay_and_replay, a_mouse_is_recorded_and_saved]
EVERYWHERE = [orders_are_ticked_and_the_preview_follows_the_scene, a_small_screen_has_all_of_it, a_scene_with_markup_is_text]
