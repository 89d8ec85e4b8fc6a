#!/usr/bin/env python3
"""Reads what the driver compiles on iOS alone: the calls of optional methods, in UIKit's form.

  uikit.py SOURCES FOLDER

Writes two files into FOLDER. One declares UIKit's delegates as UIKit does, with optional methods: it takes them from the face
in SOURCES, where a method with a default is one that is optional. The other has the driver's calls of them. The compiler
takes optional methods on every system, but only with classes: so what UIKit has as a structure or an array is a class here.
"""
import os, re, sys

sources, folder = sys.argv[1:]
CALLS = ["DelegateCalls.swift", "InteractionCalls.swift"]
# The values of methods that are no objects: a class stands for each.
VALUES = {
    r"\[UIDragItem\]": "UIDragItems", r"\[any UIDragSession\]": "UIDragSessions", r"\bIndexPath\b": "UIIndexPath",
    r"\bCGPoint\b": "UIPoint",
}


def swift(root):
    for place, _, names in sorted(os.walk(root)):
        for name in sorted(names):
            if name.endswith(".swift"):
                yield open(os.path.join(place, name), encoding="utf-8").read()


def classes(text):
    for pattern, name in VALUES.items():
        text = re.sub(pattern, name, text)
    return text


def methods(block):
    """The declarations of methods in a block, by their names and labels."""
    found = {}
    for text in re.findall(r"func \w+\((?:[^()]|\([^()]*\))*\)(?:\s*->\s*(?:\(any \w+\)\?|\[?[\w ]+\]?\??))?", block):
        name = re.match(r"func (\w+)", text)[1]
        labels = re.findall(r"(?:^|[(,])\s*(\w+)(?: \w+)?:", text)
        found[name, tuple(labels)] = re.sub(r"\s+", " ", text)
    return found


def block(text, start):
    """The braces that open at or behind a place, with what is in them."""
    begin = text.index("{", start)
    depth = 0
    for end in range(begin, len(text)):
        depth += {"{": 1, "}": -1}.get(text[end], 0)
        if depth == 0:
            return text[begin:end + 1]
    raise ValueError("a brace is not closed")


face = list(swift(sources + "/DragUIKit"))
driver = "".join(text for text in swift(sources + "/DragUIKitDriver") if "Calls {\n" in text)
extensions = [
    "extension " + name + " " + block(part, at.start())
    for part in re.findall(r"^#if os\(iOS\)\n(.*?)^#e", driver, re.M | re.S)
    for at in re.finditer(r"extension (\w+Calls) ", part) for name in [at[1]]
]
calls = classes("\n\n".join(extensions))

protocols, used = [], set()
for text in face:
    for at in re.finditer(r"public protocol (UI\w+(?:Delegate|DataSource)): ", text):
        required = methods(block(text, at.start()))
        defaults = {}
        for part in face:
            for extension in re.finditer(rf"^extension {at[1]} ", part, re.M):
                defaults |= methods(block(part, extension.start()))
        lines = []
        for key, declaration in required.items():
            labels = [label for label in key[1] if label != "_"]
            # Those that the driver does not call may have values of other kinds.
            if not all(re.search(rf"\b{label}:", calls) for label in labels) or key[0] not in calls or not labels:
                continue
            lines.append(f"  {'@objc optional ' if key in defaults else ''}{classes(declaration)}")
            used |= set(re.findall(r"(any )?\b(UI\w+)", classes(declaration)))
        if lines:
            protocols.append((at[1], lines))

names = {name for name, _ in protocols}
owners = {"UICollectionView", "UITableView", "UIDragInteraction", "UIDropInteraction", "UIDropOperation"} | names
stubs = ["@objc public class NSObject {}", "@objc public protocol NSObjectProtocol {}",
         "@objc public enum UIDropOperation: UInt { case cancel, forbidden, copy, move }"]
for kind, name in sorted(used, key=lambda pair: pair[1]):
    if name not in owners:
        stubs.append(f"@objc public {'protocol' if kind else 'class'} {name}: NSObject{'Protocol' if kind else ''} {{}}")
for name, lines in protocols:
    stubs.append(f"@objc public protocol {name}: NSObjectProtocol {{\n" + "\n".join(lines) + "\n}")


def delegates(view, properties):
    kept = [(name, kind) for name, kind in properties if kind in names]
    body = "".join(f"  public weak var {name}: (any {kind})?\n" for name, kind in kept)
    stubs.append(f"@objc public class {view}: NSObject {{\n{body}}}")


for view in ["UICollectionView", "UITableView"]:
    delegates(view, [("dataSource", view + "DataSource"), ("delegate", view + "Delegate"),
                     ("dragDelegate", view + "DragDelegate"), ("dropDelegate", view + "DropDelegate")])
for interaction in ["UIDragInteraction", "UIDropInteraction"]:
    delegates(interaction, [("delegate", interaction + "Delegate")])
open(folder + "/UIKit.swift", "w").write("\n\n".join(stubs) + "\n")
open(folder + "/Calls.swift", "w").write("""import UIKit

// A proposal of the stage.
struct DropProposal {}

struct CollectionCalls {
  unowned let collection: UICollectionView
  func proposal(_ answer: UICollectionViewDropProposal) -> DropProposal { DropProposal() }
}

struct TableCalls {
  unowned let table: UITableView
  func proposal(_ answer: UITableViewDropProposal) -> DropProposal { DropProposal() }
}

struct DragInteractionCalls { unowned let interaction: UIDragInteraction }

struct DropInteractionCalls { unowned let interaction: UIDropInteraction }

""" + calls + "\n")
print(f"{calls.count('func ')} calls of optional methods in UIKit's form, of {len(protocols)} delegates and data sources")
