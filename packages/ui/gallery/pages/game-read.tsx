import { Persona } from '../../src/drawings/persona.tsx';
import { OrbitTimer } from '../../src/pieces/game/orbit-timer.tsx';
import { ReadFirst } from '../../src/pieces/game/read-first.tsx';
import { GameTable, QUESTION, speak } from '../game-table.tsx';

export default function GameRead() {
  return (
    <GameTable>
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
