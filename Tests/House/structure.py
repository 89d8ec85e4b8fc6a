#!/usr/bin/env python3
"""Measures the structure of Sources by the compiler's own index, and holds it against bounds.

A circle is a set of files of which each uses, directly or by others, something that each other one declares; a
recursion is the same of functions and calls. Both are the strongly connected components of their graphs. A circle is
across folders where its files lie in more than one folder of their target.

  occurrences INDEX_STORE FOLDER | structure.py FOLDER [--bounds FILE] [--show TARGET]

  --bounds FILE     fail where a figure is above its bound, or a large circle has a file that is not listed
  --show TARGET     print the files of its circles and what each uses of the others

A line of the bounds is a figure, its subject (`*` for every other one) and the bound, separated by tabs. The figure
`file of a large circle` lists a file instead: the circle of its target may have such files alone.
"""
import argparse, collections, functools, glob, os, re, sys

# The roles and kinds of indexstore.h that are needed here.
DEFINITION, REFERENCE, IMPLICIT, CALLED_BY, CONTAINED_BY = 2, 4, 256, 8192, 65536
PARAMETER = 25
FUNCTIONS = {12, 16, 17, 18, 19, 20, 21, 22}
CALLABLE = {12, 16, 17, 18, 22}


exists = functools.cache(os.path.exists)


def components(nodes, edges):
    """The strongly connected components of more than one node, the largest first (Tarjan, without recursion)."""
    number, low, stack, waiting, found = {}, {}, [], set(), []
    for root in nodes:
        if root in number:
            continue
        path = []

        def enter(node):
            number[node] = low[node] = len(number)
            stack.append(node)
            waiting.add(node)
            path.append((node, iter(sorted(edges.get(node, ())))))

        enter(root)
        while path:
            node, others = path[-1]
            for other in others:
                if other not in number:
                    enter(other)
                    break
                if other in waiting:
                    low[node] = min(low[node], number[other])
            else:
                path.pop()
                if path:
                    low[path[-1][0]] = min(low[path[-1][0]], low[node])
                if low[node] == number[node]:
                    start = stack.index(node)
                    waiting.difference_update(stack[start:])
                    found.append(stack[start:])
                    del stack[start:]
    return sorted((part for part in found if len(part) > 1), key=len, reverse=True)


class Index:
    """What the files of each target declare, use and call."""

    def __init__(self, lines, folder):
        self.files, self.functions = collections.defaultdict(set), collections.defaultdict(set)
        self.uses, self.calls = collections.defaultdict(set), collections.defaultdict(set)
        self.symbols = collections.defaultdict(collections.Counter)
        found = set()
        for line in lines:
            path, _, roles, kind, name, symbol, *relations = line.rstrip("\n").split("\t")
            # The index keeps files that were removed since the first build.
            if path.startswith(folder + "Sources/") and exists(path):
                found.add((path[len(folder):], int(roles), int(kind), name, symbol, tuple(relations)))
        home, functionHome = {}, {}
        for path, roles, kind, _, symbol, _ in sorted(found):
            if roles & DEFINITION and kind != PARAMETER:
                home.setdefault(symbol, path)
                if kind in FUNCTIONS:
                    functionHome.setdefault(symbol, path)
        for symbol, path in functionHome.items():
            self.functions[target(path)].add(symbol)
        for path, roles, kind, name, symbol, relations in found:
            self.files[target(path)].add(path)
            other = home.get(symbol)
            if not roles & REFERENCE or not other or target(other) != target(path):
                continue
            if other != path and not roles & IMPLICIT:
                self.uses[path].add(other)
                self.symbols[path, other][name] += 1
            if kind in CALLABLE and symbol in functionHome:
                for relation in relations:
                    role, caller = relation.split("|", 1)
                    if int(role) & (CALLED_BY | CONTAINED_BY) and caller in functionHome and caller != symbol:
                        self.calls[caller].add(symbol)


def target(path):
    return path.split("/")[1]


