import type { Grade, SubjectId } from '@noodlenaut/domain';
import { schoolYear } from '../local/limits.ts';
import { wordsOf } from '../local/words/plain-text.ts';
import { EVERYDAY_WORDS } from '../policy/text/everyday-words.ts';
import { askedWords, canonical, inOneForm, kindOf, nearOnes } from './asked-words.ts';
import { type Missed, missing } from './missing-words.ts';
import { readings } from './readings.ts';
import { wayOf } from './kinds-of-answer.ts';
import { bitsOf, type MaskedWord, MOST_WORDS, wordMasks } from './word-masks.ts';
import type { Card, CardFound, Cards } from './card.ts';

interface Ask {
  readonly card: Card;
  readonly year: number;
  readonly words: Int32Array;
  /** The words of all wordings and sentences of the card. */
  readonly around: Int32Array;
  readonly weight: number;
  readonly kind: string;
  readonly saysYesOrNo: boolean;
  /** Its words in their order. */
  readonly row: string;
}
/** A word of the question, how rare it is, and the words near it; for a number, only itself will do. */
interface AskedWord extends MaskedWord {
  readonly rare: number;
  readonly isNumber: boolean;
  /** What it means when a card does not have it. */
  readonly missed: Missed;
}
/** What is wanted, beside the words. */
interface Asked {
  readonly kind: string;
  readonly asksYesOrNo: boolean;
  /** The child's school year, 0 to 7. */
  readonly year: number;
  /** Its words in their order. */
  readonly row: string;
}
/** 'Is honey a solid or a liquid' wants one of the two. */
export const ASKS_YES_OR_NO =
  /^(?:so |and |but |hey |noodle )*(?:is|are|was|were|do|does|did|can|could|will|would|should|may|must|has|have|had|am|isnt|arent|cant|dont|doesnt)\b(?!.* or )/;
/** Words of the rest of the card count less than those of the wording itself. */
const ELSEWHERE = 0.45;
/** A word of almost the same meaning. */
const NEAR = 0.6;
const NO_WORDS: ReadonlySet<string> = new Set();
/** 'Yes' is no answer to 'which'. */
const YES_TO_NO_QUESTION = 0.9;
/** Taken off for each grade that the card is above the child's. */
const A_GRADE_ABOVE = 0.04;
const A_GRADE_BELOW = 0.006;
/** Of two cards that fit, the one of the child's own grade says more. */
const FROM_BELOW = 0.012;
/** Of two cards on a variable, the one of the subject on screen is meant. */
const SAME_SUBJECT = 0.1;
/** A card that does not have such a word at all speaks of something else. */
const WITHOUT_A_WORD = 0.75;
const WITHOUT_AN_EVERYDAY_WORD = 0.88;
/** And is never sure: 'is sand a solid' is no answer for honey. */
const MOST_WITHOUT_A_WORD = 0.5;
const MOST_COMPARED = 1000;
const FOCUS = 0.05;
/** 'Is a square a rectangle' has the words of 'is a rectangle a square', and another answer. */
const TURNED = 0.75;
/** The question in the card's own words goes before all others. */
const EXACT = 0.96;
const FOUND = 5;
const isNumber = (word: string): boolean => /\d/.test(word);

/**
 * Puts cards in an index. A word counts by how rare it is among all wordings (inverse document frequency); a score is the harmonic
 * mean of how much of the question the card speaks of, and how much of the card's wording the question has.
 */
