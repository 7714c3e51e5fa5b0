import { NextSoon } from '../../src/pieces/game/next-soon.tsx';
import { RaceTrack } from '../../src/pieces/game/race-track.tsx';
import { StageTitle } from '../../src/pieces/game/stage-title.tsx';
import { GameTable, PLAYERS } from '../game-table.tsx';

export default function GameRace() {
  return (
    <GameTable dock={<NextSoon>Next question soon</NextSoon>}>
      <StageTitle title="Fly to the moon" text="Each right answer moves you on." />
      <RaceTrack players={PLAYERS} mySeat={2} questions={10} />
    </GameTable>
  );
}
