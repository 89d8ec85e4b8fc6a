"""Pictures of the player and the recorder, compared within a tolerance. UPDATE=1 writes them again; look at them then."""

import io
import os
import pathlib

import recorder

FOLDER = pathlib.Path(__file__).parent / "pictures"

#: Of a hundred pixels so many may differ by more than a shade: fonts are drawn otherwise from machine to machine.
TOLERANCE, SHADE = 4.0, 40


def difference(found, expected):
    from PIL import Image, ImageChops

    a, b = (Image.open(io.BytesIO(data)).convert("L") for data in (found, expected))
    assert a.size == b.size, f"expected a picture of {b.size}, found {a.size}"
    histogram = ImageChops.difference(a, b).histogram()
    return 100 * sum(histogram[SHADE:]) / (a.size[0] * a.size[1])


def case(page, name, size, scheme, prepare):
    """A picture of what `prepare` brings about."""

    def compare():
        page.browser.size(*size)
        page.browser.media(scheme)
        prepare()
        page.browser.run("document.activeElement.blur()")
        page.browser.run_async("setTimeout(arguments[arguments.length - 1], 400)")
        found = page.browser.picture()
        page.browser.size(1280, 800)
        page.browser.media("light")
        path = FOLDER / f"{name}.png"
        if os.environ.get("UPDATE"):
            FOLDER.mkdir(exist_ok=True)
            from PIL import Image

            Image.open(io.BytesIO(found)).convert("RGB").quantize(64).save(path, optimize=True)
            return
        differs = difference(found, path.read_bytes())
        if differs > TOLERANCE:
            (pathlib.Path(page.folder) / f"{name}.found.png").write_bytes(found)
            raise AssertionError(f"{differs:.1f} of 100 pixels differ from {path}; found {page.folder}/{name}.found.png")

    return (f"picture_{name}", compare)


def film(page, name, film, size, scheme, test, t, tab):
    def prepare():
        page.open(film, test, t)
        if tab:
            page.keys(tab)
        page.until("document.documentElement.classList.contains('surveyed') || !film.player.test")

    return case(page, name, size, scheme, prepare)


def recorded(page, name, size, scheme, *events):
    """The recorder with a drag, without what depends on its times."""

    def prepare():
        page.open("recorder", wait="true")
        page.click("#record")
        for event in events:
            recorder.dispatched(page, *event)
        if events[-1][0] == "pointerup":
            page.click("#record")
        page.browser.run("const text = document.getElementById('text'); text.scrollTop = 0; document.getElementById('state').textContent = ''")

    return case(page, name, size, scheme, prepare)


def cases(page):
    failing = "moves milk </script><img onerror>"
    wide, small = (1280, 800), (390, 844)
    copying = (("pointerdown", 60, 122), ("pointermove", 80, 160), ("pointermove", 150, 440))
    return [
        film(page, "failure-light", "sample", wide, "light", failing, None, None),
        film(page, "failure-dark", "sample", wide, "dark", failing, None, None),
        film(page, "dragging-light", "sample", wide, "light", failing, "700", "2"),
        film(page, "small-light", "sample", small, "light", failing, None, None),
        film(page, "small-dark", "sample", small, "dark", failing, None, None),
        film(page, "index-light", "sample", wide, "light", None, None, None),
        film(page, "compared-dark", "compared", wide, "dark", None, None, None),
        film(page, "crowd-light", "crowd", wide, "light", None, "500", None),
        recorded(page, "recorder-light", wide, "light", *copying, ("pointerup", 150, 440)),
        recorded(page, "recorder-dark", small, "dark", *copying),
    ]
