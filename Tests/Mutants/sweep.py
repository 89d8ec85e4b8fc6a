#!/usr/bin/env python3
"""Plants mistakes by a rule and runs the examples and the tests with each of them: something has to fail.

The rule: every comparison, every `.move` and `.copy`, and every index shift (`+ 1`, `- 1`) of the targets is a place
for one mistake. All places are listed in the order of the files, and COUNT of them are chosen at equal distances.
All chosen mistakes are compiled at once, each behind a condition, and the environment variable PLANTED chooses the
one that is made; so that a hundred mistakes need one build. A place where the condition does not compile (the pattern
of a `case`, say) gives way to the next place.

  Tests/Mutants/sweep.py COUNT [--offset N] [--targets A,B] [--checkout FOLDER] [--only I,J] [--list]

  --offset N         skip the first N places, so that another sweep tries others
  --targets A,B      DragStage,CollectionModel,OrderedStore,DragReplay unless named
  --checkout FOLDER  a checkout of one's own to plant in, which is left as it is built; else a copy is made
  --only I,J         make these of the chosen mistakes alone, by their numbers
  --list             print the places, and plant nothing
"""
import argparse, os, pathlib, re, shutil, subprocess, sys, tempfile

BUILD = ["swift", "build", "-c", "release", "--build-tests", "-Xswiftc", "-enable-testing"]
TEST = ["swift", "test", "-c", "release", "--skip-build", "-Xswiftc", "-enable-testing"]
COMPARISONS = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">"}
# What is matched is one operator or one member, with what of its line the mistake depends on.
RULES = [
    re.compile(r"(?<= )(==|!=|<=|>=|<|>)(?= )"),
    re.compile(r"(\b[A-Z]\w*)?\.(move|copy)\b(?!\()"),
    re.compile(r"(?<= )[+-](?= 1\b(?![.\d]))"),
]
# Texts and comments hold no mistakes; both are blanked out, so that columns stay.
UNREAD = re.compile(r'"(?:\\.|[^"\\])*"|//.*')
# Letters that Swift takes for operators and that no source uses.
OPERATORS = [chr(code) for codes in (range(0x2290, 0x2300), range(0x2500, 0x25A0)) for code in codes]


class Place:
    """One place for a mistake."""

    def __init__(self, path, number, match):
        self.path, self.number, self.start, self.end = path, number, match.start(), match.end()
        self.there = match[0]
        self.isMember = "." in self.there
        self.isShift = self.there in "+-"
        self.facesNil = match.string[self.end:].startswith(" nil")

    def __str__(self):
        if self.isMember:
            mistake = self.there.replace(".move", ".\0").replace(".copy", ".move").replace("\0", "copy")
        else:
            mistake = "" if self.isShift else COMPARISONS[self.there]
        return f"{self.path}:{self.number + 1}:{self.start + 1}: `{self.there}` -> `{mistake}`"

    def planted(self, index):
        """What is written there, so that the mistake is made where PLANTED is its number."""
        if not self.isMember:
            return OPERATORS[index]
        other = self.there[:-4] + ("copy" if self.there.endswith("move") else "move")
        return f"(plantedMistake == {index + 1} ? {other} : {self.there})"

    def declaration(self, index):
        """The operator that compares, or counts, as the one that was there, unless its mistake is chosen."""
        if self.isMember:
            return ""
        name = OPERATORS[index]
        function = f"@usableFromInline func {name}"
        made = f"plantedMistake == {index + 1}"
        if self.isShift:
            return (f"infix operator {name}: AdditionPrecedence\n"
                    f"{function} <T: Numeric>(a: T, b: T) -> T {{ {made} ? a : a {self.there} b }}\n")
        head = f"infix operator {name}: ComparisonPrecedence\n"
        body = f"Bool {{ {made} ? a {COMPARISONS[self.there]} b : a {self.there} b }}\n"
        if self.facesNil:
            return head + f"{function} <T>(a: T?, b: _OptionalNilComparisonType) -> {body}"
        rule = "Equatable" if self.there in ("==", "!=") else "Comparable"
        # The library compares tuples as well, which conform to nothing.
        forms = [
            (f"<T: {rule}>", "T"), (f"<T: {rule}, U: {rule}>", "(T, U)"),
            (f"<T: {rule}, U: {rule}, V: {rule}>", "(T, U, V)"),
        ]
        return head + "".join(f"{function} {types}(a: {value}, b: {value}) -> {body}" for types, value in forms)


def places(root, targets):
    """Every place, in the order of the files."""
    for target in targets:
        for path in sorted((root / "Sources" / target).rglob("*.swift")):
            isText = False
            for number, line in enumerate(path.read_text().splitlines()):
                if line.count('"""') % 2:
                    isText = not isText
                    continue
                if isText or re.search(r"func [=<>!]=? ?[<(]", line):
                    continue
                code = UNREAD.sub(lambda m: " " * len(m[0]), line)
                found = [match for rule in RULES for match in rule.finditer(code)]
                for match in sorted(found, key=lambda m: m.start()):
                    place = Place(path.relative_to(root), number, match)
                    # A pattern has no condition in it.
                    if not (place.isMember and code.lstrip().startswith("case ") and ":" in code[place.end:]):
                        yield place


