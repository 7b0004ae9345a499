package character

import "fengsheng/engine/rule"

// declareAlone is the step that claims a sole victory (HS-007, YXS-008).
func declareAlone(m *rule.Machine) { m.DeclareAlone(m.Owner()) }
