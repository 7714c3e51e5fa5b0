import { isSubjectId, parseGrade, type Grade } from '@noodlenaut/domain';
import { createFileRoute } from '@tanstack/react-router';
import { openPractice } from '../features/practice/open-practice.ts';
import { HelperOutlet } from './-helper-outlet.tsx';
import { PracticeMissing } from '../features/practice/practice-missing.tsx';
import { PracticeScreen } from '../features/practice/practice-screen.tsx';
import { LockedScreen } from '../lib/plans/locked-screen.tsx';
import { requireRole } from '../lib/session/guards.ts';

const gradeIn = (text: unknown): { grade?: Grade } => {
  const grade = typeof text === 'string' ? parseGrade(text) : null;
  return grade === null ? {} : { grade };
};

export const Route = createFileRoute('/_in/practice/$subjectId')({
  // '?daily' and '?daily=true' are the day's five; '?grade=5th' is a step of a learning path.
  validateSearch: ({ daily, grade }: Record<string, unknown>): { daily?: true; grade?: Grade } => ({
    ...(daily === undefined || daily === false ? {} : { daily: true }),
    ...gradeIn(grade),
  }),
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student']);
  },
  loaderDeps: ({ search }) => search,
  // The loader comes with the screen: nothing of practice is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, deps }) =>
    openPractice(
      context.queryClient,
      params.subjectId,
      deps.daily === true ? 'daily' : 'practice',
      deps.grade,
    ),
  // Opening deals the questions: a pointer passing over a link does not.
  preload: false,
  shouldReload: true,
  component: Practice,
});

function Practice() {
  const round = Route.useLoaderData();
  const { subjectId } = Route.useParams();
  if (round === 'locked') return <LockedScreen subjectId={isSubjectId(subjectId) ? subjectId : undefined} />;
  return round === null ? (
    <PracticeMissing subjectId={subjectId} />
  ) : (
    <>
      <PracticeScreen key={round.id} round={round} />
      <HelperOutlet />
    </>
  );
}
