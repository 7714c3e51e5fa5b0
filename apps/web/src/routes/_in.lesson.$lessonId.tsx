import { trpc } from '../lib/api/api.ts';
import { SUBJECTS } from '@noodlenaut/domain';
import { createFileRoute } from '@tanstack/react-router';
import { LessonPlayer } from '../features/lessons/lesson-player.tsx';
import { LessonNotFound } from '../features/lessons/lesson-not-found.tsx';
import { LessonSkeleton } from '../features/lessons/lesson-skeleton.tsx';
import { HelperOutlet } from './-helper-outlet.tsx';
import { LockedScreen } from '../lib/plans/locked-screen.tsx';
import { loadLesson } from '../features/lessons/load-lesson.ts';

export const Route = createFileRoute('/_in/lesson/$lessonId')({
  loader: ({ context, params }) => loadLesson(context.queryClient, params.lessonId),
  // The dashboard says how far: it asks anew.
  onLeave: ({ context }) =>
    void context.queryClient.invalidateQueries({ queryKey: trpc.progress.dashboard.queryKey() }),
  gcTime: 0,
  shouldReload: true,
  // What is shown meanwhile comes with the screen's code, which is there before its data.
  codeSplitGroupings: [['component', 'pendingComponent']],
  pendingComponent: LessonSkeleton,
  component: Lesson,
});

function Lesson() {
  const lesson = Route.useLoaderData();
  const { lessonId } = Route.useParams();
  if (lesson === 'locked')
    return <LockedScreen subjectId={SUBJECTS.find((id) => lessonId.startsWith(`${id}-`))} />;
  return lesson === null ? (
    <LessonNotFound lessonId={lessonId} />
  ) : (
    <>
      <LessonPlayer key={lesson.id} lesson={lesson} />
      {!lesson.preview && <HelperOutlet />}
    </>
  );
}
