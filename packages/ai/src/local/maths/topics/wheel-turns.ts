import { divide, exactOf, multiply } from '../exact.ts';
import { showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

const UNIT = '(mm|cm|centimeters?|m|meters?|inch(?:es)?|feet|foot|steps?)';
const ONE = new RegExp(
  `\\b(?:one|1|each|a|per|every) (?:wheel )?(?:full )?(?:turn|rotation|spin|round)s? (?:of the wheel )?(?:is|goes|moves(?: it)?|makes|rolls|of|=)? ?(?:about )?(\\d{1,4}(?:\\.\\d)?) ?${UNIT}\\b|\\b(\\d{1,4}(?:\\.\\d)?) ?${UNIT} (?:in|for|per|with|each) ?(?:one|1|each|a|every|per)? ?(?:full )?(?:turn|rotation)\\b`,
);
const TURNS = /(?<![\d.])(\d{1,4}) (?:full )?(?:wheel )?(?:turns|rotations|spins|rounds)\b/;
const WAY = new RegExp(`(?<![\\d.])(\\d{1,5}) ?${UNIT}\\b`, 'g');

/** 'how far does a wheel roll in 3 turns if one turn is 20 cm', or how many turns a way needs. */
export function wheelTurns(text: string): Worked | null {
  const one = ONE.exec(text);
  const each = exactOf(one?.[1] ?? one?.[3] ?? '');
  const unit = one?.[2] ?? one?.[4] ?? '';
  if (!one || !each) return null;
  const rest = text.replace(one[0], ' ');
  const count = exactOf(TURNS.exec(rest)?.[1] ?? '');
  if (/\bhow (?:far|long|many (?:cm|centimeters|m|meters|inches|feet))\b/.test(text) && count) {
    const way = multiply(count, each);
    return {
      steps: [
        `Each turn is ${showNumber(each)} ${unit}.`,
        `${showNumber(count)} × ${showNumber(each)} = ${showNumber(way)}.`,
      ],
      closing: `So it rolls ${showNumber(way)} ${unit}.`,
      value: way,
      result: showNumber(way),
      skill: 'robotics-distance',
    };
  }
  const way = [...rest.matchAll(WAY)].map(([, digits = '']) => exactOf(digits))[0];
  const turns = way && divide(way, each);
  if (!turns || !/\bhow many (?:\w+ )?(?:turns|rotations|spins|rounds)\b/.test(text)) return null;
  return {
    steps: [
      `Each turn is ${showNumber(each)} ${unit}.`,
      `${showNumber(way)} ÷ ${showNumber(each)} = ${showNumber(turns)}.`,
    ],
    closing: `So it needs ${showNumber(turns)} turns.`,
    value: turns,
    result: showNumber(turns),
    skill: 'robotics-distance',
  };
}
