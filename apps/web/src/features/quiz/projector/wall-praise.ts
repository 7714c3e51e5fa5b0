import type { AwardKind, AwardView, HonourKind, HonourView } from '@noodlenaut/domain';
import type { Praise } from '@noodlenaut/ui/pieces/game/praise-card';
import { AWARDS } from '../quiz-words.ts';

const count = (many: number, one: string, several: string): string =>
  many === 1 ? one : several.replace('#', String(many));

/** The fact of an award as all read it: a child's own screen says "you". */
const FACTS = {
  'first-place': (many) => count(many, '1 answer right', '# answers right'),
  'every-question-right': (many) => count(many, 'The question right', 'All # questions right'),
  'only-one-who-knew': (many) => count(many, 'The only one who knew an answer', 'Alone with # answers'),
  'right-in-a-row': (many) => `${many} right in a row`,
  'came-back': (many) => count(many, 'Right again after a miss', 'Right again after a miss, # times'),
  'took-time': (many) => `Took time for ${many} right answers`,
  'most-right-at-the-end': (many) => `${many} right near the end`,
  'answered-all': (many) => count(many, 'Answered the question', 'Answered all # questions'),
  'right-answers': (many) => count(many, '1 answer right', '# answers right'),
  'kept-going': (many) => (many === 0 ? 'Stayed to the end' : count(many, 'Gave 1 answer', 'Gave # answers')),
} as const satisfies Record<AwardKind, (many: number) => string>;

const HONOURS = {
  'best-comeback': { title: 'Best comeback', fact: (many) => `Climbed ${many} places` },
  'most-patient': { title: 'Most patient', fact: (many) => `Thought for ${many} seconds, and was right` },
  'longest-row': { title: 'Longest row', fact: (many) => `${many} right in a row` },
} as const satisfies Record<HonourKind, { title: string; fact: (many: number) => string }>;

/** An award as it flies over the wall. */
export const awardPraise = ({ seat, avatar, name, kind, count: many }: AwardView): Praise => ({
  seat,
  avatar,
  name,
  title: AWARDS[kind].title,
  fact: FACTS[kind](many),
});

/** What the class claps for. */
export const honourPraise = ({ seat, avatar, name, kind, count: many }: HonourView): Praise => ({
  seat,
  avatar,
  name,
  title: HONOURS[kind].title,
  fact: HONOURS[kind].fact(many),
});
