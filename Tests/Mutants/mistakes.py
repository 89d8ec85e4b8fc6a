"""The mistakes that can be planted: where each class has its places, and how one is written there.

A mistake is made where its number is chosen when the program runs, so that hundreds of them need one build. What cannot be
compiled with such a condition (the pattern of a `case`, say) is no place.
"""
import pathlib, re

# Texts and comments hold no mistakes; both are blanked out, so that columns stay.
UNREAD = re.compile(r'"(?:\\.|[^"\\])*"|//.*')
# Letters that Swift takes for operators and that no source uses; two of them are an operator.
LETTERS = [chr(code) for codes in (range(0x2290, 0x2300), range(0x2500, 0x25A0)) for code in codes]
COMPARISONS = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">"}
# Members of collections, and the ones of the other end: `{n}` is the name with the number of the mistake.
ENDS = {
    ".first": ("extension BidirectionalCollection {{ var {n}: Element? {{ {made} ? last : first }} }}", r"(?![\w(])(?! \{)"),
    ".last": ("extension BidirectionalCollection {{ var {n}: Element? {{ {made} ? first : last }} }}", r"(?![\w(])(?! \{)"),
    ".first(where:": (
        "extension BidirectionalCollection {{ func {n}(where body: (Element) throws -> Bool) rethrows -> Element? "
        "{{ try {made} ? last(where: body) : first(where: body) }} }}", ""),
    ".last(where:": (
        "extension BidirectionalCollection {{ func {n}(where body: (Element) throws -> Bool) rethrows -> Element? "
        "{{ try {made} ? first(where: body) : last(where: body) }} }}", ""),
    ".firstIndex(of:": (
        "extension BidirectionalCollection where Element: Equatable {{ func {n}(of element: Element) -> Index? "
        "{{ {made} ? lastIndex(of: element) : firstIndex(of: element) }} }}", ""),
    ".lastIndex(of:": (
        "extension BidirectionalCollection where Element: Equatable {{ func {n}(of element: Element) -> Index? "
        "{{ {made} ? firstIndex(of: element) : lastIndex(of: element) }} }}", ""),
    ".removeFirst()": (
        "extension RangeReplaceableCollection where Self: BidirectionalCollection {{ @discardableResult mutating func "
        "{n}() -> Element {{ {made} ? remove(at: index(before: endIndex)) : removeFirst() }} }}", ""),
    ".removeLast()": (
        "extension RangeReplaceableCollection where Self: BidirectionalCollection {{ @discardableResult mutating func "
        "{n}() -> Element {{ {made} ? removeFirst() : remove(at: index(before: endIndex)) }} }}", ""),
    ".dropFirst()": (
        "extension BidirectionalCollection {{ func {n}() -> SubSequence {{ {made} ? dropLast() : dropFirst() }} }}", ""),
    ".dropLast()": (
        "extension BidirectionalCollection {{ func {n}() -> SubSequence {{ {made} ? dropFirst() : dropLast() }} }}", ""),
    ".hasPrefix(": (
        "extension StringProtocol {{ func {n}(_ text: String) -> Bool {{ {made} ? hasSuffix(text) : hasPrefix(text) }} }}",
        ""),
    ".hasSuffix(": (
        "extension StringProtocol {{ func {n}(_ text: String) -> Bool {{ {made} ? hasPrefix(text) : hasSuffix(text) }} }}",
        ""),
}
GROWTH = {
    ".append(contentsOf:": (
        "extension RangeReplaceableCollection {{ mutating func {n}<Others: Collection<Element>>(contentsOf others: Others) "
        "{{ if {made} {{ insert(contentsOf: others, at: startIndex) }} else {{ append(contentsOf: others) }} }} }}", ""),
    ".append(": (
        "extension RangeReplaceableCollection {{ mutating func {n}(_ element: Element) "
        "{{ if {made} {{ insert(element, at: startIndex) }} else {{ append(element) }} }} }}", r"(?!contentsOf)"),
}
EXTREMES = {
    "min": "<T: Comparable>(_ a: T, _ b: T) -> T {{ {made} ? Swift.max(a, b) : Swift.min(a, b) }}",
    "max": "<T: Comparable>(_ a: T, _ b: T) -> T {{ {made} ? Swift.min(a, b) : Swift.max(a, b) }}",
}
# What this build has; conditions of the compiler that ask for something else are not read.
FACTS = re.compile(
    r"os\(Linux\)|canImport\((?:Glibc|Foundation|FoundationEssentials|Testing|XCTest|Dispatch)\)|DEBUG"
    r"|(?:swift|compiler)\([^)]*\)|\b(?:Counts|SQLite)\b")


