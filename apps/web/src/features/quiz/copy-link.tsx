import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useCopy } from '../../lib/files/use-copy.ts';
import { roomAddress } from './room-address.ts';

/** Copies the room's link; where the browser does not allow it, the code is enough. */
export function CopyLink({ code }: { code: string }) {
  const [isCopied, copy] = useCopy({
    title: 'The link could not be copied',
    description: `Tell your friends the code: ${code}`,
  });
  return (
    <StickerButton
      tone="onSky"
      icon={isCopied ? 'check' : 'copy'}
      onClick={() => void copy(roomAddress(code))}
    >
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy link'}</span>
    </StickerButton>
  );
}
