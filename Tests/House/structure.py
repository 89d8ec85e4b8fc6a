#!/usr/bin/env python3
"""Finds the circles of files and the recursions of functions in each target, by the compiler's own index.

A circle is a set of files of which each uses, directly or by others, something that each other one declares; a
recursion is the same of functions and calls. Both are the strongly connected components of their graphs.

  occurrences INDEX_STORE FOLDER | circles.py FOLDER [--limit N] [--allow TARGET=N …] [--show TARGET]

  --limit N         fail where a circle or a recursion has more than N members
  --allow TARGET=N  except in this target, whose largest one has N members at most
  --show TARGET     print the files of its circles and what each uses of the others
"""
import argparse, collections, functools, os, sys

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


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--limit", type=int)
    parser.add_argument("--allow", action="append", default=[])
    parser.add_argument("--show")
    options = parser.parse_args()
    index = Index(sys.stdin, options.folder.rstrip("/") + "/")
    allowed = {name: int(count) for name, count in (word.split("=") for word in options.allow)}
    wrong = []
    print(f"{'target':<20}{'files':>6}{'circles of files':>20}{'recursions':>20}")
    for name in sorted(index.files):
        circles = components(sorted(index.files[name]), index.uses)
        recursions = components(sorted(index.functions[name]), index.calls)
        sizes = [[len(part) for part in parts[:3]] for parts in (circles, recursions)]
        print(f"{name:<20}{len(index.files[name]):>6}{str(sizes[0]):>20}{str(sizes[1]):>20}")
        largest = max([0] + sizes[0] + sizes[1])
        if options.limit is not None and largest > allowed.get(name, options.limit):
            wrong.append(f"{name}: {largest} where {allowed.get(name, options.limit)} are allowed")
        if name == options.show:
            for circle in circles:
                for path in sorted(circle):
                    for other in sorted(index.uses[path] & set(circle)):
                        names = ", ".join(word for word, _ in index.symbols[path, other].most_common(6))
                        print(f"  {path.split('/')[-1]} -> {other.split('/')[-1]}: {names}")
                print()
    print("\n".join(wrong))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
