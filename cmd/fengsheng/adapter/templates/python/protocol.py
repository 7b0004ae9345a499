"""⟦协议这一层：读一行请求，让引擎做一件事，写一行答复。这个文件是完整的，一般不用改；要写的是 engine.py。¦The protocol: one request a line in, one thing done with the engine, one answer a line out.

This file is complete and needs no change; what is yours to write is engine.py.⟧

JSON-RPC 2.0. ⟦标准输出只有答复，日志写到标准错误。¦Standard output carries the answers and nothing else; log to standard error.⟧
"""

import json
import sys
import traceback


class Problem(Exception):
    """⟦会变成一个 JSON-RPC 错误，code 是它的代号。¦Becomes a JSON-RPC error with its code.⟧"""

    code = -32000


class Unsupported(Problem):
    """⟦引擎没有这个功能（或者还没写）：这个用例算“不适用”，列出来，不算错。¦The engine does not offer this, or not yet: the case does not apply. It is listed and not failed.⟧"""

    code = -32003


class SetupRefused(Problem):
    """⟦按规则不能这样开局。只用于规则不许的开局；引擎摆不出来的用 Unsupported。¦The rules do not allow this set-up. Where only your engine cannot build it, use Unsupported.⟧"""

    code = -32001


class UnusedChance(Problem):
    """⟦给出的随机结果多了，用不上。¦More outcomes of chance were given than the act needed.⟧"""

    code = -32002


class BadRequest(Problem):
    """⟦这一行不是能用的请求。¦The line is no request that can be served.⟧"""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


class Rejected(Exception):
    """⟦规则不许这样做。这是结果，不是错误；抛出它的时候局面必须还是原样。

    code：not-asked 没有问这一家，illegal 不合规则，over 对局已经结束。¦The rules do not allow this act. That is a result and no error; nothing may have changed.

    code: not-asked (another seat is asked), illegal (against the rules), over (the game is over).⟧
    """

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


def report(engine, done):
    """⟦做成了一件事以后的报告：发生了什么，轮到问谁，随机的结果是什么。¦What is reported after something was done: what happened, who is asked, what chance decided.⟧"""
    done = done or {}
    return {
        "accepted": True,
        "events": done.get("events", []),
        "awaiting": engine.awaiting(),
        "chance": done.get("chance", []),
    }


def act(engine, params):
    """⟦让一位玩家做一件事。¦Let a player do something.⟧"""
    try:
        return report(engine, engine.act(params["seat"], params["action"], params.get("chance") or []))
    except Rejected as refusal:
        return {"accepted": False, "code": refusal.code, "message": str(refusal), "awaiting": engine.awaiting()}


def reset(engine, params):
    """⟦这一局完了。¦The game is over.⟧"""
    engine.reset()
    return {}


METHODS = {
    "initialize": lambda engine, params: {"protocolVersion": 1, **engine.about()},
    "setup": lambda engine, params: report(engine, engine.setup(params)),
    "act": act,
    "observe": lambda engine, params: engine.observe(params["viewer"]),
    "legal": lambda engine, params: {"actions": engine.legal(params["seat"])},
    "reset": reset,
    "shutdown": lambda engine, params: {},
}


def parse(line):
    """⟦一行就是一个请求。¦A line is a request.⟧"""
    try:
        request = json.loads(line)
    except ValueError as error:
        raise BadRequest(-32700, f"expected one JSON object a line, got {line[:80]!r}: {error}") from error
    if not isinstance(request, dict):
        raise BadRequest(-32600, f"expected a request object, got {line[:80]!r}")
    return request


def answer(engine, line):
    """⟦把一行请求变成一个答复，并说是不是该退出了。

    引擎自己出错（任何别的异常）是 -32000，记在这个用例账上，绝不会被当成“规则不许”。¦Turns a line into an answer and says whether to leave after it.

    Any other exception of the engine is -32000: the engine failed, which is never taken for a refusal.⟧
    """
    out = {"jsonrpc": "2.0", "id": ""}
    try:
        request = parse(line)
        out["id"] = request.get("id", "")
        method = request.get("method")
        if method not in METHODS:
            raise BadRequest(-32601, f"no method {method}")
        out["result"] = METHODS[method](engine, request.get("params") or {})
        return out, method == "shutdown"
    except Problem as problem:
        out["error"] = {"code": problem.code, "message": str(problem)}
    except Exception as error:  # ⟦引擎的任何毛病¦whatever the engine does wrong⟧
        traceback.print_exc(file=sys.stderr)
        out["error"] = {"code": -32000, "message": f"{type(error).__name__}: {error}"}
    return out, False


def serve(engine, lines, output):
    """⟦一直答到 shutdown 或输入结束。lines 和 output 都是字节流：编码不能随系统变。¦Answers until shutdown or the end of input. Both ends are bytes: the encoding must not depend on the system.⟧"""
    for line in lines:
        if not line.strip():
            continue
        reply, last = answer(engine, line)
        output.write(json.dumps(reply, ensure_ascii=False).encode() + b"\n")
        output.flush()
        if last:
            return
