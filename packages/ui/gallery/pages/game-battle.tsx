import { AnswerList } from '../../src/pieces/game/answer-list.tsx';
import { EnergyDuel } from '../../src/pieces/game/energy-duel.tsx';
import { QuestionPanel } from '../../src/pieces/game/question-panel.tsx';
import { WhoAnswered } from '../../src/pieces/game/who-answered.tsx';
import { GameTable, PLAYERS, speak, timer } from '../game-table.tsx';

export default function GameBattle() {
  return (
    <GameTable step={6} slimDock dock={<WhoAnswered players={[]} text="1 of 2 have answered" />}>
      <EnergyDuel players={PLAYERS.slice(0, 2)} mySeat={2} />
      <QuestionPanel
        id="question"
        text="A rope is 36 feet long. You cut it into 4 equal parts. How long is one part?"
        speak={speak()}
        timer={timer(12)}
      />
      <AnswerList
        labelledBy="question"
        options={['8 feet', '9 feet', '32 feet', '40 feet']}
        chosen={null}
        isLocked={false}
        tight
      />
    </GameTable>
  );
}
