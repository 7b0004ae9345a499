# language: zh-CN
# 由模糊测试写成：参考实现通过，被测程序不通过。
# 特征：state-changed-after-rejection
# 差异：state-changed-after-rejection
功能: 模糊测试的发现“wrong-answer”

  规则: 疑似与 PRI-003（没有目标不能使用）不符

    @PRI-003/wrong-answer @TX-013 @SPEC-002
    场景: 玩家B不能答应（wrong-answer）
      假如 标准版三人局，逆时针坐着A、B、C
      而且 开局时
        | 玩家 | 身份     | 角色   | 情报                 |
        | A    | 潜伏战线 | 闪灵   |                      |
        | B    | 军情处   | 大美女 | 红锁定 蓝锁定 黑锁定 |
        | C    | 打酱油   | 贝雷帽 |                      |
      而且 轮到玩家A，出牌阶段（一）
      那么 玩家B不能答应
      而且 优先权在玩家A
