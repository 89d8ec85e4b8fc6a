"""Pictures of the player, compared within a tolerance. UPDATE=1 writes them anew; look at them then."""

import io
import os
import pathlib

FOLDER = pathlib.Path(__file__).parent / "pictures"

#: Of a hundred pixels so many may differ by more than a shade: fonts are drawn otherwise from machine to machine.
TOLERANCE, SHADE = 4.0, 40


def difference(found, expected):
    from PIL import Image, ImageChops

    a, b = (Image.open(io.BytesIO(data)).convert("L") for data in (found, expected))
    assert a.size == b.size, f"expected a picture of {b.size}, found {a.size}"
    histogram = ImageChops.difference(a, b).histogram()
    return 100 * sum(histogram[SHADE:]) / (a.size[0] * a.size[1])


def case(page, name, film, size, scheme, test, t, tab):
    def compare():
        page.browser.size(*size)
        page.browser.media(scheme)
        page.open(film, test, t)
        if tab:
            page.keys(tab)
        page.browser.run("document.activeElement.blur()")
        page.until("document.documentElement.classList.contains('surveyed') || !film.player.test")
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


def cases(page):
    failing = "moves milk </script><img onerror>"
    wide, small = (1280, 800), (390, 844)
    return [
        case(page, "failure-light", "sample", wide, "light", failing, None, None),
        case(page, "failure-dark", "sample", wide, "dark", failing, None, None),
        case(page, "dragging-light", "sample", wide, "light", failing, "700", "2"),
        case(page, "small-light", "sample", small, "light", failing, None, None),
        case(page, "small-dark", "sample", small, "dark", failing, None, None),
        case(page, "index-light", "sample", wide, "light", None, None, None),
        case(page, "compared-dark", "compared", wide, "dark", None, None, None),
        case(page, "crowd-light", "crowd", wide, "light", None, "500", None),
    ]
