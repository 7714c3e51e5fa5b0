import { createFileRoute } from '@tanstack/react-router';
import { LessonTrailSkeleton } from '@noodlenaut/ui/pieces/lesson/lesson-trail-skeleton';
import { SubjectScreen } from '../features/subjects/subject-screen.tsx';
import { UnknownSubject } from '../features/subjects/unknown-subject.tsx';
import { loadSubject } from '../features/subjects/load-subject.ts';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/subject/$subjectId')({
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student']);
  },
  loader: ({ context, params }) => loadSubject(context.queryClient, params.subjectId),
  // What is shown meanwhile comes with the screen's code, which is there before its data.
  codeSplitGroupings: [['component', 'pendingComponent']],
  pendingComponent: LessonTrailSkeleton,
  component: Subject,
});

function Subject() {
  const subject = Route.useLoaderData();
  return subject === null ? <UnknownSubject /> : <SubjectScreen key={subject} subjectId={subject} />;
}
