import { LostScreen } from '../../src/pieces/page/lost-screen.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { link } from '../link.tsx';

export default function NotFound() {
  return (
    <LostScreen
      title="404"
      text="This planet is not on our map. Let's fly home."
      action={
        <StickerButton tone="primary" size="xl" icon="home" renderRoot={link()}>
          Back to Dashboard
        </StickerButton>
      }
    />
  );
}
