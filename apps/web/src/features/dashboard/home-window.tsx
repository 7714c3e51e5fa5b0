import type { Grade, PartKey } from '@noodlenaut/domain';
import { IdleNoodle } from '@noodlenaut/ui/drawings/idle-noodle';
import { GradePatch } from '@noodlenaut/ui/pieces/home/grade-patch';
import { WelcomeWindow } from '@noodlenaut/ui/pieces/home/welcome-window';
import { suitOf } from '../../lib/rewards/suit-of.tsx';
import { pageLink } from '../../lib/links/page-link.tsx';
import { Speak } from '../../lib/audio/speak.tsx';
import { useMascot } from './use-mascot.ts';

type Props = {
  name: string;
  grade: Grade | null;
  badges: number;
  streakDays: number;
  isDismissed: boolean;
  worn: readonly PartKey[];
  readsAloud: readonly string[] | null;
};

/** The greeting, and Noodle in the mood that the badges give it. */
export function HomeWindow({ name, grade, badges, streakDays, isDismissed, worn, readsAloud }: Props) {
  const { mood, says, onPress } = useMascot({ grade, badges, streakDays, isDismissed });
  return (
    <WelcomeWindow
      title={`Welcome back, ${name}!`}
      patch={<GradePatch grade={grade} renderRoot={pageLink('#grade')} />}
      mascot={isDismissed ? null : <IdleNoodle mood={mood} size={188} suit={suitOf(worn)} />}
      says={isDismissed ? null : says}
      onMascot={onPress}
      {...(readsAloud === null
        ? {}
        : { speak: <Speak isMain label="Read this page aloud" texts={readsAloud} /> })}
    />
  );
}
