import { SUBJECTS, subjectLabel } from '@noodlenaut/domain';
import { LostScreen } from '@noodlenaut/ui/pieces/lost-screen';
import { StickerButton } from '@noodlenaut/ui/pieces/sticker-button';
import { Link } from '@tanstack/react-router';

/** Lesson missing or not loaded (SPEC 8). A lesson's key begins with its subject, which is the way back. */
export function LessonNotFound({ lessonId }: { lessonId: string }) {
  const subject = SUBJECTS.find((id) => lessonId.startsWith(`${id}-`));
  return (
    <LostScreen
      title="Lesson Not Found"
      text="We couldn't find the lesson you're looking for. It might have been moved or doesn't exist."
      action={
        <StickerButton
          tone="primary"
          size="xl"
          icon="arrow-left"
          renderRoot={(root) =>
            subject === undefined ? (
              <Link to="/" {...root} />
            ) : (
              <Link to="/subject/$subjectId" params={{ subjectId: subject }} {...root} />
            )
          }
        >
          {subject === undefined ? 'Back to Dashboard' : `Back to ${subjectLabel(subject)}`}
        </StickerButton>
      }
    />
  );
}
