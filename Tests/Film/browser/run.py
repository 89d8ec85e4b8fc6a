"""Runs the browser tests: run.py FIXTURES [FILM.html…]; an index.html is that of `drag replay --film`.

BROWSERS=chromium,firefox, ONLY=word.
"""

import os
import pathlib
import sys
import traceback

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import browsers
import films
import pictures
import recorder
import tests

fixtures = pathlib.Path(sys.argv[1]).resolve()
real = [pathlib.Path(film).resolve() for film in sys.argv[2:]]
passed = failed = 0
for name in os.environ.get("BROWSERS", "chromium,firefox").split(","):
    browser = {"chromium": browsers.Chromium, "firefox": browsers.Firefox}[name]()
    try:
        browser.size(1280, 800)
        browser.media("light")
        page = tests.Page(browser, fixtures)
        cases = [(test.__name__, lambda test=test: test(page)) for test in tests.TESTS]
        cases += [(f"{film.name}_{test.__name__}", lambda test=test, film=film: test(page, film)) for film in real for test in (films.INDEX if film.name == "index.html" else films.TESTS)]
        # Touches and the mouse of a driver that is slow enough for a long press are Chromium's.
        cases += [(f"recorder_{test.__name__}", lambda test=test: test(page)) for test in recorder.EVERYWHERE + (recorder.TESTS if name == "chromium" else [])]
        if name == "chromium":
            cases += pictures.cases(page)
        for title, case in cases:
            if os.environ.get("ONLY", "") not in title:
                continue
            words = f"{name}: {title.replace('_', ' ')}"
            # A browser has real time: where the machine stalls, a case is tried once more. Each failure is printed.
            for attempt in (1, 2):
                try:
                    case()
                    faults = browser.errors()
                    assert not faults, faults
                    passed += 1
                    print(f"ok   {words}", flush=True)
                    break
                except Exception as error:
                    failed += attempt == 2
                    print(f"{'FAIL' if attempt == 2 else 'once'} {words}\n     {str(error)[:1500]}", flush=True)
                    if os.environ.get("VERBOSE"):
                        traceback.print_exc()
                    browser.size(1280, 800)
                    browser.media("light")
    finally:
        browser.close()
print(f"{passed} passed, {failed} failed")
sys.exit(1 if failed or not passed else 0)
