import { AchievementToast } from '../../src/pieces/badges/achievement-toast.tsx';
import { Celebration } from '../../src/pieces/badges/celebration.tsx';
import { IconButton } from '../../src/pieces/base/icon-button.tsx';
import { NoticeRegion } from '../../src/pieces/page/notice-region.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { link, nothing } from '../link.tsx';

export default function Complete() {
  return (
    <>
      <Celebration
        title="You finished it!"
        text={
          <>
            5 of 5 right the first time. You earned <b>15 points</b>.
          </>
        }
        praise="You looked at every piece before you counted, matey!"
        subject="math"
        badges={[{ badge: 'badge-perfect-score', title: 'Perfect Score' }]}
        speak={<IconButton icon="speaker" tone="speak" label="Read it aloud" />}
        action={
          <>
            <StickerButton tone="primary" size="xl" icon="play" renderRoot={link()}>
              Next Lesson
            </StickerButton>
            <StickerButton tone="onSky" size="lg" renderRoot={link()}>
              Back to Math
            </StickerButton>
          </>
        }
      />
      <NoticeRegion>
        <AchievementToast
          badge="badge-perfect-score"
          title="Perfect Score"
          text="100% on a lesson"
          onClose={nothing}
        />
      </NoticeRegion>
    </>
  );
}