class Bounds:
    """What each figure may be at most, and what was found above it."""

    def __init__(self, path):
        self.bounds, self.listed, self.wrong, self.lower = {}, collections.defaultdict(set), [], []
        for line in open(path, encoding="utf-8") if path else ():
            if line.startswith("#"):
                continue
            figure, subject, *bound = line.rstrip("\n").split("\t")
            if figure == "file of a large circle":
                self.listed[target(subject)].add(subject)
            else:
                self.bounds[figure, subject] = int(bound[0])
        self.is_given = bool(path)

    def check(self, figure, subject, count):
        bound = self.bounds.get((figure, subject), self.bounds.get((figure, "*"), 0))
        if self.is_given and count > bound:
            self.wrong.append(f"{figure}, {subject}: {count} where {bound} are allowed")
        elif count < self.bounds.get((figure, subject), 0):
            self.lower.append(f"{figure}, {subject}: {count}, so that the bound of {bound} can be lowered")

    def check_circle(self, name, circle):
        """A circle of a target whose files are listed; true where there is such a list."""
        if name not in self.listed:
            return False
        others = sorted(set(circle) - self.listed[name])
        self.wrong += [f"{path}: is in the circle of {name} and not listed" for path in others]
        gone = sorted(self.listed[name] - set(circle))
        self.lower += [f"{path}: is no longer in the circle of {name}, and can be unlisted" for path in gone]
        return True


def sources(folder):
    """The files of Sources with their texts; the texts of pages, which a script writes, are none."""
    for path in glob.glob(folder + "/Sources/**/*.swift", recursive=True):
        if "/Embedded/" not in path:
            yield path, open(path, encoding="utf-8").read()


def extensions(folder):
    """The files that extend each type, beside the one that declares it."""
    found = collections.defaultdict(set)
    for path, text in sources(folder):
        for name in re.findall(r"^(?:public |package )?extension ([A-Z]\w*)\b", text, re.M):
            found[name].add(path)
    return {name: len(paths) for name, paths in found.items()}


def homes(folder):
    """The targets that declare a type of each name, which files beside its own see."""
    word = r"^(?:(?:public|package|open|final|indirect|@\w+) )*(?:struct|class|enum|actor|protocol) ([A-Z]\w*)\b"
    found = collections.defaultdict(set)
    for path, text in sources(folder):
        for name in re.findall(word, text, re.M):
            found[name].add(target(os.path.relpath(path, folder)))
    return {name: len(targets) for name, targets in found.items()}


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--bounds")
    parser.add_argument("--show")
    options = parser.parse_args()
    folder = options.folder.rstrip("/")
    index = Index(sys.stdin, folder + "/")
    bounds = Bounds(options.bounds)
    print(f"{'target':<20}{'files':>6}{'circles of files':>20}{'across folders':>16}{'recursions':>20}")
    for name in sorted(index.files):
        circles = components(sorted(index.files[name]), index.uses)
        recursions = components(sorted(index.functions[name]), index.calls)
        across = sum(len({os.path.dirname(path) for path in circle}) > 1 for circle in circles)
        sizes = [[len(part) for part in parts[:3]] for parts in (circles, recursions)]
        print(f"{name:<20}{len(index.files[name]):>6}{str(sizes[0]):>20}{across:>16}{str(sizes[1]):>20}")
        if not (circles and bounds.check_circle(name, circles[0])):
            bounds.check("files of a circle", name, max([0] + sizes[0]))
        bounds.check("functions of a recursion", name, max([0] + sizes[1]))
        bounds.check("circles across folders", name, across)
        if name == options.show:
            for circle in circles:
                for path in sorted(circle):
                    for other in sorted(index.uses[path] & set(circle)):
                        names = ", ".join(word for word, _ in index.symbols[path, other].most_common(6))
                        print(f"  {path.split('/')[-1]} -> {other.split('/')[-1]}: {names}")
                print()
    extended = sorted(extensions(folder).items(), key=lambda pair: (-pair[1], pair[0]))
    print("files that extend one type: " + ", ".join(f"{name} {count}" for name, count in extended[:8]))
    for name, count in extended:
        bounds.check("files that extend", name, count)
    shared = {name: count for name, count in sorted(homes(folder).items()) if count > 1}
    print("types of one name in several targets: " + ", ".join(shared))
    for name, count in shared.items():
        bounds.check("targets with a type of one name", name, count)
    print("\n".join(bounds.lower + bounds.wrong))
    sys.exit(1 if bounds.wrong else 0)


if __name__ == "__main__":
    main()
