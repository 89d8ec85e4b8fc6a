#!/usr/bin/env python3
"""Plants mistakes in the sources and runs the tests that reach each of them: one has to fail.

  Tests/Mutants/run.sh COUNT [--seed N] [--targets A,B] [--near] [--slow] [--from N] [--jobs N] [--list]
  Tests/Mutants/run.sh FILE[:LINE]... [--near] [--slow]
  Tests/Mutants/run.sh --again LOG [--near] [--slow]
  Tests/Mutants/run.sh --slice [--targets A,B]
  Tests/Mutants/run.sh --check

  COUNT          that many mistakes, of each class as many (mistakes.py), in places that the seed chooses
  FILE[:LINE]    every mistake of a file, or of one of its lines
  --again LOG    those that lived in a sweep that printed LOG
  --seed N,N     chooses the places, COUNT by each; that of the day unless it is said, and printed
  --targets A,B  the targets in which they are; every one that tests run in unless they are named
  --near         builds the tests of these targets alone; what they do not notice, others may
  --slow         asks the suites named Slow… as well, which takes many times as long
  --from N       begins with that one of the chosen mistakes
  --jobs N       compiles with so many compilers, and tries so many mistakes at a time; one for each core unless it is said
  --list         prints the places, and plants nothing
  --slice        as many mistakes in the target of the day as its tests can try in a minute; those that live are a warning. It is
                 one of the targets that build in two or three minutes, or of those that are named
  --check        says whether each place of equivalent.txt is there once

All mistakes are compiled into one build of a copy, each behind a condition, and the variable PLANTED chooses the one that is
made. One run of all tests says which of them reach which place; of those the quickest are tried first. A place that does not
compile with a condition gives way to another one. What changes nothing that can be observed is listed in equivalent.txt, with
the reason. Exits with 1 where a mistake lives that is not listed.
"""
import argparse, collections, concurrent.futures, datetime, json, os, pathlib, random, re, shutil, signal, subprocess, sys, tempfile, threading, time

import mistakes

HERE = pathlib.Path(__file__).resolve().parent
HOME = HERE.parents[1]
# Windows, widgets and plugins are run by Tests/GTKDemo and Tests/Outside, and the modules of names hold nothing.
UNTESTED = {"GTKDragStage", "drag-demo", "DragPlugin", "LiftPlugin", "HeadlessUIKit", "DragUIKitOverlay"}
HAS_SQLITE = subprocess.run(["pkg-config", "--exists", "sqlite3"]).returncode == 0 if shutil.which("pkg-config") else False
TRAITS = ["--traits", "Counts,SQLite" if HAS_SQLITE else "Counts", "--scratch-path", ".build-planted"]
# Each module is compiled whole, which takes less by a third.
WHOLE = ["-whole-module-optimization", "-num-threads", "1", "-no-emit-module-separately-wmo", "-gline-tables-only"]
BUILD = ["swift", "build", "--build-tests", *TRAITS, *(word for flag in WHOLE for word in ("-Xswiftc", flag))]
TESTS = [".build-planted/debug/DragStagePackageTests.xctest", "--testing-library", "swift-testing"]
# What a mistake may take: one that never ends is noticed as well.
PATIENCE = 20
# The quickest tests that take so many seconds together are tried first, then those that take GROWTH times as long, and so on.
FIRST, GROWTH = 1, 3
# A test that takes longer is tried last, alone.
SLOW = 4
# What so few tests reach may be made once for all of them.
FEW = 3
# With their tests they are more than 100,000 lines to build, for which a gate has no time: they are swept each night.
LARGE = {"DragUIKit", "drag"}
# The answer for a mistake for which there was no time.
UNTRIED = object()
SWIFT = """import CPlanted

@usableFromInline func planted(_ number: Int32) -> Bool { planted_is(number) }
@usableFromInline func plantedNot(_ number: Int32, _ condition: Bool) -> Bool { planted(number) != condition }
@usableFromInline func plantedOr(_ number: Int32, _ condition: @autoclosure () throws -> Bool) rethrows -> Bool {
  if planted(number) { return true }
  return try condition()
}
"""
MANIFEST = """
package.targets.append(.target(name: "CPlanted", path: "Planted"))
for target in package.targets where %s.contains(target.name) { target.dependencies.append("CPlanted") }
"""
NEAR = """
let kept: Set<String> = %s
package.targets.removeAll { !kept.contains($0.name) }
package.products = []
"""


