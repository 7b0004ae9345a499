package corpus

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	games "fengsheng/corpus/golden"
	"fengsheng/fuzz/golden"
	"fengsheng/steps/say"
)

// goldenFolder is where the golden games lie in this project.
var goldenFolder = filepath.Join("corpus", "golden")

// corpusFlags are those that all verbs under corpus have.
type corpusFlags struct {
	data string
	jobs int
}

// Verb is `fengsheng corpus`.
func Verb(w shell.World, l say.Locale) *cobra.Command {
	var f corpusFlags
	cmd := &cobra.Command{
		Use: "corpus", DisableFlagsInUseLine: true,
		Short: l.Say("用记录在案的对局看出规则行为有没有变", "golden games, by which a change of behaviour is noticed"),
		Long: l.Say(`一批记录在案的对局：每个选择之后发生了什么、接着问谁、有几种合法回答，都写下来了。
check 重放它们；哪一局走得不一样，就说出第一处不同，按种类归并，并列出附近的裁定。改动若是有意的，用 check --accept 接受。

对局放在 --data 文件夹里；不给时，用当前目录下的 corpus/golden，没有就用程序自带的。`,
			`Golden games: what happens after every choice, who is asked next and how many answers are legal is written down.
check plays them again; where a game goes otherwise it tells the first step that does, grouped by kind, with the rulings near it.
An intended change is accepted with check --accept.

The games lie in the folder of --data; where it is not given, in corpus/golden below the current folder, or else in the program.`),
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	flags := cmd.PersistentFlags()
	flags.StringVar(&f.data, "data", "", l.Say("对局所在的`文件夹`", "the `folder` of the games"))
	flags.IntVar(&f.jobs, "jobs", runtime.NumCPU(), l.Say("同时重放的`局数`", "`number` of games to play at a time"))
	cmd.AddCommand(corpusCheckVerb(w, l, &f), corpusAddVerb(w, l, &f), corpusMinVerb(w, l, &f),
		corpusStatsVerb(w, l, &f), corpusShowVerb(w, l, &f))
	return cmd
}

// checked refuses flags that make no sense.
func (f *corpusFlags) checked() error {
	if f.jobs < 1 {
		return say.Problemf("--jobs 至少是 1，不能是 %d", "--jobs is at least 1, not %d", f.jobs)
	}
	return nil
}

// load reads the games and says where from. Those in the program have no folder.
func (f *corpusFlags) load(w shell.World, l say.Locale) ([]golden.Game, error) {
	if err := f.checked(); err != nil {
		return nil, err
	}
	folder, where := f.folder()
	all, err := golden.Read(folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, say.Problemf("%s 里没有对局；先用 fengsheng corpus add 添加", "there are no games in %s; add some with fengsheng corpus add", where).Because(err)
	}
	if err != nil {
		return nil, say.Problemf("读不了 %s 里的对局：%v", "cannot read the games in %s: %v", where, err).Because(err)
	}
	fmt.Fprintln(w.Err, l.Sayf("%s：%d 局", "%s: %d games", where, len(all)))
	return all, nil
}

func (f *corpusFlags) folder() (folder fs.FS, where string) {
	dir := f.writable()
	if f.data != "" || hasGames(dir) {
		return os.DirFS(dir), dir
	}
	return games.FS(), "fengsheng"
}

// writable is the folder that changed games go to.
func (f *corpusFlags) writable() string {
	if f.data != "" {
		return f.data
	}
	return goldenFolder
}

func hasGames(dir string) bool {
	found, err := filepath.Glob(filepath.Join(dir, "*.bz2"))
	return err == nil && len(found) > 0
}

// save writes the games and says where to.
func (f *corpusFlags) save(w shell.World, l say.Locale, all []golden.Game) error {
	dir := f.writable()
	if f.data == "" && !hasGames(dir) {
		return say.Problemf("当前目录下没有 %s；请用 --data 指定写到哪个文件夹", "there is no %s below the current folder; say with --data where to write", dir)
	}
	if err := golden.Write(dir, all); err != nil {
		return say.Problemf("写不了 %s：%v", "cannot write %s: %v", dir, err).Because(err)
	}
	fmt.Fprintln(w.Err, l.Sayf("已写入 %s：%d 局", "written to %s: %d games", dir, len(all)))
	return nil
}
