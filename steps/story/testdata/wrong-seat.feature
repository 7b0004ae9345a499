# language: zh-CN
# 由模糊测试写成：参考实现通过，被测程序不通过。
# 特征：accepted-illegal
# 差异：accepted-illegal
功能: 模糊测试的发现“wrong-seat”

  规则: 疑似与 CNTR-001（识破只能响应使用中的牌）不符

    @CNTR-001/wrong-seat @BURN-011 @PROB-015 @beginner
    场景: 玩家A、B、C、D依次让过之后，玩家C不能接收情报（wrong-seat）
      假如 初次游戏四人局，逆时针坐着A、B、C、D
      而且 开局时
        | 玩家 | 身份     | 手牌   |
        | A    | 潜伏战线 | 黑锁定 |
        | B    | 军情处   |        |
        | C    | 潜伏战线 |        |
        | D    | 军情处   |        |
      而且 轮到玩家A，传出情报
      当 玩家A以密电传出黑锁定
      而且 所有人让过
      而且 玩家A、B、C、D依次让过
      那么 玩家C不能接收情报
      而且 询问玩家B是否接收情报
