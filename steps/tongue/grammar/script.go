package grammar

import "strings"

// scripts pairs simplified characters with traditional ones, for every character that a phrase or a name of the game
// may contain and that is written differently.
const scripts = "锁鎖调調离離获獲译譯烧燒毁毀识識试試伪偽转轉权權红紅蓝藍潜潛战戰线線军軍处處酱醬张張弃棄对對" +
	"传傳递遞阶階抽抽牌牌库庫优優应應链鏈场場开開盖蓋个個时時结結亲親业業杀殺礼禮刀刀锋鋒贝貝怪怪盗盜" +
	"长長职職蒙蒙面面贵貴闪閃灵靈枪槍鬼鬼电電员員玫玫瑰瑰峨峨嵋嵋浮浮萍萍雀雀黄黃钢鋼铁鐵马馬哥哥" +
	"龙龍转轉凤鳳隔隔墙牆有有联聯动動风風敏敏锐銳击擊预預谋謀英英雄雄救救美美计計遗遺志志城城府府狙狙" +
	"则則没沒剩剩为為输輸赢贏获獲胜勝宣宣告告问問谁誰询詢发發让讓过過顺順继繼续續选選择擇亮亮" +
	"处處摊攤数數两兩几幾张張从從来來这這里裡还還会會进進行行当當边邊后後现現间間标標准準广廣绝絕密密" +
	"务務专專无無间間潮潮汐汐生生千千女女郎郎黑黑手手易易先先别別连連队隊伙夥谋謀万萬书書东東丝絲" +
	"临臨举舉义義乌烏乐樂习習买買争爭亏虧云雲产產价價众眾优優伞傘伤傷伦倫侦偵侧側俭儉债債倾傾偿償储儲" +
	"儿兒党黨兰蘭关關兴興养養兽獸内內冲衝决決况況净淨减減凭憑创創删刪剂劑剑劍剧劇劝勸办辦劲勁势勢华華协協" +
	"单單卖賣卫衛压壓厉厲县縣参參双雙变變叶葉号號听聽启啟员員响響哑啞唤喚嘱囑团團围圍国國图圖圆圓圣聖坏壞" +
	"块塊坚堅坛壇垒壘备備头頭夹夾夺奪奋奮奖獎妆妝妇婦娇嬌孙孫学學宁寧宝寶实實审審宫宮宽寬宾賓对對寻尋导導" +
	"寿壽将將尔爾尘塵尝嘗尽盡层層属屬岁歲岂豈岗崗岛島师師帅帥带帶帮幫归歸径徑忆憶忧憂怀懷态態总總恋戀恶惡" +
	"悬懸惊驚惧懼惨慘惩懲愤憤愿願戏戲户戶执執扩擴扫掃扬揚护護报報担擔拟擬拣揀拥擁拦攔挂掛挡擋挣掙损損换換" +
	"据據掷擲揽攬搅攪携攜摄攝敌敵斗鬥斩斬断斷旧舊昼晝显顯晓曉暂暫术術机機杂雜条條极極构構枢樞栋棟样樣档檔" +
	"检檢楼樓横橫欢歡欧歐残殘毒毒气氣汇匯汉漢沟溝没沒泪淚泽澤洁潔浊濁测測济濟浓濃涂塗涛濤涌湧润潤涨漲渊淵" +
	"渐漸温溫游遊湾灣满滿滚滾滤濾滥濫灭滅灯燈灾災炉爐点點炼煉烂爛烦煩烟煙热熱爱愛牵牽状狀犹猶狱獄独獨狮獅" +
	"猎獵献獻环環琼瓊画畫畅暢疗療疯瘋痴癡监監盘盤盗盜码碼确確碍礙离離种種积積称稱稳穩穷窮窃竊窝窩竞競笔筆" +
	"笼籠筑築签簽简簡粮糧纠糾纪紀约約级級纯純纵縱纷紛纸紙细細终終绅紳绍紹经經绑綁绕繞绘繪给給络絡统統绪緒" +
	"维維综綜缓緩编編缘緣网網罗羅罚罰罢罷习習肃肅胁脅脉脈脏髒脑腦脱脫腾騰舰艦艺藝节節苏蘇荣榮药藥营營虑慮" +
	"虽雖虾蝦虫蟲补補袭襲装裝见見规規视視览覽觉覺触觸誉譽计計订訂认認讨討训訓议議记記讲講许許论論设設访訪证證" +
	"评評诈詐诉訴词詞诚誠话話诡詭该該详詳语語误誤说說请請诸諸读讀课課谊誼谋謀谍諜谎謊谜謎谢謝谨謹贤賢败敗" +
	"货貨质質贩販贪貪贯貫责責贴貼贸貿费費贼賊资資赌賭赏賞赔賠赖賴赚賺赛賽赞贊赶趕趋趨跃躍践踐踪蹤躯軀车車" +
	"轨軌轮輪软軟轰轟轻輕载載较較辅輔辆輛辈輩辑輯辞辭辩辯达達迁遷迈邁运運近近违違远遠适適迟遲迹跡选選逻邏" +
	"邮郵邻鄰郑鄭释釋钉釘钓釣钟鐘钥鑰钩鉤钱錢钻鑽铃鈴铜銅银銀锐銳错錯锦錦键鍵镇鎮镜鏡闭閉闯闖闲閒闹鬧闻聞" +
	"队隊阳陽阴陰阵陣际際陆陸陈陳险險随隨隐隱难難雾霧静靜页頁顶頂项項顾顧领領频頻题題颜顏风風飞飛饭飯饮飲" +
	"马馬驱驅驾駕骗騙鱼魚鸟鳥鸡雞鸣鳴鹰鷹齐齊龄齡龙龍蝮蝮蛇蛇戴戴笠笠弹彈药藥声聲释釜底底薪薪卒卒保保帅帥" +
	"着著与與么麼乔喬余餘写寫摆擺针針须須并並够夠仅僅复復覆覆仪儀体體倾傾杨楊湿濕粹粹凑湊划劃涤滌隶隸门門" +
	"观觀于於卧臥却卻废廢录錄筹籌类類"

