import type { Activity, Card, SubjectId } from '@noodlenaut/domain';
import { amountOf, candidatesOf, type Candidate } from './picture-cards.ts';
import type { PictureWords } from './picture-words.ts';

/** What counts where an amount's own thing is not known. */
const COUNTER = 'blue-circle';
/** Drawings of what cannot be laid down one by one. */
const MEASURES = ['straight-ruler', 'hourglass-done', 'alarm-clock', 'calendar', 'plus', 'minus'];
const SAME_VERDICT_COST = 1;
const TOO_DEAR = 99;
const VERDICTS = ['thumbs-up', 'thumbs-down'];

/** The things that a picture holds, wherever in it. */
const thingsIn = (picture: unknown): Set<string> =>
  new Set([...JSON.stringify(picture ?? '').matchAll(/"thing":"([^"]+)"/g)].map(([, thing = '']) => thing));

function amountCards(amounts: readonly number[], counted: string): Card[] {
  return amounts.map((count) => (count === 0 ? { blank: true } : { thing: counted, count }));
}

/** The cheapest choice of one candidate each, all different; two of the same verdict may share their thumb. */
function choose(candidates: readonly (readonly Candidate[])[]): Card[] | null {
  let best: { cost: number; cards: Card[] } = { cost: TOO_DEAR, cards: [] };
  const go = (at: number, cost: number, used: readonly string[], cards: readonly Card[]): void => {
    if (cost >= best.cost) return;
    if (at === candidates.length) {
      best = { cost, cards: [...cards] };
      return;
    }
    for (const { card, key, cost: own } of candidates[at] ?? []) {
      const isUsed = used.includes(key);
      if (isUsed && !VERDICTS.includes(key)) continue;
      go(at + 1, cost + own + (isUsed ? SAME_VERDICT_COST : 0), [...used, key], [...cards, card]);
    }
  };
  go(0, 0, [], []);
  return best.cost === TOO_DEAR || best.cards.length === 0 ? null : best.cards;
}

/**
 * A picture for each option of a question, or null where one of them cannot be shown. None is the only one that stands in the
 * question's own picture as well, which would give the answer away.
 */
export function optionCards(activity: Activity, subject: SubjectId, words: PictureWords): Card[] | null {
  const { options, question, illustration, correct_answer: right } = activity;
  const amounts = options.flatMap((option) => amountOf(option) ?? []);
  if (amounts.length === options.length) {
    if (illustration?.kind === 'ten-frame' || new Set(amounts).size < amounts.length) return null;
    const counted = [options[0] ?? '', question]
      .flatMap((text) => candidatesOf(text, subject, words))
      .find(({ card, cost }) => 'thing' in card && cost < 1 && !MEASURES.includes(card.thing));
    return amountCards(amounts, counted === undefined ? COUNTER : counted.key);
  }
  const shown = thingsIn(illustration);
  const all = options.map((option) => candidatesOf(option, subject, words));
  const isTelling = ({ key }: Candidate) =>
    (illustration?.kind === 'clock' && /-(oclock|thirty)$/.test(key)) ||
    (shown.has(key) && !all.some((others, at) => at !== right && others.some((one) => shown.has(one.key))));
  return choose(all.map((own, at) => (at === right ? own.filter((one) => !isTelling(one)) : own)));
}
