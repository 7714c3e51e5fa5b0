import { BoostTray } from '../../src/pieces/game/boost-tray.tsx';
import { CrewFleet } from '../../src/pieces/game/crew-fleet.tsx';
import { NextSoon } from '../../src/pieces/game/next-soon.tsx';
import { StageTitle } from '../../src/pieces/game/stage-title.tsx';
import { GameTable, LAST_PLAYED, SIX_CREWS, speak } from '../game-table.tsx';
import { nothing } from '../link.tsx';

export default function GameCrewBoosts() {
  return (
    <GameTable dock={<NextSoon>Your teacher goes on</NextSoon>}>
      <StageTitle title="Crews in the sky" text="A crew score is an average." />
      <CrewFleet crews={SIX_CREWS} myTeam={1} most={10000} question={LAST_PLAYED} />
      <BoostTray
        team={1}
        kinds={['double', 'shield', 'hint']}
        active={null}
        text="Your crew has a boost. Use it?"
        speak={speak('Read about the boosts aloud')}
        isAsking={false}
        onUse={nothing}
      />
    </GameTable>
  );
}