def listed():
    """The mistakes that change nothing, by their places, with the reasons."""
    entries = {}
    for line in (HERE / "equivalent.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            key, _, reason = line.rpartition(" | ")
            entries[key] = reason
    return entries


def targets_of(root):
    return sorted(folder.name for folder in (root / "Sources").iterdir()
                  if folder.name not in UNTESTED and any(folder.rglob("*.swift")))


def chosen_by(seed, count, every, taken):
    """As many places of each class, one in a line, of lines that no other seed has taken."""
    order = random.Random(seed)
    classes = collections.defaultdict(list)
    for place in every:
        classes[place.kind].append(place)
    for places in classes.values():
        order.shuffle(places)
    chosen = []
    while len(chosen) < count and any(classes.values()):
        for kind in sorted(classes):
            while classes[kind]:
                place = classes[kind].pop()
                if (place.path, place.number) not in taken:
                    taken.add((place.path, place.number))
                    place.seed = seed
                    chosen.append(place)
                    break
    return chosen[:count]


class DoesNotBuild(Exception):
    """The copy does not compile for a reason that is no place of a mistake; what the compiler says of it."""


class Checkout:
    """A copy with the mistakes of a round in it, in one build."""

    def __init__(self, root, near):
        self.root, self.sound, self.chosen = root, {}, {}
        self.running, self.is_interrupted = set(), False
        self.prepare(near)

    def prepare(self, near):
        shutil.copytree(HERE / "Planted", self.root / "Planted")
        test = self.root / "Planted" / "CurrentTest.swift"
        names = targets_of(self.root)
        manifest = (self.root / "Package.swift").read_text() + MANIFEST % json.dumps(names)
        folder = "MachinesTests"
        if near:
            kept, folder = self.closure(near)
            manifest += NEAR % json.dumps(sorted(kept | {"CPlanted"}))
        test.rename(self.root / "Tests" / folder / "CurrentTest.swift")
        (self.root / "Package.swift").write_text(manifest)
        for name in names:
            (self.root / "Sources" / name / "Planted.swift").write_text(SWIFT)

    def closure(self, near):
        """The tests of some targets, and all that they are built of."""
        text = self.run("swift", "package", *TRAITS, "describe", "--type", "json")[0]
        described = {t["name"]: t for t in json.loads(text[text.index("{"):])["targets"]}
        tests = [name for name in described if name.removesuffix("Tests") in near and name.endswith("Tests")]
        tests = tests or [name for name, t in described.items()
                          if t["type"] == "test" and near & set(t.get("target_dependencies", []))]
        kept, open_ones = set(), list(tests)
        while open_ones:
            name = open_ones.pop()
            if name not in kept and name in described:
                kept.add(name)
                open_ones += described[name].get("target_dependencies", [])
        # A library of the system has no place in that list.
        return kept | {"CSQLite", "CCounts"}, pathlib.Path(described[tests[0]]["path"]).name

    def run(self, *command, **options):
        """Runs a command: what it printed, and its exit code."""
        lines, code = self.listen(*command, **options)
        return "".join(line for _, line in lines), code

    def listen(self, *command, limit=7200, mistake=0, log="", width=2, enough=lambda line: False):
        """Runs a command with a mistake: the lines that it printed, each with its time, and its exit code.

        A line that is enough ends the command.
        """
        environment = {**os.environ, "PLANTED": str(mistake), "PLANTED_LOG": str(log),
                       "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH": str(width),
                       "SWT_SWIFT_ERROR_BACKTRACING_ENABLED": "0"}
        environment.pop("DRAGSTAGE_WARNINGS", None)
        # A trap is noticed without the calls that led to it, which take seconds to print.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        if self.is_interrupted:
            return [], 1
        if command[0] == "swift":
            # The traits keep their order, without which everything is compiled again (.ci/run).
            environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
        process = subprocess.Popen(command, cwd=self.root, env=environment, text=True, errors="replace",
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
        self.running.add(process)
        lines, is_late = [], []

        def stop():
            is_late.append(True)
            os.killpg(process.pid, signal.SIGKILL)

        timer = threading.Timer(limit, stop)
        timer.start()
        try:
            for line in process.stdout:
                lines.append((time.monotonic(), re.sub(r"\x1b\[[\d;]*m", "", line)))
                if enough(lines[-1][1]):
                    os.killpg(process.pid, signal.SIGKILL)
                    break
            process.wait()
            return ([(0, "does not end")], 1) if is_late else (lines, process.returncode)
        finally:
            timer.cancel()
            self.running.discard(process)
            self.end(process)

    def end(self, process):
        """Ends what was interrupted, with all that it has started."""
        if process.poll() is None:
            # A build that is killed leaves its compilers, which would go on writing into the copy.
            os.killpg(process.pid, signal.SIGINT)
            try:
                process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()

    def interrupt(self):
        """Ends what other threads have started, after which nothing starts any more."""
        self.is_interrupted = True
        for process in list(self.running):
            self.end(process)

    def write(self):
        """Writes the sources with the mistakes that are chosen now; what stays is not written, and not built again."""
        for place in self.chosen.values():
            if place.path not in self.sound:
                self.sound[place.path] = (self.root / place.path).read_text()
        lines = {path: text.split("\n") for path, text in self.sound.items()}
        declared = {}
        inLine = collections.defaultdict(list)
        for number, place in self.chosen.items():
            inLine[place.path, place.number].append((number, place))
            declared.setdefault(place.target, []).append(place.declare(number))
        for (path, number), found in inLine.items():
            lines[path][number] = mistakes.planted(lines[path][number], found)
        for path, text in lines.items():
            self.update(self.root / path, "\n".join(text))
        for name in targets_of(self.root):
            self.update(self.root / "Sources" / name / "Planted.swift", SWIFT + "".join(declared.get(name, [])))

    def update(self, file, text):
        if file.read_text() != text:
            file.write_text(text)

    def build(self, jobs):
        """Builds, without the places that do not compile with a condition."""
        while True:
            self.write()
            text, code = self.run(*BUILD, "--jobs", str(jobs))
            if code == 0:
                return
            broken = set()
            for path, line in {(m[1], int(m[2])) for m in re.finditer(r"(Sources/[^\s:]+\.swift):(\d+):\d+: error", text)}:
                # An error may be said of a line below, such as of a result that is missing at the end, or above.
                here = [(place.number >= line, abs(place.number + 1 - line), number)
                        for number, place in self.chosen.items() if str(place.path) == path]
                broken |= {min(here)[2]} if here else set()
                if path.endswith("/Planted.swift"):
                    names = re.findall(r"planted\((\d+)\)", (self.root / path).read_text().split("\n")[line - 1])
                    broken |= {int(name) for name in names if int(name) in self.chosen}
            if not broken:
                raise DoesNotBuild(text[-4000:])
            print(f"{len(broken)} places do not compile with a condition", flush=True)
            for number in broken:
                del self.chosen[number]


class Tests:
    """The tests of a build: what they take, which places they reach, and which of them fail without a mistake."""

    def __init__(self, checkout, slow):
        self.checkout = checkout
        log = checkout.root / "reached.txt"
        rest = [] if slow else ["--skip", "Slow"]
        log.unlink(missing_ok=True)
        # One after the other, so that the time of each is that since the one before it: the times that are printed count from
        # the begin of all.
        lines, _ = checkout.listen(
            *TESTS, *rest, mistake=-1, log=log, limit=PATIENCE * (360 if slow else 60), width=1)
        text = "".join(line for _, line in lines)
        self.seconds, self.failing = {}, set()
        last = lines[0][0] if lines else 0
        for moment, line in lines:
            if m := re.match(r'. Test (?!run with)"?(.+?)"?(?: with \d+ test cases?)? (passed|failed) after ', line):
                self.seconds[m[1]] = max(moment - last, self.seconds.get(m[1], 0))
                last = moment
                if m[2] == "failed":
                    self.failing.add(m[1])
        self.summary = (re.findall(r"^. (Test run with .*)$", text, re.M) or ["the run does not end\n" + text[-2000:]])[-1]
        self.reached = collections.defaultdict(set)
        for line in log.read_text().splitlines() if log.exists() else []:
            number, _, name = line.partition("\t")
            self.reached[int(number)].add(name)
        text, _ = checkout.run(*TESTS, "--list-tests")
        self.all = [name for name in text.splitlines() if slow or "Slow" not in name]

    @staticmethod
    def name(test):
        """The name that a log has, of `Module.Suite/name(of:)/File.swift:12:4`."""
        parts = re.sub(r"/\w[\w+.-]*\.swift:\d+:\d+$", "", test)
        raw = re.search(r"`([^`]*)`\([^()]*\)$", parts)
        return raw[1] if raw else parts.rsplit("/", 1)[-1]

    def of(self, number):
        """The tests that reach a place, the quickest first, and then those that may."""
        known = self.reached[number]
        reached = set(known)
        # Not every test tells a command, or a host in C, that it has started it.
        if "?" in reached:
            reached.update(test for test in self.all if test.startswith(("dragTests.", "DragStageCTests.")))
        # A table is made once, by the first test that asks for it, and all others look at it. A command shares none.
        elif 0 < len(reached) < FEW and not any(test.startswith("dragTests.") for test in reached):
            own = self.checkout.chosen[number].target + "Tests."
            reached.update(test for test in self.all if test.startswith(own))
        found = [test for test in reached if test and test != "?" and self.name(test) not in self.failing]
        return sorted(found, key=lambda test: (test not in known, self.time(test), test))

    def time(self, test):
        """The seconds that a test took when it was noted what it reaches."""
        return self.seconds.get(self.name(test), 1)

    def fail(self, number, tests):
        """The name of a test that fails of a mistake, or how the run ends; nothing where all pass."""
        options = []
        for test in tests:
            bare = re.sub(r"/\w[\w+.-]*\.swift:\d+:\d+$", "", test)
            options += ["--filter", "^" + re.sub(r"[^A-Za-z0-9]", ".", bare)]
        limit = PATIENCE + 3 * sum(map(self.time, tests))
        # One that fails is enough: the others are not waited for.
        lines, code = self.checkout.listen(*TESTS, *options, mistake=number, limit=limit, enough=self.failed)
        if code == 0:
            return None
        text = "".join(line for _, line in lines)
        failed = lines and self.failed(lines[-1][1])
        if failed:
            return failed
        return None if "Test run with" in text else "the run does not end" if text == "does not end" else "the run stops"

    def failed(self, line):
        """The name of the test that a line says fails, and that passes without a mistake."""
        found = re.match(r'. Test "?(.+?)"? recorded an issue', line)
        return found[1] if found and found[1] not in self.failing else None

    def verdict(self, number, end):
        """What notices a mistake, or nothing, or that there was no time to try it."""
        for part in self.parts(self.of(number)):
            if time.monotonic() > end:
                return UNTRIED
            found = self.fail(number, part)
            if found:
                return found
        return None

    def parts(self, tests):
        """The tests in parts, the quickest first: each takes GROWTH times as long as the one before, and each slow test is alone."""
        part, limit = [], FIRST
        for test in tests:
            if part and (self.time(test) > SLOW or sum(map(self.time, [*part, test])) > limit):
                yield part
                part, limit = [], limit * GROWTH
            part.append(test)
        if part:
            yield part


def report(results, reasons):
    """The tables by class and by target, of found, listed and living mistakes."""
    for title, key in (("class", lambda p: p.kind), ("target", lambda p: p.target), ("seed", lambda p: p.seed)):
        rows = collections.defaultdict(lambda: [0, 0, 0])
        for place, found in results:
            rows[key(place)][0 if found else 1 if place.key in reasons else 2] += 1
        print(f"\n| {title} | found | change nothing | live | of those that matter |\n|---|---|---|---|---|")
        total = [sum(row[i] for row in rows.values()) for i in range(3)]
        for name, row in [*sorted(rows.items()), ("all", total)]:
            share = f"{100 * row[0] // max(1, row[0] + row[2])} %"
            print(f"| {name} | {row[0]} | {row[1]} | {row[2]} | {share} |")


def check():
    """Whether each place of the list is in the sources, and which is not."""
    entries, stale = listed(), 0
    files = {key.split(" | ")[0] for key in entries}
    known = {place.key for place in mistakes.places(HOME, targets_of(HOME)) if str(place.path)[8:] in files}
    for key, reason in entries.items():
        if key not in known or not reason:
            print(f"equivalent.txt: is no place for a mistake: {key}", file=sys.stderr)
            stale += 1
    return stale


def rounds(chosen):
    """The mistakes in as many builds as one piece of a line has of them."""
    pieces = collections.defaultdict(list)
    for place in chosen:
        pieces[place.path, place.number, place.span].append(place)
    while any(pieces.values()):
        yield [places.pop(0) for places in pieces.values() if places]


def copy(root):
    """Copies what git knows and does not ignore, as it is now."""
    files = subprocess.run(["git", "-C", HOME, "ls-files", "-zco", "--exclude-standard"], capture_output=True, check=True)
    for name in files.stdout.decode().split("\0"):
        if name and (HOME / name).is_file():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(HOME / name, root / name)


def remove(folder):
    """Removes a copy; what a build has started may write into it for a moment longer."""
    for _ in range(60):
        shutil.rmtree(folder, ignore_errors=True)
        if not folder.exists():
            return
        time.sleep(0.5)
    print(f"cannot be removed: {folder}", file=sys.stderr)


def named(word, every):
    """The places of a file, or of one of its lines."""
    path, _, line = word.partition(":")
    found = [p for p in every if str(p.path).endswith(path) and (not line or p.number + 1 == int(line))]
    if not found:
        sys.exit(f"no place for a mistake: {word}")
    return found


def told(place, found, reached, reasons):
    """What became of a mistake, in words."""
    if found:
        return f"found by {found}"
    if place.key in reasons:
        return f"changes nothing: {reasons[place.key]}"
    tests = sorted(reached - {"", "?"})
    if tests:
        return f"LIVES, reached by {len(tests)} tests: " + ", ".join(map(Tests.name, tests[:3]))
    return "LIVES, reached by commands alone" if reached else "LIVES, no test reaches it"


def sweep(options, chosen, count):
    """Tries the mistakes in their order, and exits with 1 where one lives that is not listed."""
    def interrupted(*_):
        raise KeyboardInterrupt
    signal.signal(signal.SIGTERM, interrupted)
    # In the background of a shell it is ignored, and so it would be in the tests of what an interruption does.
    signal.signal(signal.SIGINT, interrupted)
    reasons, results, at = listed(), [], 0
    folder = pathlib.Path(tempfile.mkdtemp(prefix="planted-"))
    try:
        root = folder / "checkout"
        copy(root)
        checkout = Checkout(root, {place.target for place in chosen} if options.near else None)
        for places in rounds(chosen):
            checkout.chosen = dict(enumerate(places, 1))
            checkout.build(options.jobs)
            tests = Tests(checkout, options.slow)
            print(tests.summary, flush=True)
            for name in sorted(tests.failing):
                print(f"fails without a mistake, and is not asked: {name}", flush=True)
            tried = collections.Counter()
            end = time.monotonic() + options.seconds if options.seconds else float("inf")
            asked = []
            for number, place in checkout.chosen.items():
                tried[place.seed] += 1
                if tried[place.seed] <= count:
                    at += 1
                    if at >= options.first:
                        asked.append((at, number, place))
            with concurrent.futures.ThreadPoolExecutor(options.jobs) as workers:
                try:
                    answers = [workers.submit(tests.verdict, number, end) for _, number, _ in asked]
                    for (at, number, place), answer in zip(asked, answers):
                        found = answer.result()
                        if found is UNTRIED:
                            continue
                        results.append((place, found))
                        print(f"{at:4} {place}: {told(place, found, tests.reached[number], reasons)}", flush=True)
                        if not found and place.key not in reasons:
                            print(f"     {place.key} | ", flush=True)
                except KeyboardInterrupt:
                    workers.shutdown(wait=False, cancel_futures=True)
                    checkout.interrupt()
                    raise
    except DoesNotBuild as reason:
        print(f"{reason}\nthe copy does not build", file=sys.stderr)
        # Another day has other places: the gate does not fail by the date.
        sys.exit(0 if options.slice else 2)
    except KeyboardInterrupt:
        print(f"interrupted at mistake {at}; go on with --seed {options.seed} --from {max(1, at)}", flush=True)
        sys.exit(130)
    finally:
        remove(folder)
    report(results, reasons)
    alive = [place for place, found in results if not found and place.key not in reasons]
    if alive and options.slice:
        print(f"warning: {len(alive)} mistakes live that the tests of {options.targets} could notice: a test for each, or a line "
              "in Tests/Mutants/equivalent.txt")
    sys.exit(bool(alive) and not options.slice)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("what", nargs="*")
    parser.add_argument("--again", type=pathlib.Path)
    parser.add_argument("--seed", default=datetime.date.today().strftime("%Y%m%d"))
    parser.add_argument("--targets", default="")
    parser.add_argument("--near", action="store_true")
    parser.add_argument("--slow", action="store_true")
    parser.add_argument("--from", type=int, default=1, dest="first")
    parser.add_argument("--seconds", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--slice", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.check:
        sys.exit(2 if check() else 0)
    if options.slice:
        own = [name for name in targets_of(HOME) if (HOME / "Tests" / f"{name}Tests").is_dir()]
        wanted = set(options.targets.split(",")) if options.targets else set(own) - LARGE
        own = [name for name in own if name in wanted]
        if not own:
            parser.error(f"--targets {options.targets}: none of them has tests of its own")
        options.targets = own[datetime.date.today().toordinal() % len(own)]
        options.what, options.near, options.seconds = ["60"], True, 60
        print(f"the target of the day: {options.targets}")
    if not options.what and not options.again:
        parser.error("COUNT, FILE:LINE or --again LOG is missing")
    targets = options.targets.split(",") if options.targets else targets_of(HOME)
    every = list(mistakes.places(HOME, targets))
    if options.again:
        try:
            alive = {line.strip().removesuffix(" |") for line in options.again.read_text().splitlines()}
        except OSError as reason:
            sys.exit(f"cannot be read: {reason}")
        chosen = [place for place in every if place.key in alive]
        count = len(chosen)
        if not chosen:
            sys.exit(f"no mistake that lived is in {options.again}")
    elif options.what[0].isdigit():
        count, taken = int(options.what[0]), set()
        # One of six does not compile.
        chosen = [place for seed in options.seed.split(",")
                  for place in chosen_by(int(seed), count + count // 4, every, taken)]
    else:
        chosen = [place for word in options.what for place in named(word, every)]
        count = len(chosen)
    print(f"seed {options.seed}, {count} mistakes of {len(every)} places", flush=True)
    if options.list:
        for place in chosen:
            print(place)
        return
    sweep(options, chosen, count)


if __name__ == "__main__":
    main()
