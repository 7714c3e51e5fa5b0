import { createFileRoute } from '@tanstack/react-router';
import { loadPreview } from '../features/lesson-drafts/draft-preview.ts';
import { LessonNotFound } from '../features/lessons/lesson-not-found.tsx';
import { LessonPlayer } from '../features/lessons/lesson-player.tsx';
import { LessonSkeleton } from '../features/lessons/lesson-skeleton.tsx';
import { requireRole } from '../lib/session/guards.ts';

/** A draft as a child would play it: the lesson's own preview for grown-ups. */
export const Route = createFileRoute('/_in/lesson-draft/$draftId')({
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['teacher']);
  },
  loader: ({ context, params }) => loadPreview(context.queryClient, params.draftId),
  gcTime: 0,
  shouldReload: true,
  codeSplitGroupings: [['loader', 'component', 'pendingComponent']],
  pendingComponent: LessonSkeleton,
  component: Preview,
});

function Preview() {
  const lesson = Route.useLoaderData();
  const { draftId } = Route.useParams();
  return lesson === null ? (
    <LessonNotFound lessonId={draftId} />
  ) : (
    <LessonPlayer key={lesson.id} lesson={lesson} />
  );
}
