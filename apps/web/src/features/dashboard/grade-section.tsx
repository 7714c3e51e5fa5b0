import type { Grade } from '@noodlenaut/domain';
import { GradePicker } from '@noodlenaut/ui/pieces/home/grade-picker';
import { GrownUpFold } from '@noodlenaut/ui/pieces/home/grown-up-fold';
import { SectionHead } from '@noodlenaut/ui/pieces/page/section-head';
import { Speak } from '../../lib/audio/speak.tsx';
import { NO_GRADE_TEXTS } from './page-texts.ts';
import type { useGradeFocus } from './use-grade-focus.ts';
import type { useSetGrade } from './use-set-grade.ts';

type Props = {
  grade: Grade | null;
  setGrade: ReturnType<typeof useSetGrade>;
  section: ReturnType<typeof useGradeFocus>;
};

/** Eight grades: first of all while none is chosen, later at the end, folded away for the grown-up. */
export function GradeSection({ grade, setGrade, section }: Props) {
  const picker = (
    <GradePicker
      labelledBy="grade-name"
      grade={grade}
      big
      pending={setGrade.isPending ? setGrade.variables : null}
      disabled={setGrade.isPending}
      onChange={(next) => setGrade.mutate(next)}
    />
  );
  if (grade !== null)
    return (
      <section id="grade" ref={section}>
        <GrownUpFold text="change the grade" isOpen={setGrade.submittedAt > 0}>
          <h2 id="grade-name" className="visually-hidden">
            Your grade
          </h2>
          {picker}
        </GrownUpFold>
      </section>
    );
  return (
    <section id="grade" aria-labelledby="grade-name" ref={section}>
      <SectionHead id="grade-name" title="Choose your grade">
        <Speak label="Read aloud: choose your grade" texts={NO_GRADE_TEXTS} />
      </SectionHead>
      {picker}
    </section>
  );
}
