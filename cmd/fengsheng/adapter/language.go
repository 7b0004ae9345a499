package adapter

import basicjs "fengsheng/corpus/subjects/basic-js"

// Language is a language for which there is a skeleton.
type Language struct {
	// Name is what `init --lang` calls it and the folder of its templates.
	Name string
	// Command starts the adapter, Tests runs the project's own tests, Build makes the command where it must be made.
	Command, Tests, Build string
	// Engine is the file to be filled in, Protocol the one that is complete.
	Engine, Protocol string
	// Action and Version set the language up on GitHub, Install does in a Debian container on GitLab.
	Action, Version, Install string
	// loop is the text of Protocol where that is not among the templates: a subject of the corpus speaks through it.
	loop []byte
}

// Languages are all of them, in the order in which help names them.
func Languages() []Language {
	return []Language{
		{Name: "js", Command: "node adapter.js", Tests: "node --test", Engine: "engine.js", Protocol: "protocol.js",
			Action: "actions/setup-node@v4", Version: "node-version: 20", Install: "apt-get update && apt-get install -y nodejs",
			loop: basicjs.Protocol},
		{Name: "python", Command: "python3 adapter.py", Tests: "python3 -m unittest", Engine: "engine.py", Protocol: "protocol.py",
			Action: "actions/setup-python@v5", Version: "python-version: '3.12'", Install: "apt-get update && apt-get install -y python3"},
		{Name: "go", Command: "./adapter", Tests: "go test ./...", Build: "go build -o adapter .", Engine: "engine.go", Protocol: "protocol.go",
			Action: "actions/setup-go@v5", Version: "go-version: stable"},
	}
}
