import type { Grade } from '@noodlenaut/domain';
import { schoolYear } from '../local/limits.ts';
import { wordsOf } from '../local/words/plain-text.ts';
import { nearestWords } from '../local/words/mend-typos.ts';
import { EVERYDAY_WORDS } from '../policy/text/everyday-words.ts';
import { askedWords, canonical, inOneForm, kindOf, nearOnes } from './asked-words.ts';
import type { Card, CardFound, Cards } from './card.ts';

interface Ask {
  readonly card: Card;
  readonly words: ReadonlySet<string>;
  readonly weight: number;
  readonly kind: string;
  readonly saysYesOrNo: boolean;
  /** Its words in their order. */
  readonly row: string;
}
/** A word of the question, how rare it is, and the words near it; a number has none, and only itself will do. */
interface AskedWord {
  readonly word: string;
  readonly rare: number;
  readonly near: readonly string[] | null;
}
/** What is wanted, beside the words. */
interface Asked {
  readonly kind: string;
  readonly asksYesOrNo: boolean;
  /** The child's school year, 0 to 7. */
  readonly year: number;
}
/** 'Is honey a solid or a liquid' wants one of the two. */
export const ASKS_YES_OR_NO =
  /^(?:so |and |but |hey |noodle )*(?:is|are|was|were|do|does|did|can|could|will|would|should|may|must|has|have|had|am|isnt|arent|cant|dont|doesnt)\b(?!.* or )/;
/** Words of the rest of the card count less than those of the wording itself. */
const ELSEWHERE = 0.45;
/** A word of almost the same meaning. */
const NEAR = 0.6;
const NO_WORDS: ReadonlySet<string> = new Set();
/** A reason is no answer to "who". */
const OTHER_KIND = 0.9;
/** And a meaning is none to 'who', 'when', 'where' or 'how many'. */
const OTHER_THAN_A_FACT = 0.8;
const FACTS: ReadonlySet<string> = new Set(['who', 'when', 'where', 'amount']);
/** 'Yes' is no answer to 'which'. */
const YES_TO_NO_QUESTION = 0.9;
/** Taken off for each grade that the card is above the child's. */
const A_GRADE_ABOVE = 0.04;
const A_GRADE_BELOW = 0.006;
/** A word in fewer than two of a hundred wordings says what is asked about (logarithm of the inverse share). */
const RARE = 4;
/** A card that does not have such a word at all speaks of something else. */
const WITHOUT_A_WORD = 0.75;
/** And is never sure: 'is sand a solid' is no answer for honey. */
const MOST_WITHOUT_A_WORD = 0.5;
const MOST_COMPARED = 500;
const FOCUS = 0.15;
/** 'Is a square a rectangle' has the words of 'is a rectangle a square', and another answer. */
const TURNED = 0.75;
/** The question in the card's own words goes before all others. */
const EXACT = 0.96;
const MOST_READINGS = 4;
const SHORTEST_ALONE = 5;
const WORDS_AROUND = 4;
const FOUND = 5;
/** 'Something' is rare among the wordings, and says nothing. */
const PLAIN_WORDS: ReadonlySet<string> = new Set([...EVERYDAY_WORDS].map(canonical));
const isNumber = (word: string): boolean => /\d/.test(word);

/**
 * Puts cards in an index. A word counts by how rare it is among all wordings (inverse document frequency); a score is the harmonic
 * mean of how much of the question the card speaks of, and how much of the card's wording the question has.
 */
