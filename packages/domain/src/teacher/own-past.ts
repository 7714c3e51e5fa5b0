import type { SubjectId } from '../subjects.ts';
import { changeOfShare, type ShareChange } from './change-of-share.ts';
import { groupedBy, inHalves, minutesOf, tallyOf, type Tally, type WeekTries } from './weekly-tries.ts';

export interface FourWeeks extends Tally {
  readonly minutes: number;
  /** Days with an answer. */
  readonly days: number;
}
export interface OwnPast {
  readonly before: FourWeeks;
  readonly now: FourWeeks;
  readonly change: ShareChange;
  /** Subjects with enough answers in both, the most answered first. */
  readonly subjects: readonly {
    readonly subject: SubjectId;
    readonly before: Tally;
    readonly now: Tally;
    readonly change: ShareChange;
  }[];
}

/**
 * A learner's last four weeks beside the four before (P6.07). Nobody else's answers are in it.
 * @param days how many days of each week had an answer
 */
export function ownPast(
  tries: readonly WeekTries[],
  days: readonly { readonly week: number; readonly days: number }[],
): OwnPast {
  const halves = inHalves(tries);
  const halfDays = inHalves(days);
  const weeksOf = (half: 'before' | 'now'): FourWeeks => ({
    ...tallyOf(halves[half]),
    minutes: minutesOf(halves[half]),
    days: halfDays[half].reduce((sum, one) => sum + one.days, 0),
  });
  const [before, now] = [weeksOf('before'), weeksOf('now')];
  const subjects = [...groupedBy(tries, ({ subject }) => subject)].flatMap(([subject, of]) => {
    const own = inHalves(of);
    const tallies = { before: tallyOf(own.before), now: tallyOf(own.now) };
    const change = changeOfShare(tallies.before, tallies.now);
    return change === 'too-few' ? [] : [{ subject, ...tallies, change }];
  });
  return {
    before,
    now,
    change: changeOfShare(before, now),
    subjects: subjects.toSorted(
      (a, b) =>
        b.before.answers + b.now.answers - (a.before.answers + a.now.answers) ||
        a.subject.localeCompare(b.subject, 'en'),
    ),
  };
}
