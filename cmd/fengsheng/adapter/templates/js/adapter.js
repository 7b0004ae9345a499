'use strict';
// ⟦适配器：fengsheng test -- node adapter.js¦The adapter: fengsheng test -- node adapter.js⟧
const { serve } = require('./protocol.js');
const { Engine } = require('./engine.js');

// ⟦标准输出属于协议：引擎里忘了删的 console.log 改写到标准错误。¦Standard output belongs to the protocol: a console.log left in the engine goes to standard error.⟧
console.log = console.error;

serve(new Engine(), process.stdin, process.stdout).then(() => process.exit(0));
