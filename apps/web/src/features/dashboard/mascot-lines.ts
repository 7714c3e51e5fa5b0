import { mascotMood } from '@noodlenaut/domain';
import type { Grade, MascotMood } from '@noodlenaut/domain';

const BADGE_LINES = {
  encouraging: () => 'Good to see you. Where do we fly?',
  celebrating: () => 'Your first badge! You earned it.',
  happy: (badges) => `You have ${badges} badges. Nice work!`,
  excited: (badges) => `${badges} badges! You keep on trying.`,
  'super-excited': (badges) => `Wow, ${badges} badges! You worked for each one.`,
} as const satisfies Record<MascotMood, (badges: number) => string>;

/** A broken streak is not mentioned, so that no child is shamed for it. */
function streakLine(days: number): string | null {
  if (days >= 2) return `You came back ${days} days in a row. Nice work!`;
  return days === 1 ? 'You learned something today. Nice work!' : null;
}

/** What Noodle has to say, one after the other: never empty. */
export function mascotLines(grade: Grade | null, badges: number, streakDays: number): [string, ...string[]] {
  if (grade === null) return ['Hi! Which grade are you in?'];
  const streak = streakLine(streakDays);
  const first = BADGE_LINES[mascotMood(badges)](badges);
  return streak === null ? [first] : [first, streak];
}
