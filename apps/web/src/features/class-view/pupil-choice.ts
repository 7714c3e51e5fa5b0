import type { Outputs } from '../../lib/api/replies.ts';

export type Pupil = Outputs['classes']['view']['pupils'][number];
type Rule<Value> = readonly [text: string, value: Value];

/** What the address may say of the pupils that are shown. Whatever else stands there is read as the first choice. */
export interface PupilChoice {
  readonly sort?: string | undefined;
  readonly show?: string | undefined;
  /** The id of a group inside the class. */
  readonly group?: string | undefined;
}

/** Who has no answers stands last: nothing is known of them. */
const share = ({ accuracy: { percent } }: Pupil) => percent ?? 101;
const byShare = (a: Pupil, b: Pupil) => share(a) - share(b);

/** The orders, with the column by which each sorts. */
export const PUPIL_SORTS = {
  // As the server sends them: so do the grid, the file and the paper.
  name: ['Name', () => 0],
  accuracy: ['Lowest accuracy first', byShare],
  // A moment of the wire sorts as text; who never played stands first.
  seen: ['Longest away first', (a, b) => (a.lastSeen ?? '').localeCompare(b.lastSeen ?? '')],
  attention: [
    'Needs attention first',
    (a, b) => Number(a.needsAttention === null) - Number(b.needsAttention === null) || byShare(a, b),
  ],
} as const satisfies Record<string, Rule<(a: Pupil, b: Pupil) => number>>;
export type PupilSort = keyof typeof PUPIL_SORTS;

/** Whom the table shows. */
export const PUPIL_FILTERS = {
  all: ['All pupils', () => true],
  attention: ['Needs attention', ({ needsAttention }) => needsAttention !== null],
  new: ['Not started', ({ lastSeen, isAsleep }) => lastSeen === null && !isAsleep],
  asleep: ['Sleeping', ({ isAsleep }) => isAsleep],
} as const satisfies Record<string, Rule<(pupil: Pupil) => boolean>>;
export type PupilFilter = keyof typeof PUPIL_FILTERS;

const isSort = (text: string): text is PupilSort => Object.hasOwn(PUPIL_SORTS, text);
const isFilter = (text: string): text is PupilFilter => Object.hasOwn(PUPIL_FILTERS, text);

/** The choices that an address means. */
export const choiceOf = ({ sort = '', show = '' }: PupilChoice) => ({
  sort: isSort(sort) ? sort : 'name',
  show: isFilter(show) ? show : 'all',
});

/** The pupils that are meant, in the chosen order; equals stay in the order of names. */
export function chosenPupils(pupils: readonly Pupil[], choice: PupilChoice, find: string): readonly Pupil[] {
  const { sort, show } = choiceOf(choice);
  const part = find.trim().toLocaleLowerCase();
  const [, fits] = PUPIL_FILTERS[show];
  const [, compare] = PUPIL_SORTS[sort];
  return pupils
    .filter((pupil) => fits(pupil) && pupil.name.toLocaleLowerCase().includes(part))
    .toSorted(compare);
}
