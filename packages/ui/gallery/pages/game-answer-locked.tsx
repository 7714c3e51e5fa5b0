import { AnswerList } from '../../src/pieces/game/answer-list.tsx';
import { QuestionPanel } from '../../src/pieces/game/question-panel.tsx';
import { WhoAnswered } from '../../src/pieces/game/who-answered.tsx';
import { GameTable, OPTIONS, PLAYERS, QUESTION, speak, timer } from '../game-table.tsx';

export default function GameAnswerLocked() {
  return (
    <GameTable dock={<WhoAnswered players={PLAYERS} text="2 of 4 have answered" />}>
      <QuestionPanel id="question" text={QUESTION} speak={speak()} timer={timer()} />
      <AnswerList labelledBy="question" options={OPTIONS} chosen={1} isLocked={true} />
    </GameTable>
  );
}
