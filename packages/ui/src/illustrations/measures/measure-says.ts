import type { MeasureKind } from '@noodlenaut/domain';
import { many, type Says } from '../parts/says.ts';
import { written } from './scale-step.ts';

export const MEASURE_SAYS: Says<MeasureKind> = {
  clock: ({ hour, minute }) => `The clock shows ${hour % 12 || 12}:${String(minute).padStart(2, '0')}.`,
  calendar: ({ month, days, marked = [] }) =>
    `${month} has ${days} days${marked.length > 0 ? `, ${many(marked.length, 'day')} of them marked` : ''}.`,
  ruler: ({ from, to, unit }) =>
    `From mark ${written(from)} to mark ${written(to)}: ${written(to - from)} ${unit}.`,
  'size-pair': ({ cards, sizes, look }) => {
    if (sizes[0] === sizes[1]) return 'Both are the same.';
    const at = sizes[0] > sizes[1] ? 0 : 1;
    return `The ${at === 0 ? 'first' : 'second'} one${cards[at].label === undefined ? '' : `, ${cards[at].label},`} is ${look === 'long' ? 'longer' : 'taller'}.`;
  },
  thermometer: ({ value, unit }) => `The thermometer shows ${written(value)} ${unit}.`,
  balance: ({ tilt }) => (tilt === 'level' ? 'Both sides weigh the same.' : `The ${tilt} side is heavier.`),
};
