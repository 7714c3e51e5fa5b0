import { createFileRoute } from '@tanstack/react-router';
import { openTutoring } from '../features/tutoring/open-tutoring.ts';
import { tutoringSearch } from '../features/tutoring/tutoring-tab.ts';
import { TutoringScreen } from '../features/tutoring/tutoring-screen.tsx';
import { WaitingTutor } from '../features/tutoring/waiting-tutor.tsx';
import { requireRole, roleOf } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/tutoring')({
  // The loader comes with the screen: the first code of every visitor stays small.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: tutoringSearch,
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student', 'tutor', 'parent']);
  },
  loader: ({ context }) => openTutoring(context.queryClient, roleOf(context.viewer)),
  component: Tutoring,
});

function Tutoring() {
  const { viewer } = Route.useRouteContext();
  const search = Route.useSearch();
  const { isWaiting } = Route.useLoaderData();
  return isWaiting ? <WaitingTutor /> : <TutoringScreen role={roleOf(viewer)} search={search} />;
}
