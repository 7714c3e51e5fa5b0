import { type SubjectId, subjectLabel } from '@noodlenaut/domain';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';

/** Back to the subject where it is known, else to the dashboard. */
export function BackLink({ subjectId }: { subjectId: SubjectId | undefined }) {
  return (
    <StickerButton
      tone="primary"
      size="xl"
      icon="arrow-left"
      renderRoot={(root) =>
        subjectId === undefined ? (
          <Link to="/" {...root} />
        ) : (
          <Link to="/subject/$subjectId" params={{ subjectId }} {...root} />
        )
      }
    >
      {subjectId === undefined ? 'Back to Dashboard' : `Back to ${subjectLabel(subjectId)}`}
    </StickerButton>
  );
}