export function cardsOf(cards: readonly Card[]): Cards {
  const forms = new Map<string, string>();
  const formOf = (word: string): string => {
    const form = forms.get(word) ?? canonical(word);
    forms.set(word, form);
    return form;
  };
  const wordings = cards.flatMap((card) =>
    card.asks.map((ask) => {
      const text = inOneForm(ask);
      const written = askedWords(text);
      return { card, ask, text, written, words: new Set(written.map(formOf)) };
    }),
  );
  const counts = new Map<string, number>();
  const rarityOf = (count: number): number => Math.log((wordings.length + 1) / (count + 0.5));
  const spellings = new Set<string>();
  for (const { written, words } of wordings) {
    for (const word of written) spellings.add(word);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const known = new Set(cards.flatMap(({ says, next }) => wordsOf([...says, next].join(' ').toLowerCase())));
  const rarities = new Map([...counts].map(([word, count]) => [word, rarityOf(count)]));
  const rarity = (word: string): number => rarities.get(word) ?? rarityOf(0);
  const sum = (words: Iterable<string>): number => {
    let total = 0;
    for (const word of words) total += rarity(word);
    return total;
  };
  const ids = new Map<string, number>();
  const idsOf = (words: Iterable<string>): Int32Array =>
    Int32Array.from(
      [...new Set(words)].map((word) => {
        const id = ids.get(word) ?? ids.size;
        ids.set(word, id);
        return id;
      }),
    );
  const byWord = new Map<string, Ask[]>();
  for (const [card, own] of Map.groupBy(wordings, (wording) => wording.card)) {
    const told = askedWords(card.says.join(' ').toLowerCase()).map(formOf);
    const around = idsOf([...own.flatMap(({ words }) => [...words]), ...told]);
    for (const { text, words } of own) {
      const wording: Ask = {
        card,
        year: schoolYear(card.grade),
        words: idsOf(words),
        around,
        weight: sum(words),
        kind: kindOf(text),
        row: [...words].join(' '),
        saysYesOrNo: /^(?:yes|no)\b/i.test(card.says[0] ?? ''),
      };
      for (const word of words) {
        const list = byWord.get(word);
        if (list) list.push(wording);
        else byWord.set(word, [wording]);
      }
    }
  }
  const masks = wordMasks(ids.size);
  const asAsked = (word: string): AskedWord => ({
    id: ids.get(word) ?? -1,
    rare: rarity(word),
    missed: missing(word, rarity(word)),
    isNumber: isNumber(word),
    near: isNumber(word)
      ? []
      : [...(nearOnes.get(word) ?? NO_WORDS)].flatMap((other) =>
          counts.has(other) ? (ids.get(other) ?? []) : [],
        ),
  });

  const score = (
    ask: Ask,
    words: readonly AskedWord[],
    weight: number,
    { kind, asksYesOrNo, year, row }: Asked,
  ): number => {
    const [itself, near] = [bitsOf(ask.words, masks.itself), bitsOf(ask.words, masks.near)];
    const isInAsk = (itself | near) === 2 ** words.length - 1;
    const around = isInAsk ? 0 : bitsOf(ask.around, masks.itself);
    const nearAround = isInAsk ? 0 : bitsOf(ask.around, masks.near);
    let [inAsk, elsewhere, less, isAllKnown, bit] = [0, 0, 1, true, 1];
    for (const { rare, isNumber: onlyItself, missed } of words) {
      if (itself & bit) inAsk += rare;
      else if (onlyItself) return 0;
      else if (near & bit) inAsk += NEAR * rare;
      else if (around & bit) elsewhere += rare;
      else if (nearAround & bit) elsewhere += NEAR * rare;
      else if (missed === 'other') isAllKnown = false;
      else if (missed === 'less') less = WITHOUT_AN_EVERYDAY_WORD;
      bit <<= 1;
    }
    const told = (inAsk + ELSEWHERE * elsewhere) / weight;
    const asked = (inAsk + ELSEWHERE * Math.min(elsewhere, ask.weight - inAsk)) / ask.weight;
    if (told + asked === 0) return 0;
    const fit = (2 * told * asked) / (told + asked);
    const years = ask.year - year;
    const off = years > 0 ? years * A_GRADE_ABOVE : -years * A_GRADE_BELOW;
    const isYesOrNoMissed = ask.saysYesOrNo && !asksYesOrNo && fit <= EXACT;
    const isTurned = fit > EXACT && asksYesOrNo && row !== ask.row;
    const way = (isTurned ? TURNED : 1) * wayOf(kind, ask.kind) * (isYesOrNoMissed ? YES_TO_NO_QUESTION : 1);
    const points = isAllKnown ? fit * way * less : Math.min(fit * way * WITHOUT_A_WORD, MOST_WITHOUT_A_WORD);
    return Math.max(0, points - off);
  };

  const isKnown = (word: string): boolean =>
    known.has(word) ||
    counts.has(canonical(word)) ||
    nearOnes.has(canonical(word)) ||
    EVERYDAY_WORDS.has(word);

  const howOften = (word: string): number => counts.get(canonical(word)) ?? 0;

  /** The rarest words find the wordings that are compared: a word in every third one finds nothing of its own. */
  const candidates = (rare: readonly string[]): ReadonlySet<Ask> => {
    const found = new Set<Ask>();
    for (const word of rare) {
      const lists = [word, ...(nearOnes.get(word) ?? NO_WORDS)].map((one) => byWord.get(one) ?? []);
      const count = lists.reduce((all, list) => all + list.length, 0);
      if (found.size > 0 && found.size + count > MOST_COMPARED) break;
      for (const list of lists) for (const ask of list) found.add(ask);
    }
    return found;
  };

  const search = (said: string, grade: Grade, subject: SubjectId | null): readonly CardFound[] => {
    const text = inOneForm(said);
    const [kind, asksYesOrNo, year] = [kindOf(text), ASKS_YES_OR_NO.test(text), schoolYear(grade)];
    const best = new Map<Card, number>();
    const all = new Map<Card, number>();
    for (const { words, trust } of readings(askedWords(text), isKnown, spellings, howOften)) {
      const weight = sum(words);
      const asked = { kind, asksYesOrNo, year, row: words.join(' ') };
      const rare = words.toSorted((one, other) => rarity(other) - rarity(one));
      const inFull = rare.slice(0, MOST_WORDS).map(asAsked);
      masks.set(inFull);
      for (const ask of candidates(rare)) {
        const points = trust * score(ask, inFull, weight, asked);
        if (points > (best.get(ask.card) ?? 0)) best.set(ask.card, points);
        all.set(ask.card, (all.get(ask.card) ?? 0) + points / ask.card.asks.length);
      }
    }
    return (
      [...best]
        // Of two cards that fit, the one whose every wording fits is about nothing else.
        .map(([card, points]) => ({
          found: { card, score: points },
          rank:
            (points > EXACT ? 1 : 0) +
            points -
            FOCUS * (points - Math.min(points, all.get(card) ?? 0)) +
            (card.subject === subject ? SAME_SUBJECT : 0) -
            FROM_BELOW * Math.max(0, year - schoolYear(card.grade)),
        }))
        .toSorted((one, other) => other.rank - one.rank)
        .slice(0, FOUND)
        .map(({ found }) => found)
    );
  };
  let last: { readonly key: string; readonly found: readonly CardFound[] } = { key: '', found: [] };

  return {
    words: new Set([...known, ...spellings]),
    asks: wordings.map(({ ask }) => ask),
    find: (said, grade, subject = null) => {
      // Several intents ask for the cards of one message.
      const key = `${grade} ${subject ?? ''} ${said}`;
      if (last.key !== key) last = { key, found: search(said, grade, subject) };
      return last.found;
    },
  };
}
