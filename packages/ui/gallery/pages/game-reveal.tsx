import { Persona } from '../../src/drawings/persona.tsx';
import { NextSoon } from '../../src/pieces/game/next-soon.tsx';
import { RevealView } from '../../src/pieces/game/reveal-view.tsx';
import { GameTable, OPTIONS, QUESTION, speak } from '../game-table.tsx';

export default function GameReveal() {
  return (
    <GameTable dock={<NextSoon>The score comes next</NextSoon>}>
      <RevealView
        question={QUESTION}
        right={{ place: 1, text: OPTIONS[1] }}
        own={{ place: 1, text: OPTIONS[1] }}
        isCorrect={true}
        points={1000}
        title="Correct! 🎉"
        text="You thought it through."
        teacher="Doctor Nova"
        portrait={<Persona subject="science" pose="talking" size={88} />}
        explanation="Roots grow down into the soil. They drink water for the whole plant. It is like a straw!"
        speak={speak()}
      />
    </GameTable>
  );
}
