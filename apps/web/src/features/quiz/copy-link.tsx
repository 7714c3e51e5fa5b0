import { StickerButton } from '@noodlenaut/ui/pieces/sticker-button';
import { useMoment } from '../../lib/use-moment.ts';
import { notify } from '../../lib/notices.ts';
import { roomAddress } from './room-address.ts';

const SAID_MS = 2500;

/** Copies the room's link; where the browser does not allow it, the code is enough. */
export function CopyLink({ code }: { code: string }) {
  const [isCopied, say] = useMoment(SAID_MS);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(roomAddress(code));
      say();
    } catch (cause) {
      console.warn('The link could not be copied', cause);
      notify({ title: 'The link could not be copied', description: `Tell your friends the code: ${code}` });
    }
  };
  return (
    <StickerButton tone="onSky" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy link'}</span>
    </StickerButton>
  );
}
