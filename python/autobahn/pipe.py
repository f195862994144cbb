"""The process that knows the rules, and what goes to and fro: requests and answers in binary."""
import os
import shlex
import struct
import subprocess
from pathlib import Path

_HEAD = struct.Struct("<BI")


class PipeError(Exception):
    """The other side says what was wrong; nothing has changed there."""


def command():
    """How the process is started: AUTOBAHN_COMMAND, or the launcher of this checkout, or `autobahn` on the PATH."""
    given = os.environ.get("AUTOBAHN_COMMAND")
    if given:
        return shlex.split(given)
    launcher = Path(__file__).resolve().parents[2] / "autobahn"
    return [str(launcher) if launcher.is_file() else "autobahn"]


class Pipe:
    """Sends requests and reads answers, one after the other."""

    def __init__(self):
        words = [*command(), "pipe"]
        try:
            # in a session of its own: Ctrl-C is for who asks; without somebody to ask it ends by itself
            self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0,
                                             start_new_session=True)
        except OSError as e:
            raise PipeError(f"cannot start {' '.join(words)}: {e}; set AUTOBAHN_COMMAND") from e
        self.process = self._process.pid
        self._in = self._process.stdin.fileno()
        self._out = self._process.stdout.fileno()
        self._asked = False

    def ask(self, request, body=b""):
        """Sends a request of one letter and returns the answer's bytes."""
        if self._asked:
            raise PipeError("the request before was broken off, and its answer may still come: open it anew")
        self._asked = True
        try:
            os.write(self._in, _HEAD.pack(request, len(body)) + body)
        except OSError as e:
            raise PipeError(f"the game process has gone: {e}") from e
        status, length = _HEAD.unpack(self._read(_HEAD.size))
        answer = self._read(length) if length else b""
        self._asked = False
        if status:
            raise PipeError(answer.decode())
        return answer

    def _read(self, count):
        chunk = os.read(self._out, count)
        if len(chunk) == count:
            return chunk
        parts = [chunk]
        missing = count - len(chunk)
        while missing:
            if not parts[-1]:
                raise PipeError("the game process has gone")
            parts.append(os.read(self._out, missing))
            missing -= len(parts[-1])
        return b"".join(parts)

    def close(self):
        """Ends the process."""
        try:
            self._process.stdin.close()
            self._process.wait(timeout=5)
        except (OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()
