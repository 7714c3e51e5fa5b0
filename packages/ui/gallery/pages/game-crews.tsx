import { CrewShips } from '../../src/pieces/game/crew-ships.tsx';
import { NextSoon } from '../../src/pieces/game/next-soon.tsx';
import { StageTitle } from '../../src/pieces/game/stage-title.tsx';
import { GameTable, SIX } from '../game-table.tsx';

const CREWS = [
  { team: 0, members: 3, score: 5000 },
  { team: 1, members: 3, score: 4000 },
] as const;

export default function GameCrews() {
  return (
    <GameTable step={6} dock={<NextSoon>Next question soon</NextSoon>}>
      <StageTitle title="Two crews, one sky" text="The crew score is an average." />
      <CrewShips crews={CREWS} players={SIX} mySeat={1} most={10000} />
    </GameTable>
  );
}
