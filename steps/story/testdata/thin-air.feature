# language: zh-CN
# 由模糊测试写成：参考实现通过，被测程序不通过。
# 特征：accepted-illegal
# 差异：accepted-illegal
功能: 模糊测试的发现“thin-air”

  规则: 疑似与 TERM-014（烧毁）不符

    @TERM-014/thin-air @BURN-003 @BURN-005 @beginner
    场景: 玩家A不能凭空使用黑烧毁，烧毁B面前的黑锁定（thin-air）
      假如 初次游戏四人局，逆时针坐着A、B、C、D
      而且 开局时
        | 玩家 | 身份     | 手牌   | 情报          |
        | A    | 潜伏战线 | 红烧毁 |               |
        | B    | 军情处   |        | 黑锁定 红试探 |
        | C    | 潜伏战线 |        |               |
        | D    | 军情处   |        |               |
      而且 轮到玩家A，出牌阶段（一）
      那么 玩家A不能凭空使用黑烧毁，烧毁B面前的黑锁定
      而且 优先权在玩家A
