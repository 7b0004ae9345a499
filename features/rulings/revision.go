package rulings

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"
)

// Revision names the state of the catalogue in a features folder: the first twelve digits of a digest of its files, so
// that no change of a ruling goes without a new one. The error is that of an unreadable file.
func Revision(features fs.FS) (string, error) {
	// Glob returns names in their order.
	names, err := fs.Glob(features, path.Join(Folder, "*.yaml"))
	if err != nil {
		return "", fmt.Errorf("rulings: revision: %w", err)
	}
	sum := sha256.New()
	for _, name := range names {
		text, err := fs.ReadFile(features, name)
		if err != nil {
			return "", fmt.Errorf("rulings: revision: %w", err)
		}
		fmt.Fprintf(sum, "%s %d\n", name, len(text))
		sum.Write(text)
	}
	return hex.EncodeToString(sum.Sum(nil))[:12], nil
}
