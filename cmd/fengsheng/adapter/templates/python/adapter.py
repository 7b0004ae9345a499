"""⟦适配器：fengsheng test -- python3 adapter.py¦The adapter: fengsheng test -- python3 adapter.py⟧"""

import sys

from engine import Engine
from protocol import serve

if __name__ == "__main__":
    stdout = sys.stdout.buffer
    # ⟦标准输出属于协议：引擎里忘了删的 print 改写到标准错误。¦Standard output belongs to the protocol: a print left in the engine goes to standard error.⟧
    sys.stdout = sys.stderr
    serve(Engine(), sys.stdin.buffer, stdout)
