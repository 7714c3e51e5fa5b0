import { AnsweredCount } from '../../src/pieces/game/answered-count.tsx';
import { BoardAnswers } from '../../src/pieces/game/board-answers.tsx';
import { QuestionPanel } from '../../src/pieces/game/question-panel.tsx';
import { BOARD, timer } from '../game-table.tsx';
import { ProjectorTable } from '../projector-table.tsx';

export default function ProjectorAnswer() {
  return (
    <ProjectorTable
      goOn="Show the right answer"
      count={<AnsweredCount count={18} of={24} text="of 24 have answered" />}
    >
      <QuestionPanel id="question" text="Why does the Moon seem to change its shape?" timer={timer(15)} />
      <BoardAnswers {...BOARD} />
    </ProjectorTable>
  );
}
