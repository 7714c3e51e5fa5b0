import type { Grade, SubjectId } from '@noodlenaut/domain';
import { schoolYear } from '../local/limits.ts';
import { wordsOf } from '../local/words/plain-text.ts';
import { EVERYDAY_WORDS } from '../policy/text/everyday-words.ts';
import { askedWords, canonical, inOneForm, kindOf, nearOnes } from './asked-words.ts';
import { missing } from './missing-words.ts';
import { readings } from './readings.ts';
import { MOST_WORDS, sharedBits, wordMasks } from './word-masks.ts';
import { type Ask, type AskedWord, EXACT, wordingScore } from './wording-score.ts';
import type { Card, CardFound, Cards } from './card.ts';

/** 'Is honey a solid or a liquid' wants one of the two. */
export const ASKS_YES_OR_NO =
  /^(?:so |and |but |hey |noodle )*(?:is|are|was|were|do|does|did|can|could|will|would|should|may|must|has|have|had|am|isnt|arent|cant|dont|doesnt)\b(?!.* or )/;
const NO_WORDS: ReadonlySet<string> = new Set();
/** Of two cards that fit, the one of the child's own grade says more. */
const FROM_BELOW = 0.012;
/** Of two cards on a variable, the one of the subject on screen is meant. */
const SAME_SUBJECT = 0.1;
const MOST_COMPARED = 1000;
const FOCUS = 0.05;
const FOUND = 5;
const isNumber = (word: string): boolean => /\d/.test(word);

/**
 * Puts cards in an index. A word counts by how rare it is among all wordings (inverse document frequency).
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
  /** The words of all wordings and sentences, card by card. */
  const arounds: Int32Array[] = [];
  let number = 0;
  const placed: Card[] = [];
  for (const [card, own] of Map.groupBy(wordings, (wording) => wording.card)) {
    const told = askedWords(card.says.join(' ').toLowerCase()).map(formOf);
    const place = placed.push(card) - 1;
    arounds.push(idsOf([...own.flatMap(({ words }) => [...words]), ...told]));
    for (const { text, words } of own) {
      const wording: Ask = {
        card,
        year: schoolYear(card.grade),
        place,
        number: number++,
        words: idsOf(words),
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
  const around = sharedBits(arounds, masks);
  const score = wordingScore(masks, around);
  const best = new Float64Array(placed.length);
  const all = new Float64Array(placed.length);
  /** For which reading a wording, and for which question a card was found last: faster than a set of them. */
  const wordingFoundFor = new Int32Array(number);
  const cardFoundFor = new Int32Array(placed.length);
  let [reading, question] = [0, 0];
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

  const isKnown = (word: string): boolean =>
    known.has(word) ||
    counts.has(canonical(word)) ||
    nearOnes.has(canonical(word)) ||
    EVERYDAY_WORDS.has(word);

  const howOften = (word: string): number => counts.get(canonical(word)) ?? 0;

  /** The rarest words find the wordings that are compared: a word in every third one finds nothing of its own. */
  const candidates = (rare: readonly string[]): readonly Ask[] => {
    const found: Ask[] = [];
    reading += 1;
    for (const word of rare) {
      const lists = [word, ...(nearOnes.get(word) ?? NO_WORDS)].map((one) => byWord.get(one) ?? []);
      const count = lists.reduce((all, list) => all + list.length, 0);
      if (found.length > 0 && found.length + count > MOST_COMPARED) break;
      for (const list of lists)
        for (const ask of list) {
          if (wordingFoundFor[ask.number] === reading) continue;
          wordingFoundFor[ask.number] = reading;
          found.push(ask);
        }
    }
    return found;
  };

  const search = (said: string, grade: Grade, subject: SubjectId | null): readonly CardFound[] => {
    const text = inOneForm(said);
    const [kind, asksYesOrNo, year] = [kindOf(text), ASKS_YES_OR_NO.test(text), schoolYear(grade)];
    const found: number[] = [];
    question += 1;
    for (const { words, trust } of readings(askedWords(text), isKnown, spellings, howOften)) {
      const weight = sum(words);
      const asked = { kind, asksYesOrNo, year, row: words.join(' ') };
      const rare = words.toSorted((one, other) => rarity(other) - rarity(one));
      const inFull = rare.slice(0, MOST_WORDS).map(asAsked);
      masks.set(inFull);
      around.next();
      for (const ask of candidates(rare)) {
        const points = trust * score(ask, inFull, weight, asked);
        if (points === 0) continue;
        const { place } = ask;
        if (cardFoundFor[place] !== question) {
          cardFoundFor[place] = question;
          found.push(place);
          best[place] = 0;
          all[place] = 0;
        }
        best[place] = Math.max(best[place] ?? 0, points);
        all[place] = (all[place] ?? 0) + points / ask.card.asks.length;
      }
    }
    return found
      .flatMap((place) => {
        const [card, points] = [placed[place], best[place] ?? 0];
        if (card === undefined) return [];
        const rank =
          (points > EXACT ? 1 : 0) +
          points -
          // Of two cards that fit, the one whose every wording fits is about nothing else.
          FOCUS * (points - Math.min(points, all[place] ?? 0)) +
          (card.subject === subject ? SAME_SUBJECT : 0) -
          FROM_BELOW * Math.max(0, year - schoolYear(card.grade));
        return [{ found: { card, score: points }, rank }];
      })
      .toSorted((one, other) => other.rank - one.rank)
      .slice(0, FOUND)
      .map(({ found }) => found);
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
