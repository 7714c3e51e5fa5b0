import { GetReady } from '../../src/pieces/game/get-ready.tsx';
import { WhoAnswered } from '../../src/pieces/game/who-answered.tsx';
import { GameTable, PLAYERS } from '../game-table.tsx';

export default function GameCountdown() {
  return (
    <GameTable step={1} dock={<WhoAnswered players={PLAYERS} text="All 4 are here" allDone />}>
      <GetReady count={3} />
    </GameTable>
  );
}
