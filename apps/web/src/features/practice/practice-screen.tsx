import { PRODUCT, subjectLabel } from '@noodlenaut/domain';
import type { PracticeRound } from '../../lib/api/replies.ts';
import { PracticeDone } from './practice-done.tsx';
import { PracticeQuestion } from './practice-question.tsx';
import { usePractice } from './use-practice.ts';

/** Ten questions, or the day's five, one after the other, and then what went well (P3.23). There is no time limit. */
export function PracticeScreen({ round }: { round: PracticeRound }) {
  const run = usePractice(round);
  const name = round.kind === 'daily' ? 'Today’s five' : `Practice ${subjectLabel(round.subjectId)}`;
  return (
    <>
      <title>{`${name} · ${PRODUCT.name}`}</title>
      {run.item === undefined ? (
        <PracticeDone round={round} answers={run.answers} news={run.news} />
      ) : (
        <PracticeQuestion key={run.item.position} round={round} run={run} item={run.item} />
      )}
    </>
  );
}
