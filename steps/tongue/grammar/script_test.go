package grammar

import "testing"

func TestWordsOfTheGameAreWrittenInTraditionalCharacters(t *testing.T) {
	for simplified, traditional := range map[string]string{
		"旁观者看来，没有情报在传递": "旁觀者看來，沒有情報在傳遞", "这一问关于玩家C": "這一問關於玩家C", "玩家B宣称自己是卧底": "玩家B宣稱自己是臥底",
	} {
		if got := Traditional(simplified); got != traditional {
			t.Errorf("%s is written %s, not %s", simplified, got, traditional)
		}
		if got := Simplified(traditional); got != simplified {
			t.Errorf("%s reads %s, not %s", traditional, got, simplified)
		}
	}
}
