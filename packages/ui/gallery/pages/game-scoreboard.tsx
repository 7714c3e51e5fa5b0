import { NextSoon } from '../../src/pieces/game/next-soon.tsx';
import { RankList } from '../../src/pieces/game/rank-list.tsx';
import { StageTitle } from '../../src/pieces/game/stage-title.tsx';
import { GameTable, PLAYERS, ranks } from '../game-table.tsx';

export default function GameScoreboard() {
  return (
    <GameTable dock={<NextSoon>Next question soon</NextSoon>}>
      <StageTitle title="Halfway there!" text="Everybody learns something new." />
      <RankList rows={ranks(PLAYERS)} mySeat={2} most={10000} />
    </GameTable>
  );
}
