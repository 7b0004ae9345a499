# language: zh-CN
# 由模糊测试写成：参考实现通过，被测程序不通过。
# 特征：awaiting awaiting.question
# 差异：awaiting，awaiting.question
功能: 模糊测试的发现“burn”

  规则: 疑似与 DEATH-001（三张假情报即死）不符

    @DEATH-001/burn @DEATH-016 @TX-051 @beginner
    场景: 玩家B接收情报之后，优先权在玩家A（burn）
      假如 初次游戏四人局，逆时针坐着A、B、C、D
      而且 开局时
        | 玩家 | 身份     | 手牌   | 情报          |
        | A    | 潜伏战线 | 黑锁定 |               |
        | B    | 军情处   |        | 黑锁定 黑试探 |
        | C    | 潜伏战线 | 红烧毁 |               |
        | D    | 军情处   |        |               |
      而且 轮到玩家A，传出情报
      当 玩家A以密电传出黑锁定
      而且 所有人让过
      而且 所有人让过
      而且 玩家B接收情报
      那么 优先权在玩家A
      而且 现在是玩家A的出牌阶段（二）