class Checkout:
    """A checkout with all chosen mistakes in it, and the runs that have to notice one, the quickest first."""

    def __init__(self, root, chosen):
        self.root, self.sound = root, {}
        # A place by its number; nothing where the condition does not compile.
        self.chosen = dict(enumerate(chosen))

    def run(self, *command, limit=1200, mistake=0):
        try:
            done = subprocess.run(
                command, cwd=self.root, timeout=limit, capture_output=True, text=True, errors="replace",
                env={**os.environ, "PLANTED": str(mistake)})
            return done.returncode == 0, done.stdout + done.stderr
        except subprocess.TimeoutExpired:
            return False, "does not end"

    def write(self):
        """Writes the sources with the mistakes that are chosen now."""
        targets = {}
        for path, text in self.sound.items():
            (self.root / path).write_text(text)
        lines = {}
        for index, place in sorted(self.chosen.items(), key=lambda entry: -entry[1].start):
            targets.setdefault(place.path.parts[1], []).append(place.declaration(index))
            if place.path not in self.sound:
                self.sound[place.path] = (self.root / place.path).read_text()
            text = lines.setdefault(place.path, self.sound[place.path].split("\n"))
            line = text[place.number]
            text[place.number] = line[:place.start] + place.planted(index) + line[place.end:]
        for path, text in lines.items():
            (self.root / path).write_text("\n".join(text))
        for target, declarations in targets.items():
            (self.root / "Sources" / target / "PlantedMistake.swift").write_text(
                "import Glibc\n\n@usableFromInline let plantedMistake: Int = {\n"
                "  guard let chosen = unsafe getenv(\"PLANTED\") else { return 0 }\n"
                "  return unsafe Int(atoi(chosen))\n}()\n"
                + "".join(declarations))

    def build(self, following):
        """Builds; where a condition does not compile the place that follows it is taken."""
        for _ in range(40):
            self.write()
            passed, log = self.run(*BUILD, limit=3600)
            if passed:
                return
            wrong = {(m[1], int(m[2]) - 1) for m in re.finditer(r"(Sources/\S+?):(\d+):\d+: error", log)}
            broken = [i for i, place in self.chosen.items() if (str(place.path), place.number) in wrong]
            if not broken:
                sys.exit(log[-3000:] + "\nthe checkout does not build")
            for index in broken:
                print(f"no condition compiles at {self.chosen[index]}", flush=True)
                self.chosen[index] = following(self.chosen[index])
        sys.exit("the checkout does not build")

    def failures(self, *options, mistake=0):
        """The tests that fail; everything where the run does not come to its end."""
        passed, log = self.run(*TEST, *options, mistake=mistake)
        if not passed and "Test run with" not in log:
            return {"the run"}
        return set(re.findall(r"^. (Test .*?) (?:recorded an issue|failed after)", log, re.M)) - {"Test run"}

    def verdict(self, index, sound):
        """What notices a mistake: nothing where it is None. Some tests fail of the conditions alone."""
        mistake = index + 1
        drag = ".build/release/drag"
        if not self.run(drag, "replay", "Tests/Scripts", limit=120, mistake=mistake)[0]:
            return "examples"
        target = self.chosen[index].path.parts[1]
        near = f"^({target}Tests|DragStageTests|DragReplayTests.GoldenScriptsTests)[.]"
        if self.failures("--filter", near, mistake=mistake) - sound:
            return "near tests"
        if self.failures(mistake=mistake) - sound:
            return "all tests"
        return None


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("count", type=int)
    parser.add_argument("--offset", type=int, default=0)
    parser.add_argument("--targets", default="DragStage,CollectionModel,OrderedStore,DragReplay")
    parser.add_argument("--checkout", type=pathlib.Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    home = pathlib.Path(__file__).resolve().parents[2]
    root = options.checkout or home
    every = list(places(root, options.targets.split(",")))
    step = max(1, len(every) // options.count)
    chosen = every[options.offset % step::step][:min(options.count, len(OPERATORS))]
    if options.list:
        for index, place in enumerate(chosen):
            print(f"{index + 1:4} {place}")
        return
    if not options.checkout:
        root = pathlib.Path(tempfile.mkdtemp()) / "checkout"
        subprocess.run(["git", "clone", "--quiet", home, root], check=True)
    rank = {place: index for index, place in enumerate(every)}
    checkout = Checkout(root, chosen)
    checkout.build(following=lambda place: every[(rank[place] + 1) % len(every)])
    sound = checkout.failures()
    for test in sorted(sound):
        print(f"without a mistake: {test}", flush=True)
    only = {int(number) - 1 for number in options.only.split(",") if number}
    tried = [index for index in checkout.chosen if not only or index in only]
    alive = 0
    for index in tried:
        found = checkout.verdict(index, sound)
        alive += found is None
        print(f"{index + 1:4} {checkout.chosen[index]}: {found or 'ALIVE'}", flush=True)
    if not options.checkout:
        shutil.rmtree(root.parent)
    print(f"{len(tried)} of {len(every)} places: {len(tried) - alive} found, {alive} alive")
    sys.exit(alive > 0)


if __name__ == "__main__":
    main()
