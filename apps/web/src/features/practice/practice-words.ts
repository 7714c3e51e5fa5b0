import type { PracticeAnswer, PracticeRound } from '../../lib/api/replies.ts';

const MOST_SKILLS = 3;
const list = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' });

/** What a finished round has to tell. */
export interface PracticeWords {
  readonly title: string;
  /** One short sentence each; what went well comes first. */
  readonly lines: readonly [string, ...string[]];
  readonly right: number;
  readonly points: number;
}

/** Names what was done, then what comes back. It praises the effort, in short sentences. */
export function practiceWords(round: PracticeRound, answers: readonly PracticeAnswer[]): PracticeWords {
  const right = answers.filter(({ correct }) => correct);
  const points = answers.reduce((sum, answer) => sum + answer.points, 0);
  const skillAt = (at: number) => round.items.find(({ position }) => position === at)?.skill ?? '';
  const skills = [...new Set(right.map(({ position }) => skillAt(position)))].slice(0, MOST_SKILLS);
  const missed = answers.length - right.length;
  const well = skills.length > 0 ? `You worked out ${list.format(skills)}.` : 'You tried every question.';
  const back =
    missed === 0
      ? 'You took your time with each one.'
      : `${missed} ${missed === 1 ? 'question' : 'questions'} will come back another day.`;
  const full = points < right.length ? ['You have all the practice points for today.'] : [];
  return {
    title: round.kind === 'daily' ? 'Done for today!' : `${answers.length} questions done!`,
    lines: [
      well,
      back,
      ...full,
      ...(round.kind === 'daily' ? ['Come back tomorrow for five new ones!'] : []),
    ],
    right: right.length,
    points,
  };
}
