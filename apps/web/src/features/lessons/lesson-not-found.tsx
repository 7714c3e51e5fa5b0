import { SUBJECTS } from '@noodlenaut/domain';
import { LostScreen } from '@noodlenaut/ui/pieces/page/lost-screen';
import { BackLink } from '../../lib/links/back-link.tsx';

/** Lesson missing or not loaded (S8.07). A lesson's key begins with its subject, which is the way back. */
export function LessonNotFound({ lessonId }: { lessonId: string }) {
  return (
    <LostScreen
      title="Lesson Not Found"
      text="We couldn't find the lesson you're looking for. It might have been moved or doesn't exist."
      action={<BackLink subjectId={SUBJECTS.find((id) => lessonId.startsWith(`${id}-`))} />}
    />
  );
}
