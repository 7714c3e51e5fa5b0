import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { EmptyState } from '@noodlenaut/ui/pieces/page/empty-state';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';

export function UnknownSubject() {
  return (
    <EmptyState
      title="Subject Not Found"
      text="We looked everywhere. This subject is not on our map."
      art={<NoodleStill mood="look-around" size={220} />}
      action={
        <StickerButton tone="primary" icon="home" renderRoot={(root) => <Link to="/" {...root} />}>
          Back to Dashboard
        </StickerButton>
      }
    />
  );
}
