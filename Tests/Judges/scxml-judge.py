"""Follows walks through a state chart with python-statemachine, and compares every step: the state
behind each event, and the events that were raised on the way.

usage: scxml-judge.py CHART.scxml CHART.walks
"""

import sys

from statemachine.io.scxml.processor import SCXMLProcessor


def main(chart, walks):
    processor = SCXMLProcessor()
    with open(chart, encoding="utf-8") as text:
        processor.parse_scxml("chart", text.read())
    (machine_class,) = processor.scs.values()

    class Listening(machine_class):
        def _put_nonblocking(self, trigger, internal=False):
            if internal:
                self.raised.append(str(trigger.event))
            return super()._put_nonblocking(trigger, internal=internal)

    sequences = steps = wrong = 0
    with open(walks, encoding="utf-8") as lines:
        for line in lines:
            Listening.raised = []
            machine = Listening()
            sequences += 1
            for step in line.split():
                event, behind = step.split(">")
                machine.raised = []
                machine.send(event)
                steps += 1
                state = "+".join(state.id for state in machine.configuration)
                seen = state + ("/" + ",".join(machine.raised) if machine.raised else "")
                if seen != behind:
                    wrong += 1
                    if wrong <= 5:
                        print(
                            f"sequence {sequences}: on {event} the chart says {seen},"
                            f" the engine {behind}",
                            file=sys.stderr,
                        )
                    break
    print(f"{chart}: {sequences} sequences, {steps} steps, {wrong} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