class Place:
    """One place for a mistake: what stands in a line, what is written there, and what that needs to be declared."""

    def __init__(self, kind, path, number, line, span, mistake, write, declare=lambda number: ""):
        self.kind, self.path, self.number, self.span, self.mistake = kind, path, number, span, mistake
        self.line, self.there, self.target = line, line[span[0]:span[1]], path.parts[1]
        self.write, self.declare = write, declare
        # What chose it, where a number did.
        self.seed = ""

    @property
    def key(self):
        """The place without its number of the line, which changes with others."""
        column = self.span[0] - (len(self.line) - len(self.line.lstrip())) + 1
        return " | ".join([
            str(self.path.relative_to("Sources")), f"{self.kind} at {column} => {self.mistake}", self.line.strip()])

    def __str__(self):
        there = f"`{self.there.strip()}`" if self.there.strip() else "the beginning"
        return f"{self.path}:{self.number + 1}:{self.span[0] + 1}: {self.kind}: {there} => {self.mistake or 'nothing'}"


def planted(line, chosen, start=0):
    """A line, or a piece of one that begins at a column, with mistakes, each made where its number is chosen.

    A mistake may be in the piece that another one replaces, and none in the same piece.
    """
    text, end = "", start
    for number, place in sorted(chosen, key=lambda each: (each[1].span[0], -each[1].span[1])):
        first, last = place.span
        if first < end:
            # It was written with the one around it.
            continue
        within = [(n, p) for n, p in chosen if p is not place and first <= p.span[0] and p.span[1] <= last]
        text += line[end - start:first - start]
        text += place.write(number, planted(line[first - start:last - start], within, first))
        end = last
    return text + line[end - start:]


def made(number):
    return f"planted({number})"


