#!/usr/bin/env python3
"""Sits at a real terminal: runs COMMAND in one, waits for each prompt, and types.

usage: terminal_client.py KEYS COMMAND...

KEYS is a JSON list of texts, one for each prompt. Prints what the terminal showed; ends with the command's exit code.
"""

import json
import os
import pty
import select
import sys
import time

PATIENCE = 40
keys, command = json.loads(sys.argv[1]), sys.argv[2:]
pid, terminal = pty.fork()
if pid == 0:
    os.execvp(command[0], command)

shown = b""


def read() -> bool:
    """More of what is shown; False at the end."""
    global shown
    ready, _, _ = select.select([terminal], [], [], PATIENCE)
    if not ready:
        sys.exit("nothing happened for %d s after %r" % (PATIENCE, shown[-300:]))
    try:
        more = os.read(terminal, 65536)
    except OSError:
        return False
    shown += more
    return more != b""


for key in keys:
    seen = len(shown)
    while b"> " not in shown[seen:] and read():
        pass
    time.sleep(0.1)
    os.write(terminal, key.encode())
while read():
    pass
print(shown.decode())
_, status = os.waitpid(pid, 0)
sys.exit(os.waitstatus_to_exitcode(status))
