import { divide, exactOf, multiply } from '../exact.ts';
import { showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

const TEETH =
  /(\d{1,3})(?: |-)(?:teeth|tooth)|(?:teeth|tooth) (\d{1,3})|\b(?:turns|drives|moves) (?:one|a gear|another) (?:with|of) (\d{1,3})/g;
const TURNS = /(\d{1,4}) (?:turns?|times|rounds?|rotations?)|turns? (\d{1,4})/;

/** How many times slower the big gear turns. */
function ratioOf(one: number, other: number): Worked | null {
  const [small, big] = one < other ? [one, other] : [other, one];
  const [a, b] = [exactOf(String(big)), exactOf(String(small))];
  const value = a && b && divide(a, b);
  if (!value) return null;
  return {
    steps: [
      'Divide the teeth of the big gear by those of the small one.',
      `${big} ÷ ${small} = ${showNumber(value)}.`,
    ],
    closing: `So the big gear turns ${showNumber(value)} times slower.`,
    value,
    result: showNumber(value),
    skill: 'robotics-gears',
  };
}

const DRIVES =
  /^(?:a gear with |a )?(\d{1,3}) (?:teeth|tooth gear) (?:at|with|turning) (\d{1,4}) (?:turns?|rounds?|times) (?:a|per|each) (minute|second),? (?:drives?|turns?) (?:one with |a gear with |a )?(\d{1,3}) (?:teeth|tooth)/;
/** '10 teeth at 90 turns a minute drive 30 teeth': the driven gear. */
function drivenGear(text: string): Worked | null {
  const [, from = '', turns = '', unit = '', to = ''] = DRIVES.exec(text) ?? [];
  const [a, t, b] = [from, turns, to].map((digits) => exactOf(digits));
  const moved = a && t && multiply(a, t);
  const value = moved && b && divide(moved, b);
  if (!value || !moved) return null;
  return {
    steps: [
      'Both gears move the same number of teeth.',
      `${from} × ${turns} = ${showNumber(moved)} teeth a ${unit}, and ${showNumber(moved)} ÷ ${to} = ${showNumber(value)}.`,
    ],
    closing: `So the other gear makes ${showNumber(value)} turns a ${unit}.`,
    value,
    result: showNumber(value),
    skill: 'robotics-gears',
  };
}

/** 'A gear with 12 teeth turns one with 36 teeth: how many turns does the big one make for 6 turns of the small one'. */
export function gearTurns(text: string): Worked | null {
  if (!/\bgears?\b|\bteeth\b/.test(text)) return null;
  const driven = drivenGear(text);
  if (driven) return driven;
  const teeth = [...text.matchAll(TEETH)].map((match) => Number(match[1] ?? match[2] ?? match[3]));
  const [one = 0, other = 0] = teeth;
  const turned = TURNS.exec(text.replaceAll(TEETH, ' '));
  const turns = Number(turned?.[1] ?? turned?.[2] ?? 0);
  if (teeth.length !== 2 || one === other || one < 1 || other < 1) return null;
  if (turns < 1)
    return /slower|faster|gear ratio|how many times|how fast/.test(text) ? ratioOf(one, other) : null;
  const asksBig =
    /(?:big|large)(?:er)? (?:one|gear|wheel)(?! turns \d)(?= \w* ?(?:make|do|turn|go|spin|if|when|for)|[^.]*\bhow|$)|(?:how|what)[^.]*\b(?:big|large)(?:er)?\b/.test(
      text,
    );
  const [small, big] = one < other ? [one, other] : [other, one];
  const [from, to] = asksBig ? [small, big] : [big, small];
  const [a, b, t] = [exactOf(String(from)), exactOf(String(to)), exactOf(String(turns))];
  const moved = a && t && multiply(a, t);
  const value = moved && b && divide(moved, b);
  if (!value) return null;
  return {
    steps: [
      'Both gears move the same number of teeth.',
      `${from} teeth × ${turns} turns = ${showNumber(moved)} teeth.`,
      `${showNumber(moved)} ÷ ${to} = ${showNumber(value)}.`,
    ],
    closing: `So the ${asksBig ? 'big' : 'small'} gear makes ${showNumber(value)} turns.`,
    value,
    result: showNumber(value),
    skill: 'robotics-gears',
  };
}
