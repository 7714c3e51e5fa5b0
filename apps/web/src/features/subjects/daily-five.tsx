import { DAILY_ITEMS } from '@noodlenaut/domain';
import { DailyCard } from '@noodlenaut/ui/pieces/home/daily-card';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';
import { useDailyDone } from '../../lib/api/use-daily-done.ts';

const textFor = (done: number): string => {
  if (done >= DAILY_ITEMS) return 'Done for today. Come back tomorrow!';
  return done === 0 ? 'Five questions, a bit of everything.' : `${done} of ${DAILY_ITEMS} done.`;
};

/** The day's five on top of math (P3.23), and how far the child is with them. */
export function DailyFive() {
  const dailyDone = useDailyDone();
  return (
    <DailyCard
      title="Today’s five"
      text={textFor(dailyDone)}
      done={dailyDone}
      action={
        dailyDone < DAILY_ITEMS && (
          <StickerButton
            size="lg"
            icon="play"
            renderRoot={(root) => (
              <Link
                to="/practice/$subjectId"
                params={{ subjectId: 'math' }}
                search={{ daily: true }}
                {...root}
              />
            )}
          >
            {dailyDone === 0 ? 'Start' : 'Keep Going'}
          </StickerButton>
        )
      }
    />
  );
}
