package main

import (
	"strings"
	"testing"

	"fengsheng/steps/report"
)

func TestDoctor(t *testing.T) {
	for _, test := range []struct {
		claim string
		args  []string
		want  report.Code
		says  []string
	}{
		{"a subject that is not there is unusable", []string{"--", "/no/such/engine"}, report.SubjectUnusable,
			[]string{"✗ 启动  [start]", "见到：启动不了", "改法：检查“--”后面的命令", "重现：/no/such/engine", "没有查完"}},
		{"one that is no subject is unusable", []string{"--", "echo", "你好"}, report.SubjectUnusable,
			[]string{"✓ 启动", "✗ 握手  [handshake]", "你好", "重现：printf '%s\\n' '{\"jsonrpc\"", " | echo 你好"}},
		{"without a command it is a usage error", nil, report.Usage, []string{"fengsheng doctor -- node main.js"}},
		{"a command before -- is a usage error", []string{"node"}, report.Usage, []string{"“--”"}},
	} {
		s := start(t, nil, append([]string{"doctor"}, test.args...)...)
		if s.code != test.want {
			t.Errorf("%s: exit %d, want %d", test.claim, s.code, test.want)
		}
		for _, says := range test.says {
			if !strings.Contains(s.out+s.err, says) {
				t.Errorf("%s: %q is not said\nout: %s\nerr: %s", test.claim, says, s.out, s.err)
			}
		}
		if strings.Contains(s.out, "\x1b") {
			t.Errorf("%s: colour without a terminal: %q", test.claim, s.out)
		}
	}
}
