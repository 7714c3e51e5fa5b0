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
  /** For the grown-up of a child who goes by pictures. */
  isFolded: boolean;
};

/** Eight grades: first of all while none is chosen, later further down, folded away from pre-readers. */
export function GradeSection({ grade, setGrade, section, isFolded }: Props) {
  const picker = (
    <GradePicker
      labelledBy="grade"
      grade={grade}
      big={grade === null || isFolded}
      pending={setGrade.isPending ? setGrade.variables : null}
      disabled={setGrade.isPending}
      onChange={(next) => setGrade.mutate(next)}
    />
  );
  if (isFolded)
    return (
      <section ref={section}>
        <GrownUpFold text="change the grade" isOpen={setGrade.submittedAt > 0}>
          <h2 id="grade" className="visually-hidden">
            Your grade
          </h2>
          {picker}
        </GrownUpFold>
      </section>
    );
  return (
    <section aria-labelledby="grade" ref={section}>
      <SectionHead id="grade" title={grade === null ? 'Choose your grade' : 'Your grade'}>
        {grade === null && <Speak label="Read aloud: choose your grade" texts={NO_GRADE_TEXTS} />}
      </SectionHead>
      {picker}
    </section>
  );
}
