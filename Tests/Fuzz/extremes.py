#!/usr/bin/env python3
"""Changes scripts and recordings at random, with extreme numbers in their places, and lets the command read them.

Every run has to end within its time, with an exit code that it may have, and must not blame the package: no crash,
no "invariant", no internal error but for a cap. What breaks that is written to the folder and named.

  Tests/Fuzz/extremes.py DRAG scripts|recordings COUNT [--seed N] [--folder FOLDER]

Scripts come from Tests/Scripts, recordings from Tests/Fuzz/Corpus and from DRAG_RECORDINGS, where that is named.
"""
import argparse, concurrent.futures, os, pathlib, random, re, subprocess, sys, tempfile

HOME = pathlib.Path(__file__).resolve().parents[2]
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
EXTREMES = [
    "0", "-0", "-1", "1", "0.5", "2", "31", "255", "256", "4095", "65535", "65536", "1000000", "4194305",
    str(2**31 - 1), str(2**31), str(2**32), str(2**53), str(2**53 + 1), str(2**63 - 1), str(2**63), str(2**64),
    str(-2**63), str(-2**63 - 1), "9223372036854776", "99999999999999999999", "1" + "0" * 300, "-1" + "0" * 300,
    "1" + "0" * 400, "0." + "0" * 320 + "1", "0.000001", "-0.000001", "999999999999.999999", "86400", "86400000001",
]
FORMATS = "w3c evemu getevent libinput hid maestro commands rrweb".split()
# A cap ends a test with code 3, and says so; a big run of items or events may take its time.
CAPS = ("cap", "at most", "limit", "more than")


def mutate(text, chance):
    lines = text.split("\n")
    for _ in range(chance.randint(1, 3)):
        row = chance.randrange(len(lines))
        numbers = list(NUMBER.finditer(lines[row]))
        kind = chance.random()
        if numbers and kind < 0.75:
            found = chance.choice(numbers)
            lines[row] = lines[row][:found.start()] + chance.choice(EXTREMES) + lines[row][found.end():]
        elif kind < 0.82:
            lines.insert(row, lines[chance.randrange(len(lines))])
        elif kind < 0.88 and len(lines) > 1:
            del lines[row]
        else:
            words = lines[row].split(" ")
            place = chance.randrange(len(words))
            other = chance.choice(chance.choice(lines).split(" "))
            words[place:place + chance.randint(0, 1)] = [other]
            lines[row] = " ".join(words)
    return "\n".join(lines)


def blame(command, path):
    """What is wrong with a run, or None."""
    try:
        done = subprocess.run(command, capture_output=True, timeout=60, cwd=HOME)
    except subprocess.TimeoutExpired:
        return "takes more than a minute"
    said = (done.stdout + done.stderr).decode(errors="replace")
    if done.returncode < 0 or done.returncode > 5:
        return f"ends with {done.returncode}"
    if "an invariant does not hold" in said:
        return "an invariant does not hold"
    if done.returncode == 3 and not any(word in said for word in CAPS):
        return "an internal error"
    return None


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("drag")
    parser.add_argument("kind", choices=["scripts", "recordings"])
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=pathlib.Path)
    options = parser.parse_args()
    drag = str(pathlib.Path(options.drag).resolve())
    folder = options.folder or pathlib.Path(tempfile.mkdtemp())
    folder.mkdir(parents=True, exist_ok=True)
    if options.kind == "scripts":
        sources = sorted((HOME / "Tests/Scripts").rglob("*.drag"))
    else:
        formats = {path for path in (HOME / "Tests/Fuzz/Corpus").iterdir() if path.name in FORMATS + ["detected"]}
        sources = sorted(path for each in formats for path in each.iterdir())
        if named := os.environ.get("DRAG_RECORDINGS"):
            sources += sorted(path for path in pathlib.Path(named).iterdir() if path.suffix != ".md")
    texts = [(path, path.read_bytes().decode("utf-8", "replace")) for path in sources]
    # A grid of 100,000 cells says the same as a small one, and takes its time.
    texts = [(path, text) for path, text in texts if "[0..99999]" not in text]

    def play(number):
        chance = random.Random(options.seed * 1_000_003 + number)
        source, text = chance.choice(texts)
        path = folder / f"{options.kind}-{options.seed}-{number}{source.suffix}"
        path.write_text(mutate(text, chance), errors="replace")
        commands = [[drag, "replay", str(path), "--jobs", "1"]]
        if options.kind == "recordings":
            commands = [[drag, "import", str(path), "-o", os.devnull], *([drag, "replay", str(path)],)]
        for command in commands:
            if found := blame(command, path):
                return f"{path}: {found} (from {source.relative_to(HOME) if source.is_relative_to(HOME) else source.name})"
        path.unlink()
        return None

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = [each for each in pool.map(play, range(options.count)) if each]
    for each in found:
        print(each)
    print(f"{options.count} mutated {options.kind} from seed {options.seed}: {len(found)} break a law")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
