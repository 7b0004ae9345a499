"""⟦协议这一层的测试：python3 -m unittest¦Tests of the protocol: python3 -m unittest⟧"""

import contextlib
import io
import json
import os
import subprocess
import sys
import unittest

from protocol import Rejected, SetupRefused, Unsupported, answer, serve


class Fake:
    """⟦一个只会让过的假引擎。¦A fake engine that can do nothing but pass.⟧"""

    def __init__(self):
        self.turn = "A"
        self.games = 0

    def about(self):
        return {"implementation": {"name": "fake"}, "capabilities": {"setup": ["position"], "observe": ["all"]}, "profiles": []}

    def setup(self, table):
        if table["profile"] == "bad":
            raise SetupRefused("not by the rules")
        return {"events": [{"what": "phase"}]}

    def awaiting(self):
        return {"seat": self.turn, "question": "act"}

    def act(self, seat, action, chance):
        if seat != self.turn:
            raise Rejected("not-asked", f"{self.turn} is asked")
        if action["do"] == "explode":
            raise RuntimeError("out of cheese")
        if action["do"] != "pass":
            raise Unsupported(action["do"])
        self.turn = "B"
        return {"chance": [{"kind": "card", "outcome": outcome} for outcome in chance]}

    def observe(self, viewer):
        return {"viewer": viewer}

    def legal(self, seat):
        return [{"do": "pass"}]

    def reset(self):
        self.games += 1


def ask(engine, method, params=None):
    line = json.dumps({"jsonrpc": "2.0", "id": "7", "method": method, "params": params})
    return answer(engine, line.encode())[0]


class ProtocolTest(unittest.TestCase):
    def test_the_handshake_tells_version_and_engine(self):
        reply = ask(Fake(), "initialize", {"protocolVersions": [1]})
        self.assertEqual(reply["id"], "7")
        self.assertEqual(reply["result"]["protocolVersion"], 1)
        self.assertEqual(reply["result"]["implementation"]["name"], "fake")

    def test_what_was_done_is_reported_with_who_is_asked_next(self):
        engine = Fake()
        setup = ask(engine, "setup", {"profile": "beginner"})
        self.assertEqual(
            setup["result"],
            {"accepted": True, "events": [{"what": "phase"}], "awaiting": {"seat": "A", "question": "act"}, "chance": []},
        )
        act = ask(engine, "act", {"seat": "A", "action": {"do": "pass"}, "chance": ["红锁定"]})
        self.assertEqual(act["result"]["awaiting"]["seat"], "B")
        self.assertEqual(act["result"]["chance"], [{"kind": "card", "outcome": "红锁定"}])

    def test_a_rejection_is_a_result_and_no_error(self):
        reply = ask(Fake(), "act", {"seat": "B", "action": {"do": "pass"}})
        self.assertNotIn("error", reply)
        self.assertEqual(
            reply["result"],
            {"accepted": False, "code": "not-asked", "message": "A is asked", "awaiting": {"seat": "A", "question": "act"}},
        )

    def test_each_trouble_has_its_code(self):
        self.assertEqual(ask(Fake(), "setup", {"profile": "bad"})["error"]["code"], -32001)
        self.assertEqual(ask(Fake(), "act", {"seat": "A", "action": {"do": "play"}})["error"]["code"], -32003)
        self.assertEqual(ask(Fake(), "fly")["error"]["code"], -32601)
        self.assertEqual(answer(Fake(), "starting up…".encode())[0]["error"]["code"], -32700)
        self.assertEqual(answer(Fake(), b"null")[0]["error"]["code"], -32600)

    def test_a_failing_engine_is_never_taken_for_a_refusal(self):
        with contextlib.redirect_stderr(io.StringIO()) as log:
            reply = ask(Fake(), "act", {"seat": "A", "action": {"do": "explode"}})
        self.assertNotIn("result", reply)
        self.assertEqual(reply["error"], {"code": -32000, "message": "RuntimeError: out of cheese"})
        self.assertIn("Traceback", log.getvalue())

    def test_observe_legal_and_reset(self):
        engine = Fake()
        self.assertEqual(ask(engine, "observe", {"viewer": "all"})["result"], {"viewer": "all"})
        self.assertEqual(ask(engine, "legal", {"seat": "A"})["result"], {"actions": [{"do": "pass"}]})
        self.assertEqual(ask(engine, "reset")["result"], {})
        self.assertEqual(engine.games, 1)

    def test_a_line_is_answered_by_a_line_until_shutdown(self):
        lines = io.BytesIO(b'garbage\r\n\n{"id":"1","method":"reset"}\n{"id":"2","method":"shutdown"}\n{"id":"3","method":"reset"}\n')
        output = io.BytesIO()
        serve(Fake(), lines, output)
        self.assertEqual([json.loads(line)["id"] for line in output.getvalue().splitlines()], ["", "1", "2"])

    def test_the_adapter_itself_starts_shakes_hands_and_leaves(self):
        sent = b'{"jsonrpc":"2.0","id":"1","method":"initialize"}\n{"jsonrpc":"2.0","id":"2","method":"shutdown"}\n'
        here = os.path.dirname(os.path.abspath(__file__))
        done = subprocess.run([sys.executable, "adapter.py"], cwd=here, input=sent, stdout=subprocess.PIPE, check=True)
        hello, bye = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual(hello["result"]["protocolVersion"], 1)
        self.assertEqual(bye["result"], {})


if __name__ == "__main__":
    unittest.main()
