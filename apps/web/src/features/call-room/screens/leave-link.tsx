import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { pageLink } from '../../../lib/links/page-link.tsx';

export const AFTER_CALL = '/tutoring';

/** The way out of the room loads a page: no page of the app keeps this one's rights to the camera. */
export const LeaveLink = ({ text, isMain = false }: { text: string; isMain?: boolean }) => (
  <StickerButton
    size={isMain ? 'md' : 'sm'}
    tone={isMain ? 'primary' : 'plain'}
    renderRoot={pageLink(AFTER_CALL)}
  >
    {text}
  </StickerButton>
);
