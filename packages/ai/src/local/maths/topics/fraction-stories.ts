import { exact } from '../exact.ts';
import type { Worked } from '../worked.ts';

const PARTS = /\b(\d{1,3}) (?:equal )?(?:slices?|pieces?|parts?|squares?|sections?)\b/;
const TAKEN =
  /\b(?:eats?|ate|took|takes?|gave away|gives? away|used?|uses|colou?red?|shaded?|painted?)\b(?: away)? (\d{1,3})(?! (?:slices|pieces|parts) (?:in all|altogether))|\b(\d{1,3}) (?:of them |slices |pieces |parts )?(?:are|is|were) (?:eaten|gone|shaded|colou?red|taken|painted)\b/;

/** 'a pizza has 8 slices and i eat 3, what fraction is left', or was eaten. */
export function fractionStory(text: string): Worked | null {
  if (!/\bwhat (?:fraction|part)\b/.test(text) || /\d of \d/.test(text)) return null;
  const parts = Number(PARTS.exec(text)?.[1] ?? 0);
  const [, after, before] = TAKEN.exec(text) ?? [];
  const taken = Number(after ?? before ?? 0);
  if (parts < 2 || taken < 1 || taken > parts) return null;
  const isLeft = /\b(?:left|remains?|remaining|not)\b/.test(text);
  const count = isLeft ? parts - taken : taken;
  return {
    steps: [
      `There are ${parts} equal parts, so the bottom number is ${parts}.`,
      ...(isLeft ? [`${parts} - ${taken} = ${count} are left.`] : []),
    ],
    closing: `So it is ${count}/${parts}.`,
    value: exact(BigInt(count), BigInt(parts)),
    result: `${count}/${parts}`,
    skill: 'math-fractions',
  };
}
