#!/usr/bin/env python3
"""Plays a whole game over the engine protocol, with garbage between the requests.

usage: engine_client.py GAME SEATS SEED GARBAGE COMMAND...

COMMAND is run and spoken to on its standard input and output; only the standard library is needed.
Ends with one line of JSON: what was played, and how it ended.
"""

import json
import random
import subprocess
import sys
import threading

game, seats, seed, garbage, command = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4]), sys.argv[5:]
dice = random.Random(seed)
engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
sent = 0


def send(line: bytes) -> dict:
    """One line out, one line back."""
    engine.stdin.write(line + b"\n")
    engine.stdin.flush()
    response = engine.stdout.readline()
    if not response.endswith(b"\n"):
        sys.exit("the engine has gone away after %r" % line[:200])
    return json.loads(response)


def ask(cmd: str, **fields) -> dict:
    """A request that must be granted."""
    global sent
    sent += 1
    response = send(json.dumps({"id": sent, "cmd": cmd, **fields}).encode())
    if response.get("id") != sent:
        sys.exit("asked with id %d, answered with %r" % (sent, response.get("id")))
    if "ok" not in response:
        sys.exit("refused: %s %s: %s" % (cmd, fields, response["error"]))
    return response["ok"]


def rubbish() -> bytes:
    """A line that no engine can grant."""
    kind = dice.randrange(8)
    if kind == 0:
        return bytes(b for b in dice.randbytes(dice.randrange(60)) if b != 10)
    if kind == 1:
        return b"[" * dice.randrange(1, 5000)
    if kind == 2:
        return b'{"id":' + b"9" * dice.randrange(20, 300) + b',"cmd":"legal"}'
    if kind == 3:
        return json.dumps({"id": 0, "cmd": dice.choice(["", "jump", "toString", "__proto__"])}).encode()
    if kind == 4:
        return json.dumps({"id": 0, "cmd": "answer", "seat": dice.choice([-1, seats, 10**6, "0", None]), "answer": 1}).encode()
    if kind == 5:
        return b'{"id":0,"cmd":"new","game":"' + game.encode() + b'","seats":2,"options":{"__proto__":"x"}}'
    if kind == 6:
        return json.dumps({"id": 0, "cmd": "answer", "seat": 0, "answer": "no-such-answer"}).encode()
    whole = json.dumps({"id": 0, "cmd": "answer", "seat": 0, "answer": 1}).encode()
    return whole[: dice.randrange(len(whole) - 1)]


rejected = 0


def litter(lines: int) -> None:
    """Garbage: each line gets its error, and none is granted. Written ahead, to fill the pipes."""
    global rejected
    batch = [rubbish() for _ in range(lines)]
    writer = threading.Thread(target=lambda: (engine.stdin.write(b"".join(b + b"\n" for b in batch)), engine.stdin.flush()))
    writer.start()
    for line in batch:
        response = json.loads(engine.stdout.readline())
        if "error" not in response or not response["error"]["code"] or not response["error"]["message"]:
            sys.exit("%r got %r" % (line[:200], response))
        rejected += 1
    writer.join()


protocol = ask("help")["protocol"]
begun = ask("new", game=game, seats=seats, seed=seed)
waiting, version, decisions = begun["waiting"], begun["version"], 0
while waiting:
    litter(dice.randrange(3))
    seat = dice.choice(waiting)
    question = ask("ask", seat=seat)
    if not question["answers"] or len(question["answers"]) != len(question["labels"]):
        sys.exit("no answers, or not all of them have labels: %r" % question)
    for refused in question["refused"]:
        if refused["answer"] in question["answers"] or not refused["rule"]:
            sys.exit("refused and offered, or without a rule: %r" % refused)
    after = ask("answer", seat=seat, answer=dice.choice(question["answers"]), version=version)
    waiting, version, decisions = after["waiting"], after["version"], decisions + 1
litter(garbage - rejected)
score = ask("score")
text = ask("save")["text"]
again = ask("load", text=text, match="again")
ask("quit")
engine.stdin.close()
print(
    json.dumps(
        {
            "protocol": protocol,
            "decisions": decisions,
            "garbage": rejected,
            "totals": score["totals"],
            "over": again["over"] and again["entries"] == decisions,
            "seed": score["seed"],
            "commitment": begun["commitment"],
            "exit": engine.wait(),
        }
    )
)
