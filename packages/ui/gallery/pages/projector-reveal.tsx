import { Persona } from '../../src/drawings/persona.tsx';
import { AnsweredCount } from '../../src/pieces/game/answered-count.tsx';
import { BoardAnswers } from '../../src/pieces/game/board-answers.tsx';
import { QuestionPanel } from '../../src/pieces/game/question-panel.tsx';
import { BOARD } from '../game-table.tsx';
import { ProjectorTable } from '../projector-table.tsx';

export default function ProjectorReveal() {
  return (
    <ProjectorTable
      goOn="Show the scores"
      count={<AnsweredCount count={14} of={24} text="chose the right answer" />}
    >
      <QuestionPanel id="question" text="Why does the Moon seem to change its shape?" timer={null} />
      <BoardAnswers {...BOARD} right={1} chosen={[3, 14, 2, 5]} />
      <section className="row panel" aria-label="Why">
        <Persona subject="science" pose="talking" size={72} />
        <p>Half of the Moon is always in sunlight. As it goes around us, we see more or less of that half.</p>
      </section>
    </ProjectorTable>
  );
}