// Simplified is a text in the simplified characters and full-width marks in which Chinese is compared.
func Simplified(text string) string { return simpler.Replace(text) }

// Traditional is a text in traditional characters. It goes character by character: in the words of the game none has
// two traditional writings.
func Traditional(text string) string { return fuller.Replace(text) }

// Characters is a text in simplified characters with its marks as they are: free text, which is compared with nothing.
func Characters(text string) string { return thinner.Replace(text) }

var simpler, fuller, thinner = scriptTables()

var asciiMarks = strings.NewReplacer("，", ", ", "：", ": ", "（", " (", "）", ") ", "、", ", ", "；", "; ", "。", ".", "’", "'", "×", "x")

func scriptTables() (simpler, fuller, thinner *strings.Replacer) {
	down := []string{",", "，", ":", "：", "(", "（", ")", "）", ";", "；"}
	var up, thin []string
	for r := '！'; r <= '～'; r++ {
		if ascii := r - '！' + '!'; ascii >= '0' && ascii <= '9' || ascii >= 'A' && ascii <= 'Z' {
			down = append(down, string(r), string(ascii))
		}
	}
	seen := map[rune]bool{}
	pairs := []rune(scripts)
	for i := 0; i+1 < len(pairs); i += 2 {
		if s, t := pairs[i], pairs[i+1]; s != t && !seen[s] {
			seen[s] = true
			down = append(down, string(t), string(s))
			thin = append(thin, string(t), string(s))
			up = append(up, string(s), string(t))
		}
	}
	return strings.NewReplacer(down...), strings.NewReplacer(up...), strings.NewReplacer(thin...)
}
