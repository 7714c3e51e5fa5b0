import type { SubjectId } from '../subjects.ts';
import { changeOfShare, type ShareChange } from './change-of-share.ts';
import { ANSWERS_TO_SHOW } from './few-answers.ts';
import { CHART_WEEKS } from './progress-by-week.ts';
import { groupedBy, inHalves, tallyOf, type Tally, type WeekTries } from './weekly-tries.ts';

export interface SkillWeeks extends Tally {
  readonly skill: string;
  readonly subject: SubjectId;
  /** Whole percents of first tries that were right, a week each; null: too few answers to say. */
  readonly percents: readonly (number | null)[];
  readonly before: Tally;
  readonly now: Tally;
  readonly change: ShareChange;
}

/** The fewest answers from which one week of a skill is drawn. */
export const WEEK_ANSWERS = 5;
/** So many skills are shown. */
export const SKILLS_SHOWN = 8;

function percentIn(tries: readonly WeekTries[], week: number): number | null {
  const { right, answers } = tallyOf(tries.filter((one) => one.week === week));
  return answers < WEEK_ANSWERS ? null : Math.round((100 * right) / answers);
}

/** Skills over eight weeks (P6.07): those with four answers or more, the most answered first. */
export function skillsByWeek(tries: readonly WeekTries[]): SkillWeeks[] {
  const named = tries.flatMap((one) => (one.skill === null ? [] : [{ ...one, skill: one.skill }]));
  return [...groupedBy(named, ({ skill, subject }) => `${subject} ${skill}`).values()]
    .flatMap((of) => {
      const [first] = of;
      if (first === undefined) return [];
      const { before, now } = inHalves(of);
      const halves = { before: tallyOf(before), now: tallyOf(now) };
      return [
        {
          skill: first.skill,
          subject: first.subject,
          ...tallyOf(of),
          percents: Array.from({ length: CHART_WEEKS }, (_, week) => percentIn(of, week)),
          ...halves,
          change: changeOfShare(halves.before, halves.now),
        },
      ];
    })
    .filter(({ answers }) => answers >= ANSWERS_TO_SHOW)
    .toSorted((a, b) => b.answers - a.answers || a.skill.localeCompare(b.skill, 'en'))
    .slice(0, SKILLS_SHOWN);
}
