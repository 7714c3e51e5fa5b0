import type { Card } from './card.ts';
import { wayOf } from './kinds-of-answer.ts';
import type { Missed } from './missing-words.ts';
import { bitsOf, type MaskedWord, type SharedBits, type WordMasks } from './word-masks.ts';

/** One way to ask for a card. */
export interface Ask {
  readonly card: Card;
  /** The card's place in the list of all. */
  readonly place: number;
  /** Its own place in the list of all wordings. */
  readonly number: number;
  readonly year: number;
  readonly words: Int32Array;
  readonly weight: number;
  readonly kind: string;
  readonly saysYesOrNo: boolean;
  /** Its words in their order. */
  readonly row: string;
}
/** A word of the question, how rare it is, and the words near it; for a number, only itself will do. */
export interface AskedWord extends MaskedWord {
  readonly rare: number;
  readonly isNumber: boolean;
  /** What it means when a card does not have it. */
  readonly missed: Missed;
}
/** What is wanted, beside the words. */
export interface Asked {
  readonly kind: string;
  readonly asksYesOrNo: boolean;
  /** The child's school year, 0 to 7. */
  readonly year: number;
  /** Its words in their order. */
  readonly row: string;
}

/** Words of the rest of the card count less than those of the wording itself. */
const ELSEWHERE = 0.45;
/** A word of almost the same meaning. */
const NEAR = 0.6;
/** 'Yes' is no answer to 'which'. */
const YES_TO_NO_QUESTION = 0.9;
/** Taken off for each grade that the card is above the child's. */
const A_GRADE_ABOVE = 0.04;
const A_GRADE_BELOW = 0.006;
/** A card that does not have such a word at all speaks of something else. */
const WITHOUT_A_WORD = 0.75;
const WITHOUT_AN_EVERYDAY_WORD = 0.88;
/** And is never sure: 'is sand a solid' is no answer for honey. */
const MOST_WITHOUT_A_WORD = 0.5;
/** 'Is a square a rectangle' has the words of 'is a rectangle a square', and another answer. */
const TURNED = 0.75;
/** The question in the card's own words goes before all others. */
export const EXACT = 0.96;

/**
 * How well a wording fits a question, 0 to 1: the harmonic mean of how much of the question the card speaks of, and how much of the
 * wording the question has; less for another kind of answer and for a card above or below the child's grade.
 * @param masks the words of the question as bits
 * @param around the bits of all words of a card
 */
export const wordingScore =
  (masks: WordMasks, around: SharedBits) =>
  (
    ask: Ask,
    words: readonly AskedWord[],
    weight: number,
    { kind, asksYesOrNo, year, row }: Asked,
  ): number => {
    const [itself, near] = [bitsOf(ask.words, masks.itself), bitsOf(ask.words, masks.near)];
    const isInAsk = (itself | near) === 2 ** words.length - 1;
    if (!isInAsk) around.find(ask.place);
    const [itselfAround, nearAround] = isInAsk ? [0, 0] : [around.itself(ask.place), around.near(ask.place)];
    let [inAsk, elsewhere, less, isAllKnown, bit] = [0, 0, 1, true, 1];
    for (const { rare, isNumber: onlyItself, missed } of words) {
      if (itself & bit) inAsk += rare;
      else if (onlyItself) return 0;
      else if (near & bit) inAsk += NEAR * rare;
      else if (itselfAround & bit) elsewhere += rare;
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
