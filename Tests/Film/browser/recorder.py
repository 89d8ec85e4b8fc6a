"""The recorder: a mouse and fingers are recorded, and what is saved replays on the scene."""

import os
import pathlib
import subprocess
import tempfile
import time


def touch(browser, kind, *points):
    browser.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": k} for k, x, y in points]})


def place(page, x, y):
    """A point of the scene in the window."""
    return page.browser.run("const b = document.getElementById('stage').getBoundingClientRect(); return [b.left + arguments[0] * b.width / 390, b.top + arguments[1] * b.height / 844]", x, y)


def mouse_way(page, *points):
    for kind, x, y, rest in points:
        x, y = place(page, x, y)
        page.browser.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1})
        time.sleep(rest)


def replayed(page, text, suffix):
    """The trace of a recorded gesture on the page's scene; by `drag replay`, where DRAG names the command."""
    drag = os.environ.get("DRAG")
    if not drag:
        return None
    with tempfile.TemporaryDirectory() as folder:
        scene = pathlib.Path(folder, "scene.drag")
        scene.write_text(page.ask("document.getElementById('script').value"))
        file = pathlib.Path(folder, f"recorded{suffix}")
        file.write_text(text)
        done = subprocess.run([drag, "replay", "--scene", str(scene), "--trace", f"{folder}/out.trace", str(file)], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return pathlib.Path(folder, "out.trace").read_text()


def fingers_are_recorded_and_replay(page):
    page.open("recorder", wait="true")
    page.click("#record")
    browser = page.browser
    browser.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
    first = place(page, 100, 122)
    touch(browser, "touchStart", (0, *first))
    time.sleep(0.62)
    for k in range(8):
        touch(browser, "touchMove", (0, *place(page, 100, 122 + 18 * k)))
        time.sleep(0.02)
    touch(browser, "touchEnd")
    browser.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
    page.click("#record")
    raw = page.ask("recorder.raw")
    assert "pointer finger1 touch\n@0ms finger1: down 100,12" in raw, raw
    for text, suffix in ((raw, ".drag"), (page.ask("recorder.w3c"), ".json")):
        trace = replayed(page, text, suffix)
        if trace is not None:
            assert "list.willLift" in trace and "list.perform" in trace, trace


def a_mouse_is_recorded_and_saved(page):
    page.open("recorder", wait="true")
    page.click("#record")
    mouse_way(page, ("mousePressed", 100, 122, 0.1), ("mouseMoved", 120, 160, 0.05), ("mouseMoved", 150, 420, 0.05), ("mouseReleased", 150, 420, 0))
    page.click("#record")
    raw = page.ask("document.getElementById('text').value")
    assert "pointer mouse mouse" in raw and raw.count("mouse: move") >= 2, raw
    trace = replayed(page, raw, ".drag")
    if trace is not None:
        assert "basket.perform" in trace, trace
    page.browser.run("window.saved = []; HTMLAnchorElement.prototype.click = function () { fetch(this.href).then((r) => r.text()).then((t) => saved.push([this.download, t])); }")
    page.click("#save-raw")
    page.click("#save-w3c")
    page.click("#save-scene")
    page.until("saved.length === 3")
    saved = dict(page.ask("saved"))
    assert sorted(saved) == ["recorded.drag", "recorded.json", "scene.drag"], saved
    assert saved["recorded.drag"] == raw
    assert saved["scene.drag"] == page.ask("document.getElementById('script').value")


def a_scene_with_markup_is_text(page):
    page.open("recorder-scene", wait="true")
    assert page.ask("document.querySelectorAll('#stage svg text').length") == 2
    assert page.ask("document.querySelector('#stage svg text').textContent") == "<i>a</i>"
    assert page.ask("document.querySelectorAll('#stage > .name').length") == 1


TESTS = [fingers_are_recorded_and_replay, a_mouse_is_recorded_and_saved]
EVERYWHERE = [a_scene_with_markup_is_text]
