// ⟦适配器：go build -o adapter . && fengsheng test -- ./adapter¦The adapter: go build -o adapter . && fengsheng test -- ./adapter⟧
package main

import (
	"log"
	"os"
)

func main() {
	// ⟦标准输出属于协议：引擎里忘了删的 Println 改写到标准错误。¦Standard output belongs to the protocol: a Println left in the engine goes to standard error.⟧
	out := os.Stdout
	os.Stdout = os.Stderr
	if err := serve(&Engine{}, os.Stdin, out); err != nil {
		log.Fatal(err)
	}
}
