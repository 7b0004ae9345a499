// Package table holds everything that lies on the table: cards, seats, zones,
// the response stack, suspended work and the one open question.
//
// It is data only. A State is a plain comparable value: assignment clones it,
// == compares it, and its JSON is complete. Nothing here knows a rule; the
// verbs of package rule are the only code that changes a State during play.
//
// # Glossary
//
//	身份 identity: 潜伏战线 Lurkers, 军情处 MI, 打酱油 Bystander
//	情报 intel; 真情报 true intel (red, blue), 假情报 false intel (black)
//	传递 transit, 到达 arrival, 接收 receive
//	密电 Telegram, 直达 Direct, 文本 Text
//	锁定 Lock, 调虎离山 Lure, 截获 Intercept, 退回 Return, 破译 Decode,
//	烧毁 Burn, 识破 Counter, 试探 Probe, 真伪莫辨 Muddle
//	转移 Divert, 调包 Swap, 增援 Reinforce, 博弈 Gamble, 权衡 Weigh
//	翻开 reveal, 盖伏 cover; 响应链 response stack; 时机 window; 优先权 priority
//	机密任务 mission; 宣告 declare; 输掉 lose
package table
