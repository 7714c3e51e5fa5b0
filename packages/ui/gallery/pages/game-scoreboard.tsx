import { NextSoon } from '../../src/pieces/game/next-soon.tsx';
import { RankList } from '../../src/pieces/game/rank-list.tsx';
import { StageTitle } from '../../src/pieces/game/stage-title.tsx';
import { GameTable, PLAYERS, ranks } from '../game-table.tsx';

export default function GameScoreboard() {
  const rows = ranks(PLAYERS);
  const mine = rows.find(({ seat }) => seat === 2);
  return (
    <GameTable dock={<NextSoon>Next question soon</NextSoon>}>
      <StageTitle title="Halfway there!" text="Everybody learns something new." />
      <RankList rows={rows} {...(mine && { me: { ...mine, moved: 1, gap: 150 } })} most={10000} />
    </GameTable>
  );
}
