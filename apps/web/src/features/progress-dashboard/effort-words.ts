import { REWARDS, type RewardKey } from '@noodlenaut/domain';

const count = (number: number, one: string, many: string): string =>
  number === 1 ? one : `${number} ${many}`;

/** What a child did, by what a reward counts: effort, so no word of right answers where none was asked for. */
const DEEDS = {
  lessons: (number) => `finishing ${count(number, 'a first lesson', 'lessons')}`,
  subjects: (number) => `learning with ${number} teachers`,
  days: (number) => `trying on ${number} days`,
  triesAgain: (number) => `trying again after ${count(number, 'a mistake', 'mistakes')}`,
  mended: (number) =>
    `coming back to ${count(number, 'a mistake', 'mistakes')} until ${number === 1 ? 'it was' : 'they were'} mended`,
  rounds: (number) => `finishing ${count(number, 'a round of practice', 'rounds of practice')}`,
  dailies: (number) => `trying all of today’s five${number === 1 ? '' : ` on ${number} days`}`,
  replays: (number) => `playing ${count(number, 'a lesson once more', 'lessons once more')}`,
} as const satisfies Record<(typeof REWARDS)[RewardKey]['counts'], (number: number) => string>;

/** Why a child was given a sticker or a part of the suit, for grown-ups: 'for trying on 5 days'. */
export function effortWords(key: RewardKey): string {
  const { counts, target } = REWARDS[key];
  return `for ${DEEDS[counts](target)}`;
}