def operator(number, there=""):
    return LETTERS[number // len(LETTERS)] + LETTERS[number % len(LETTERS)]


def comparison(there, facesNil):
    def declare(number):
        name, other = operator(number), COMPARISONS[there]
        head = f"infix operator {name}: ComparisonPrecedence\n@usableFromInline func {name} "
        body = f"Bool {{ {made(number)} ? a {other} b : a {there} b }}\n"
        if facesNil:
            return head + f"<T>(a: T?, b: _OptionalNilComparisonType) -> {body}"
        rule = "Equatable" if there in ("==", "!=") else "Comparable"
        # The library compares tuples as well, which conform to nothing.
        forms = [
            (f"<T: {rule}>", "T"), (f"<T: {rule}, U: {rule}>", "(T, U)"),
            (f"<T: {rule}, U: {rule}, V: {rule}>", "(T, U, V)"),
        ]
        rest = "".join(f"@usableFromInline func {name} {types}(a: {value}, b: {value}) -> {body}"
                       for types, value in forms[1:])
        return head + f"{forms[0][0]}(a: T, b: T) -> {body}" + rest
    return declare


def logic(there, drops):
    def declare(number):
        name, other = operator(number), "||" if there == "&&" else "&&"
        rank = "LogicalConjunctionPrecedence" if there == "&&" else "LogicalDisjunctionPrecedence"
        wrong = "a" if drops else f"try a {other} b()"
        return (f"infix operator {name}: {rank}\n@usableFromInline func {name} (a: Bool, b: @autoclosure () throws -> Bool) "
                f"rethrows -> Bool {{ if {made(number)} {{ return {wrong} }}; return try a {there} b() }}\n")
    return declare


def arithmetic(there, isShift):
    def declare(number):
        name, other = operator(number), "-" if there == "+" else "+"
        wrong = "a" if isShift else f"a {other} b"
        rule = "Numeric" if isShift else "AdditiveArithmetic"
        text = (f"infix operator {name}: AdditionPrecedence\n@usableFromInline func {name} <T: {rule}>(a: T, b: T) -> T "
                f"{{ {made(number)} ? {wrong} : a {there} b }}\n")
        if there == "+" and not isShift:
            text += (f"@usableFromInline func {name} <C: RangeReplaceableCollection>(a: C, b: C) -> C "
                     f"{{ {made(number)} ? b + a : a + b }}\n")
        return text
    return declare


def addition(there):
    def declare(number):
        name, other = operator(number), "-=" if there == "+=" else "+="
        text = (f"infix operator {name}: AssignmentPrecedence\n@usableFromInline func {name} <T: AdditiveArithmetic>"
                f"(a: inout T, b: T) {{ if {made(number)} {{ a {other} b }} else {{ a {there} b }} }}\n")
        if there == "+=":
            text += (f"@usableFromInline func {name} <C: RangeReplaceableCollection>(a: inout C, b: some "
                     f"Collection<C.Element>) {{ if {made(number)} {{ a.insert(contentsOf: b, at: a.startIndex) }} "
                     f"else {{ a += b }} }}\n")
        return text
    return declare


def pieces(code, separator):
    """The parts of a text between separators that stand in no brackets, each with its place."""
    depth, start, found = 0, 0, []
    for index, letter in enumerate(code):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == separator and depth == 0:
            found.append((start, index))
            start = index + 1
    return found + [(start, len(code))]


def is_balanced(code):
    depth = 0
    for letter in code:
        depth += (letter in "([{") - (letter in ")]}")
        if depth < 0:
            return False
    return depth == 0


def conditions(code):
    """The conditions of an `if`, a `guard` or a `while` that stand in this line, each with its place."""
    head = re.match(r"\s*(?:\} else )?(if|guard|while) ", code)
    if not head:
        return
    depth, end = 0, None
    for index in range(head.end(), len(code)):
        depth += (code[index] in "([") - (code[index] in ")]")
        if depth == 0 and code.startswith(" else {" if head[1] == "guard" else " {", index):
            end = index
            break
        if depth < 0:
            return
    if end is None:
        return
    for start, stop in pieces(code[head.end():end], ","):
        text = code[head.end() + start:head.end() + stop]
        start += len(text) - len(text.lstrip())
        if not re.match(r"(let|var|case|#|try|await|unsafe)\b|#", text.strip()):
            yield head.end() + start, head.end() + stop


def siblings(root):
    """The cases without a payload of every enum, by its name."""
    enums = {}
    for path in sorted((root / "Sources").rglob("*.swift")):
        stack = []
        for line in path.read_text().splitlines():
            indent = len(line) - len(line.lstrip())
            head = re.match(r"\s*(?:@\w+ )*(?:public |package |private |fileprivate |indirect )*(?:extension|enum|struct|class) ([\w.]+)", line)
            if head:
                while stack and stack[-1][0] >= indent:
                    stack.pop()
                stack.append((indent, head[1].split(".")[-1], " enum " in f" {line}"))
            found = re.match(r"\s*case ((?:`?\w+`?)(?: = [^,]+)?(?:, `?\w+`?(?: = [^,]+)?)*)\s*$", UNREAD.sub("0", line).rstrip())
            if found and stack and stack[-1][2] and indent == stack[-1][0] + 2:
                names = [re.match(r"`?(\w+)", part.strip())[1] for part in found[1].split(",")]
                enums.setdefault(stack[-1][1], []).extend(names)
    return {name: cases for name, cases in enums.items() if len(cases) > 1}


def readable(path):
    """The lines of a file that hold code of this build, as they are and blanked of texts and comments."""
    end, stack = None, []
    for number, line in enumerate(path.read_text().splitlines()):
        bare = line.strip()
        # A text of several lines ends with as many signs as it began with, at the beginning of a line.
        begin = re.search(r'(#*)"""(?!.*""")', line)
        if end or begin:
            end = (None if bare.startswith(end) else end) if end else '"""' + begin[1]
            continue
        if bare.startswith("#if "):
            rest = FACTS.sub("True", bare[4:])
            rest = re.sub(r"\b(?!True\b)\w+(?:\([^)]*\))?", "False", rest)
            rest = rest.replace("&&", " and ").replace("||", " or ").replace("!", " not ")
            stack.append(bool(eval(rest.split("//")[0])))
        elif bare.startswith("#else"):
            stack[-1] = not stack[-1]
        elif bare == "#endif":
            stack.pop()
        elif all(stack) and bare and not bare.startswith(("import", "//", "@", "#", "infix")):
            yield number, line, UNREAD.sub(lambda m: " " * len(m[0]), line)


def colon_of(code):
    """Where the pattern of a `case` ends in a line; nothing where it goes on."""
    return next((m.start() for m in re.finditer(r":(?= |$)", code) if is_balanced(code[:m.start()])), None)


def in_line(path, number, line, code, before, after, enums, isPattern):
    """Every place in a line, which is or begins with the pattern of a `case`."""
    def place(kind, span, mistake, write, declare=lambda number: ""):
        return Place(kind, path, number, line, span, mistake, write, declare)

    # What is set aside changes the time alone, and what is asserted nothing that runs well.
    if re.search(r"\.reserveCapacity\(|\b(precondition|assert)\w*\(", code):
        return
    colon = colon_of(code)
    colon = len(code) if colon is None else colon

    def is_pattern(start):
        # What is matched has no condition in it.
        return (isPattern and start < colon) or re.search(r"\bcase [^=:]*$", code[:start])

    declares = re.search(r"\b(func|init|subscript|typealias|associatedtype|protocol|struct|enum|extension|class)\b", code)
    for m in re.finditer(r"(?<= )(==|!=|<=|>=|<|>)(?= )", code):
        if not declares and not is_pattern(m.start()):
            facesNil = code[m.end():].startswith(" nil")
            yield place("comparison", m.span(), COMPARISONS[m[0]], operator, comparison(m[0], facesNil))
    for m in re.finditer(r"(?<= )(&&|\|\|)(?= )", code):
        yield place("logic", m.span(), "||" if m[0] == "&&" else "&&", operator, logic(m[0], drops=False))
        yield place("clause", m.span(), "its left side alone", operator, logic(m[0], drops=True))
    for m in re.finditer(r"(?<= )[+-](?= )", code):
        if not is_pattern(m.start()):
            isShift = bool(re.match(r" 1\b(?![.\d])", code[m.end():]))
            mistake = "its left side alone" if isShift else "-" if m[0] == "+" else "+"
            yield place("arithmetic", m.span(), mistake, operator, arithmetic(m[0], isShift))
    for m in re.finditer(r"(?<= )[+-]=(?= )", code):
        yield place("arithmetic", m.span(), "-=" if m[0] == "+=" else "+=", operator, addition(m[0]))
    for m in re.finditer(r"(?<![.\w])(?:Swift\.)?(min|max)(?=\()", code):
        yield place(
            "min-max", m.span(), "max" if m[1] == "min" else "min", lambda n, _, name=m[1]: f"planted_{name}_{n}",
            lambda n, name=m[1]: f"@usableFromInline func planted_{name}_{n}" + EXTREMES[name].format(made=made(n)) + "\n")
    for kind, table in (("first-last", ENDS), ("append-insert", GROWTH)):
        for there, (text, rest) in table.items():
            name = re.match(r"\.(\w+)", there)[1]
            for m in re.finditer(re.escape(there) + rest, code):
                yield place(
                    kind, (m.start(), m.start() + 1 + len(name)), "the other end",
                    lambda n, _, name=name: f".planted_{name}_{n}",
                    lambda n, name=name, text=text: text.format(n=f"planted_{name}_{n}", made=made(n)) + "\n")
    for m in re.finditer(r"(\b[A-Z]\w*|(?<![\w)\]?!>`}]))\.([a-z]\w*)\b(?![\w(.:`?!\[])", code):
        owners = [cases for name, cases in enums.items() if m[2] in cases and m[1] in ("", name)]
        if owners and not is_pattern(m.start()):
            # The next of its enum; where several enums have it, one that all of them have.
            after_it = owners[0][owners[0].index(m[2]) + 1:] + owners[0]
            shared = [case for case in after_it if case != m[2] and all(case in cases for cases in owners)]
            if not shared:
                continue
            other = f"{m[1]}.{shared[0]}"
            yield place("case", m.span(), other, lambda n, there, other=other: f"({made(n)} ? {other} : {there})")
    for m in re.finditer(r"(?<![.\w`])(true|false)\b(?!`)", code):
        if not is_pattern(m.start()):
            yield place(
                "flag", m.span(), "false" if m[0] == "true" else "true", lambda n, there: f"({made(n)} != {there})")
    found = list(conditions(code))
    for span in found:
        yield place("negation", span, "its negation", lambda n, there: f"plantedNot({n}, {there})")
        if len(found) > 1 or "," in code:
            yield place("clause", span, "true", lambda n, there: f"plantedOr({n}, {there})")
    statement = re.match(
        r"(\s*(?:case [^:]*: )?)((?:try )?[A-Za-z_$][\w.\[\]?!$]*(?:\(.*\)| (?:\+|-|)= .+))$", code)
    if statement and is_statement(statement[2], before, after):
        yield place("call", statement.span(2), "nothing", lambda n, there: f"if !{made(n)} {{ {there} }}")


def is_statement(code, before, after):
    """Whether a line is a statement by itself that can be left out."""
    continued = before.rstrip().endswith((",", "(", "[", "=", "return", "&&", "||", "?", "->", ":", "in"))
    if continued and not re.match(r"\s*case\b|.*\bin$", before.rstrip()):
        return False
    if after.strip().startswith((".", "?", ":", "&&", "||", "+", "-", "??", ")", "]", "{")):
        return False
    word = r"(let|var|self|super|return|throw|case|if|guard|fatalError|precondition\w*|assert\w*)\b"
    return is_balanced(code) and not re.match(word, code)


def adds_first(code, above):
    """Whether what is added is the first element of an array that was made in the lines right above."""
    name = re.search(r"(\w+)\.append\(", code)
    for line in reversed(above):
        if name and re.search(rf"\bvar {name[1]}\b.*= \[\]$", line):
            return True
        if re.match(r"\s*(for|while|repeat)\b|.*\bin$", line):
            return False
    return False


def early_returns(path, lines):
    """A function without a result that returns at once."""
    start = r"\s*(?:@\w+ |public |package |private |fileprivate |static |mutating |final |isolated |nonisolated )*func "
    isHead = False
    for number, line, code in lines:
        isHead = isHead or bool(re.match(start, code))
        if not isHead:
            continue
        opening = re.search(r"\)(?: (?:re)?throws(?:\([\w.]+\))?)?(?: where [^{]*)? \{", code)
        if "->" in code or opening:
            isHead = False
        # Nothing is what an empty one does already.
        if opening and "->" not in code and not code[opening.end():].lstrip().startswith("}"):
            yield Place(
                "return", path, number, line, (opening.end(), opening.end()), "return",
                lambda n, _: f" if {made(n)} {{ return }};")


def places(root, targets):
    """Every place, in the order of the files."""
    enums = siblings(root)
    for target in targets:
        for file in sorted((root / "Sources" / target).rglob("*.swift")):
            path = file.relative_to(root)
            lines = list(readable(file))
            returns = {place.number: [place] for place in early_returns(path, lines)}
            goesOn = False
            for position, (number, line, code) in enumerate(lines):
                before = lines[position - 1][2] if position else ""
                after = lines[position + 1][2] if position + 1 < len(lines) else ""
                # A pattern may go on in the lines below its `case`.
                isPattern = goesOn or bool(re.match(r"\s*case\b", code))
                goesOn = isPattern and colon_of(code) is None and not re.match(r"\s*case \w+(\(| =|$|,)", code)
                here = list(in_line(path, number, line, code, before, after, enums, isPattern))
                if adds_first(code, [line[2].rstrip() for line in lines[max(0, position - 2):position]]):
                    here = [place for place in here if place.kind != "append-insert"]
                yield from sorted(here + returns.get(number, []), key=lambda place: place.span)
