import { Persona } from '../../src/drawings/persona.tsx';
import { BoostTray } from '../../src/pieces/game/boost-tray.tsx';
import { OrbitTimer } from '../../src/pieces/game/orbit-timer.tsx';
import { ReadFirst } from '../../src/pieces/game/read-first.tsx';
import { GameTable, QUESTION, speak } from '../game-table.tsx';
import { nothing } from '../link.tsx';

export default function GameCrewRead() {
  return (
    <GameTable
      dock={
        <BoostTray
          team={4}
          kinds={['double', 'hint']}
          active={null}
          text="Your crew has a boost. Use it?"
          isAsking={false}
          compact
          onUse={nothing}
        />
      }
    >
      <ReadFirst
        text={QUESTION}
        picture={<Persona subject="science" pose="talking" />}
        speak={speak('Read the question aloud')}
        timer={<OrbitTimer label="Reading time" over={0.3} seconds={null} />}
        answers={4}
      />
    </GameTable>
  );
}
