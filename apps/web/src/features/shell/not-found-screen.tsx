import { LostScreen } from '@noodlenaut/ui/pieces/page/lost-screen';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';

/** An address that leads nowhere for this viewer. */
export function NotFoundScreen() {
  return (
    <LostScreen
      title="404"
      text="This planet is not on our map. Let's fly home."
      action={
        <StickerButton tone="primary" size="xl" icon="home" renderRoot={(root) => <Link to="/" {...root} />}>
          Back to Dashboard
        </StickerButton>
      }
    />
  );
}