export function cardsOf(cards: readonly Card[]): Cards {
  const wordings = cards.flatMap((card) => card.asks.map((ask) => ({ card, ask })));
  const counts = new Map<string, number>();
  const rarityOf = (count: number): number => Math.log((wordings.length + 1) / (count + 0.5));
  const spellings = new Set<string>();
  for (const { ask } of wordings) {
    const words = askedWords(ask);
    for (const word of words) spellings.add(word);
    for (const word of new Set(words.map(canonical))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const known = new Set(cards.flatMap(({ says, next }) => wordsOf([...says, next].join(' ').toLowerCase())));
  const rarities = new Map([...counts].map(([word, count]) => [word, rarityOf(count)]));
  const rarity = (word: string): number => rarities.get(word) ?? rarityOf(0);
  const sum = (words: Iterable<string>): number => {
    let total = 0;
    for (const word of words) total += rarity(word);
    return total;
  };
  const around = new Map(
    cards.map((card) => {
      const texts = [...card.asks, ...card.says].join(' ').toLowerCase();
      return [card, new Set(askedWords(texts).map(canonical))] as const;
    }),
  );
  const asks: readonly Ask[] = wordings.map(({ card, ask }) => {
    const text = inOneForm(ask);
    const words = new Set(askedWords(text).map(canonical));
    return {
      card,
      words,
      weight: sum(words),
      kind: kindOf(text),
      row: [...words].join(' '),
      saysYesOrNo: /^(?:yes|no)\b/i.test(card.says[0] ?? ''),
    };
  });
  const byWord = new Map<string, Ask[]>();
  for (const ask of asks)
    for (const word of ask.words) {
      const list = byWord.get(word);
      if (list) list.push(ask);
      else byWord.set(word, [ask]);
    }

  const score = (
    ask: Ask,
    words: readonly AskedWord[],
    weight: number,
    { kind, asksYesOrNo, year, row }: Asked & { readonly row: string },
  ): number => {
    const rest = around.get(ask.card);
    let [inAsk, elsewhere, isAllKnown] = [0, 0, true];
    for (const { word, rare, near } of words) {
      if (ask.words.has(word)) inAsk += rare;
      else if (near === null) return 0;
      else if (near.some((other) => ask.words.has(other))) inAsk += NEAR * rare;
      else if (rest?.has(word) === true) elsewhere += rare;
      else if (rest && near.some((other) => rest.has(other))) elsewhere += NEAR * rare;
      else if (rare > RARE && !PLAIN_WORDS.has(word)) isAllKnown = false;
    }
    const told = (inAsk + ELSEWHERE * elsewhere) / weight;
    const asked = (inAsk + ELSEWHERE * Math.min(elsewhere, ask.weight - inAsk)) / ask.weight;
    if (told + asked === 0) return 0;
    const fit = (2 * told * asked) / (told + asked);
    const years = schoolYear(ask.card.grade) - year;
    const off = years > 0 ? years * A_GRADE_ABOVE : -years * A_GRADE_BELOW;
    const isYesOrNoMissed = ask.saysYesOrNo && !asksYesOrNo && fit <= EXACT;
    const isTurned = fit > EXACT && asksYesOrNo && row !== ask.row;
    const way =
      (isTurned ? TURNED : 1) *
      (kind === ask.kind ? 1 : FACTS.has(kind) ? OTHER_THAN_A_FACT : OTHER_KIND) *
      (isYesOrNoMissed ? YES_TO_NO_QUESTION : 1);
    const points = isAllKnown ? fit * way : Math.min(fit * way * WITHOUT_A_WORD, MOST_WITHOUT_A_WORD);
    return Math.max(0, points - off);
  };

  /** The words in one form each; with a word that nobody knows, once for each word that it may be. */
  const readings = (written: readonly string[]): readonly (readonly string[])[] => {
    const isKnown = (word: string) =>
      known.has(word) || counts.has(canonical(word)) || EVERYDAY_WORDS.has(word);
    let found: readonly (readonly string[])[] = [[]];
    for (const word of written) {
      // One short word alone is too little to guess what was meant.
      const isGuess = word.length < SHORTEST_ALONE && written.length < WORDS_AROUND;
      const all = isKnown(word) ? [] : nearestWords(word, spellings);
      const near = isGuess && all.length > 1 ? [] : all.slice(0, MOST_READINGS);
      const forms = near.length === 0 || found.length > MOST_READINGS ? [near[0] ?? word] : near;
      found = found.flatMap((words) => forms.map((form) => [...words, canonical(form)]));
    }
    return found.filter((words) => words.length > 0).map((words) => [...new Set(words)]);
  };

  /** The rarest words find the wordings that are compared: a word in every third one finds nothing of its own. */
  const candidates = (rare: readonly string[]): ReadonlySet<Ask> => {
    const found = new Set<Ask>();
    for (const word of rare) {
      const list = [word, ...(nearOnes.get(word) ?? NO_WORDS)].flatMap((one) => byWord.get(one) ?? []);
      if (found.size > 0 && found.size + list.length > MOST_COMPARED) break;
      for (const ask of list) found.add(ask);
    }
    return found;
  };

  return {
    words: new Set([...known, ...spellings]),
    asks: wordings.map(({ ask }) => ask),
    find: (said: string, grade: Grade): readonly CardFound[] => {
      const text = inOneForm(said);
      const asked = { kind: kindOf(text), asksYesOrNo: ASKS_YES_OR_NO.test(text), year: schoolYear(grade) };
      const best = new Map<Card, number>();
      const all = new Map<Card, number>();
      for (const words of readings(askedWords(text))) {
        const weight = sum(words);
        const inFull = words.map((word) => ({
          word,
          rare: rarity(word),
          near: isNumber(word)
            ? null
            : [...(nearOnes.get(word) ?? NO_WORDS)].filter((other) => counts.has(other)),
        }));
        const rare = words.toSorted((one, other) => rarity(other) - rarity(one));
        for (const ask of candidates(rare)) {
          const points = score(ask, inFull, weight, { ...asked, row: words.join(' ') });
          if (points > (best.get(ask.card) ?? 0)) best.set(ask.card, points);
          all.set(ask.card, (all.get(ask.card) ?? 0) + points / ask.card.asks.length);
        }
      }
      return (
        [...best]
          // Of two cards that fit, the one whose every wording fits is about nothing else.
          .map(([card, points]) => ({
            found: { card, score: points },
            rank: (points > EXACT ? 1 : 0) + points - FOCUS * (points - Math.min(points, all.get(card) ?? 0)),
          }))
          .toSorted((one, other) => other.rank - one.rank)
          .slice(0, FOUND)
          .map(({ found }) => found)
      );
    },
  };
}
