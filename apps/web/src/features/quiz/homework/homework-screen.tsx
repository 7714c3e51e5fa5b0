import { PRODUCT, subjectLabel } from '@noodlenaut/domain';
import { LostScreen } from '@noodlenaut/ui/pieces/page/lost-screen';
import { BackLink } from '../../../lib/links/back-link.tsx';
import { HomeworkDone } from './homework-done.tsx';
import { HomeworkQuestion } from './homework-question.tsx';
import type { Homework } from './open-homework.ts';
import { useHomework } from './use-homework.ts';

/** A quiz at home: the questions one after the other, without a clock, and then what went well (decision 0101). */
export function HomeworkScreen({ homework }: { homework: Homework }) {
  const run = useHomework(homework);
  return (
    <>
      <title>{`${subjectLabel(homework.subject)} homework · ${PRODUCT.name}`}</title>
      {run.item === undefined ? (
        <HomeworkDone homework={homework} run={run} />
      ) : (
        <HomeworkQuestion key={run.index} homework={homework} run={run} item={run.item} />
      )}
    </>
  );
}

/** It was ended, or is too long over, or is not for this child: a way back. */
export const HomeworkMissing = () => (
  <LostScreen
    title="This quiz is over"
    text="Your teacher has closed it. Look on your dashboard for what is new."
    action={<BackLink subjectId={undefined} />}
  />
);
