"""Tokenizes every script and trace by the grammars of .github/editor.

    grammar.py ROOT [TRACE…]

Each character that is not a space has a scope, and each keyword of the language, as the parser's own tables
list it, is no plain word.
"""

import json
import logging
import re
import sys
from pathlib import Path

from textmate_grammar.parsers.base import LanguageParser

logging.disable(logging.CRITICAL)
root = Path(sys.argv[1])


def parser(name):
    return LanguageParser(json.loads((root / ".github/editor" / f"{name}.tmLanguage.json").read_text()))


def tokens(grammar, line):
    """The parts of a line that have a scope: where they begin, their text and their innermost scope."""
    element = grammar.parse_string(line + "\n")
    if element is None:
        return []
    found = [(at[1], text, scopes[-1]) for at, text, scopes in element.flatten() if at[0] == 0]
    return [part for part in found if part[2] != grammar.token]


def gaps(grammar, line):
    """The characters without a scope."""
    free = [not c.isspace() and c not in "(),\"=" for c in line]
    for at, text, _ in tokens(grammar, line):
        for place in range(at, min(at + len(text), len(line))):
            free[place] = False
    return "".join(c for c, is_free in zip(line, free) if is_free)


def unscoped(grammar, path):
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = line.rstrip()
        if line and (left := gaps(grammar, line)):
            found.append(f"{path.relative_to(root)}:{number}: no scope for {left!r} in {line!r}")
    return found


def words(name, source):
    """The cases of an enumeration of words: their texts where they have one, else their names."""
    body = re.search(rf"\nenum {name}\b.*?\n\}}\n", source, re.DOTALL).group(0)
    cases = re.findall(r"^  case `?([A-Za-z]+)`?(?: = \"([^\"]+)\")?$", body, re.MULTILINE)
    assert cases, name
    return [text or case for case, text in cases]


# A line in which each kind of word stands: those of tables of words, and those of rows by their files.
LINES = {
    "DirectiveKeyword": "{} x",
    "MaskWord": "view v at 0,0 size 9x9 outside {}",
    "Truth": "on list restricted => value {}",
    "Toggle": "set autoscroll {}",
}
ROWS = {
    "Actions": "  {} list#a",
    "Answers": "on list update => {} x",
    "BatchChanges": "  batch list {} 1",
    "Conditions": "on list update when {} = 1 => accept",
    "HostSteps": "  seat: host {} x",
    "ItemOptions": 'provider a#b t "x" {} x',
    "Predicates": "  expect {} x",
    "SceneStatements": "{} x",
    "SettingRow": "set {} 1",
    "Transfers": "  drop a {} list#b",
    "DeclaredOptions+Rows": "view v at 0,0 size 9x9 {} x",
}


def plain_keywords(grammar):
    def look(kind, line, word):
        at = line.index("{}")
        scopes = [scope for place, part, scope in tokens(grammar, line.format(word)) if (place, part) == (at, word)]
        if not scopes or re.match(r"variable\.", scopes[0]):
            found.append(f"{kind}: {word!r} is a plain word in {line.format(word)!r}: {scopes}")

    found = []
    source = (root / "Sources/DragScript/Syntax/Keywords.swift").read_text()
    for name, line in LINES.items():
        for word in words(name, source):
            look(name, line, word)
    for name, line in ROWS.items():
        text = (root / f"Sources/DragScript/Words/{name}.swift").read_text()
        keys = re.findall(r"\b(?:Setting|Option)?Row\(\s*\"([^\"]+)\"", text)
        assert keys, name
        for key in keys:
            look(name, line, key)
    files = {path.stem for path in (root / "Sources/DragScript/Words").glob("*.swift") if re.search(r"\bRow\(\s*\"", path.read_text())}
    others = set(re.findall(r"^enum (\w+): String", source, re.MULTILINE)) - set(LINES) | files - set(ROWS)
    return found + [f"{name}: the words of a new table are not looked at" for name in others]


script, trace = parser("drag"), parser("trace")
faults = plain_keywords(script)
scripts = sorted((root / "Tests/Scripts").rglob("*.drag"))
traces = sorted((root / "Tests").rglob("*.trace"))
for path in scripts:
    faults += unscoped(script, path)
for path in traces + [Path(name) for name in sys.argv[2:]]:
    faults += unscoped(trace, path)
for fault in faults[:20]:
    print(fault, file=sys.stderr)
print(f"{len(scripts)} scripts and {len(traces) + len(sys.argv) - 2} traces, {len(faults)} faults")
sys.exit(1 if faults or not scripts else 0)
