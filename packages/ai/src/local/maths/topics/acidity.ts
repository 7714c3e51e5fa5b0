import { exact } from '../exact.ts';
import { showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

const HOW_MUCH =
  /\bhow (?:much|many times) (?:more |stronger )?(acidic|acid|basic|alkaline)?.*?\bph (?:of )?(\d{1,2})\b.*?\b(?:than|to|and|from)\b.*?(?:ph (?:of )?)?(\d{1,2})\b/;

/** 'how much more acidic is ph 3 than ph 5': each step of the pH scale is ten times. */
export function acidity(text: string): Worked | null {
  const [, , one = '', other = ''] = HOW_MUCH.exec(text) ?? [];
  const [low, high] = [Number(one), Number(other)].toSorted((a, b) => a - b);
  if (other === '' || low === undefined || high === undefined || low === high || high > 14) return null;
  const steps = high - low;
  const times = exact(BigInt(10 ** steps));
  const tens = Array.from({ length: steps }, () => '10').join(' × ');
  return {
    steps: [
      'Each step on the pH scale is 10 times.',
      `From ${low} to ${high} ${steps === 1 ? 'is 1 step' : `are ${steps} steps: ${tens} = ${showNumber(times)}`}.`,
    ],
    closing: `So pH ${low} is ${showNumber(times)} times as acidic as pH ${high}.`,
    value: times,
    result: showNumber(times),
    skill: 'chemistry-acid-base',
  };
}
