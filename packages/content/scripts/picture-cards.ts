import { SHAPE_NAMES } from '@noodlenaut/domain/illustrations';
import type { Card, SubjectId } from '@noodlenaut/domain';
import type { PictureWords } from './picture-words.ts';

/** A card that shows an option, and how far it is from what the option says: 0 names the thing itself. */
export interface Candidate {
  readonly card: Card;
  readonly key: string;
  readonly cost: number;
}

/** How a lesson's words name the paints of a card. */
const PAINTS = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  purple: 'purple',
  pink: 'pink',
  brown: 'brown',
  black: 'black',
  white: 'white',
  gray: 'grey',
} as const;
const isPaint = (word: string): word is keyof typeof PAINTS => word in PAINTS;
const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const MOST_COUNTED = 10;
const NEGATIONS = /^(?:not|no|never|without|nobody|none|nothing|cannot|can't|don't|doesn't|isn't|neither)$/;
const COST = { thing: 0, shape: 0, color: 0.8, action: 1, verdict: 1.5, denied: 1.8, later: 0.05 };

const thingCard = (thing: string, cost: number): Candidate => ({ card: { thing }, key: thing, cost });
const shapeOf = (word: string) =>
  word === 'round' ? 'circle' : SHAPE_NAMES.find((name) => name === word || `${name}s` === word);

/** '6 clips', 'seven', '9 more': how many, when the whole option is an amount that can be seen at a glance. */
export function amountOf(option: string): number | null {
  const match = /^(?:about |exactly )?(\d+|[a-z]+)(?: [a-z']+){0,2}\.?$/i.exec(option.trim());
  const word = match?.[1]?.toLowerCase() ?? '';
  const amount = /^\d+$/.test(word) ? Number(word) : NUMBER_WORDS.indexOf(word);
  return amount < 0 || amount > MOST_COUNTED ? null : amount;
}

/** 'Half past 3' and '3 o'clock' as clock faces of the icon set. */
function clockFace(option: string): string | null {
  const [, half, hour] = /^(half past )?(\d{1,2})(?: o'clock)$|^(?:half past )(\d{1,2})$/i.exec(option) ?? [];
  const at = Number(hour ?? /\d+$/.exec(option)?.[0]);
  const isHalf = half !== undefined || /^half past \d/i.test(option);
  if (!/o'clock$|^half past \d{1,2}$/i.test(option) || !(at >= 1 && at <= 12)) return null;
  const name = [...NUMBER_WORDS, 'eleven', 'twelve'][at] ?? '';
  return isHalf ? `${name}-thirty` : `${name}-oclock`;
}

/** What a text names, in its order. What stands behind a "not" is not what the text says. */
export function candidatesOf(text: string, subject: SubjectId, words: PictureWords): Candidate[] {
  const face = clockFace(text);
  if (face !== null) return [thingCard(face, 0)];
  const found: Candidate[] = [];
  let place = 0;
  for (const segment of text.toLowerCase().split(/[,.;:!?]+/)) {
    const tokens = segment.match(/[a-z][a-z'-]*/g) ?? [];
    for (const [at, token] of tokens.entries()) {
      place += 1;
      const later = place * COST.later;
      if (token === 'yes' && tokens.length === 1) found.push(thingCard('thumbs-up', COST.verdict));
      if (token === 'no' && tokens.length === 1) found.push(thingCard('thumbs-down', COST.verdict));
      const named = words(`${token}_${tokens[at + 1] ?? ''}`, subject) ?? words(token, subject);
      if (named !== undefined)
        found.push(thingCard(named.thing, (named.isWeak ? COST.action : COST.thing) + later));
      const shape = shapeOf(token);
      if (shape !== undefined) found.push({ card: { shape }, key: shape, cost: COST.shape + later });
      if (isPaint(token))
        found.push({ card: { color: PAINTS[token] }, key: token, cost: COST.color + later });
      if (NEGATIONS.test(token) && tokens.length > 1) {
        found.push(thingCard('prohibited', COST.denied + later));
        break;
      }
    }
  }
  return found.toSorted((one, other) => one.cost - other.cost);
}
