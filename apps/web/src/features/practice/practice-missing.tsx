import { isSubjectId, subjectLabel } from '@noodlenaut/domain';
import { LostScreen } from '@noodlenaut/ui/pieces/lost-screen';
import { StickerButton } from '@noodlenaut/ui/pieces/sticker-button';
import { Link } from '@tanstack/react-router';

/** Nothing to practice, or no such subject: a way back. */
export function PracticeMissing({ subjectId }: { subjectId: string }) {
  const isKnown = isSubjectId(subjectId);
  return (
    <LostScreen
      title="Nothing to Practice Yet"
      text="We have no questions here yet. Pick another subject, or look again later."
      action={
        <StickerButton
          tone="primary"
          size="xl"
          icon="arrow-left"
          renderRoot={(root) =>
            isKnown ? (
              <Link to="/subject/$subjectId" params={{ subjectId }} {...root} />
            ) : (
              <Link to="/" {...root} />
            )
          }
        >
          {isKnown ? `Back to ${subjectLabel(subjectId)}` : 'Back to Dashboard'}
        </StickerButton>
      }
    />
  );
}
