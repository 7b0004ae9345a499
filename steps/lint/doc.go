// Package lint judges the form of feature files: what a reader and a runner can rely on in every one of them.
//
// The rules, by the name that a finding carries:
//
//	language       the first line is `# language: zh-CN` or `# language: zh-TW`
//	parse          Gherkin can read the file
//	empty          the file has at least one 场景
//	title          every 场景 has a title, and no other in the suite has the same
//	width          no line is wider than 100 columns, a Chinese character counting two; tables are exempt
//	player         players are called A to I
//	tag            a tag that looks like a ruling is well-formed: @TX-014 or @TX-014/variant
//	case           the first tag of a 场景 is a ruling and, with its variant, its case id: unique in the suite;
//	               @TX-014 alone is the case TX-014/main
//	quotation      rules are quoted under 功能 or 规则, never under 场景, where a line that begins with 当 is a step
//	outcome        a 场景 claims something: it has a 那么
//	table          columns of a table of players in the order 玩家 身份 角色 手牌 情报 性别 状态, rows in the order of the seats
//	one-behaviour  at most three blocks of 当 in a 场景, so that it tells one story; features/examples is exempt
//	open           where the case's own ruling is adjudicated, the 规则 around it says that the texts leave it
//	               open, in one of the phrases 原文未定 (they are silent), 原文不一 (they disagree) or
//	               两读 (they can be read in two ways)
//
// It does not know which phrases have a step behind them; the runner does. Whether the rulings are all proved is
// decided by rulings.Check, for which Proofs collects the claims.
package lint
