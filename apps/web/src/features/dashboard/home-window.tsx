import type { Grade } from '@noodlenaut/domain';
import { Noodle } from '@noodlenaut/ui/drawings/noodle';
import { GradePatch } from '@noodlenaut/ui/pieces/grade-patch';
import { WelcomeWindow } from '@noodlenaut/ui/pieces/welcome-window';
import { pageLink } from '../../lib/page-link.tsx';

/** Noodle names what is true today; a streak that broke is not mentioned (DESIGN-LANGUAGE: no streak shaming). */
function lineFor(grade: Grade | null, streakDays: number): string {
  if (grade === null) return 'Hi! Which grade are you in?';
  if (streakDays >= 2) return `You came back ${streakDays} days in a row. Nice work!`;
  if (streakDays === 1) return 'You learned something today. Nice work!';
  return 'Good to see you. Where do we fly?';
}

type Props = { name: string; grade: Grade | null; streakDays: number };

export function HomeWindow({ name, grade, streakDays }: Props) {
  return (
    <WelcomeWindow
      title={`Welcome back, ${name}!`}
      patch={<GradePatch grade={grade} renderRoot={pageLink('#grade')} />}
      mascot={<Noodle mood={streakDays > 0 ? 'happy' : 'encouraging'} size={188} />}
      says={lineFor(grade, streakDays)}
    />
  );
}
