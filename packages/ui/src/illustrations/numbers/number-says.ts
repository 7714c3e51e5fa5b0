import type { NumberKind } from '@noodlenaut/domain';
import { many, listed, type Says } from '../parts/says.ts';
import { sumOf, worthOf } from './money.ts';
import { patternUnit } from './pattern-unit.ts';

export const NUMBER_SAYS: Says<NumberKind> = {
  'object-set': ({ groups }) =>
    `Counted one by one: ${listed(groups.map(({ thing, label, count, crossed = 0 }) => `${label ?? thing.replaceAll('-', ' ')}, ${count - crossed}`))}.`,
  'pattern-strip': ({ cards }) => {
    const unit = patternUnit(cards);
    return unit === null
      ? `The ${cards.length} cards are numbered from left to right.`
      : `The part that comes again has ${many(unit, 'card')}.`;
  },
  'ten-frame': ({ filled, second = 0 }) =>
    second > 0
      ? `${filled} and ${second} make ${filled + second}.`
      : `Counted one by one: ${many(filled, 'dot')}.`,
  'number-line': ({ marks, jumps = [], step }) => {
    if (jumps.length > 0)
      return `Counted in hops: ${listed(jumps.map(({ from, to }) => `from ${from} to ${to}`))}.`;
    if (marks.length > 0) return `The dot stands at ${listed(marks.map(String))}.`;
    return `Each step is ${step} more.`;
  },
  'fraction-bar': ({ parts, filled, more = [] }) =>
    `Filled: ${listed([{ parts, filled }, ...more].map((bar) => `${bar.filled} of ${many(bar.parts, 'part')}`))}.`,
  'fraction-circle': ({ parts, filled }) => `Filled: ${filled} of ${many(parts, 'part')}.`,
  array: ({ rows, columns }) =>
    `${many(rows, 'row')} of ${columns} make ${rows * columns}, counted row by row.`,
  'area-grid': ({ rows, columns, shaded = [] }) =>
    shaded.length > 0
      ? `Counted one by one: ${many(shaded.length, 'shaded square')}.`
      : `${many(rows, 'row')} of ${columns} make ${rows * columns} squares.`,
  'base-ten-blocks': ({ hundreds, tens, ones }) =>
    `${hundreds * 100} and ${tens * 10} and ${ones} make ${hundreds * 100 + tens * 10 + ones}.`,
  'place-value-chart': ({ columns, digits }) =>
    `Place by place: ${listed(columns.map((name, index) => `${digits[index] ?? ''} in the ${name}`))}.`,
  'hundred-chart': ({ marked = [], hidden = [], to }) => {
    if (hidden.length > 0) return `Hidden were ${listed(hidden.map(String))}.`;
    return marked.length > 0
      ? `Marked: ${listed(marked.map(String))}.`
      : `Each row ends with a full ten, the last one with ${to}.`;
  },
  coins: ({ coins }) =>
    `Counted coin by coin: ${sumOf(coins.reduce((sum, coin) => sum + worthOf(coin), 0))}.`,
};
