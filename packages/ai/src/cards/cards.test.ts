import { GRADES, SUBJECTS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { readLessons } from '../../red-team/read-lessons.ts';
import { buildLexicon, checkAnswer, judge } from '../index.ts';
import { shareOf } from '../testing/share-of.ts';
import { glossaryOf } from '../glossary/glossary.ts';
import { answerLocally } from '../local/answer-locally.ts';
import { fitAnswer } from '../local/fit-answer.ts';
import type { Card } from './card.ts';
import { cardsOf } from './card-index.ts';
import { readCards } from './load-cards.ts';

const lessons = readLessons();
const all = readCards(lessons);
const cards = cardsOf(all);
const lexicon = buildLexicon(lessons, cards);
/** A prime: no subject or grade is left out by counting. */
const judged = shareOf(all, 23);

test('[P7.04] every lesson has at least five cards', () => {
  const few = lessons.filter(
    ({ subject, grade, content }) =>
      all.filter(
        (card) => card.subject === subject && card.grade === grade && card.lessonTitle === content.title,
      ).length < 5,
  );
  expect(few.map(({ key }) => key)).toEqual([]);
  expect(all.length).toBeGreaterThan(SUBJECTS.length * GRADES.length * 75);
});

test('[P7.12] every card passes the check of answers, and all of its sentences fit its grade', () => {
  const wrong = judged.flatMap(({ says, next, asks, grade }) => {
    const text = [...says, next].join(' ');
    const { ruleIds } = checkAnswer(text, { grade, open: null, allowedWords: lexicon });
    const faults = [...ruleIds, ...(fitAnswer([...says, next], grade) === text ? [] : ['does not fit'])];
    return faults.length === 0 ? [] : [`${faults.join()} | ${asks[0]} | ${text}`];
  });
  expect(wrong).toEqual([]);
});

test('[P7.11] the policy lets every question of a card through', () => {
  const stopped = judged.flatMap(({ asks, grade }) =>
    asks.flatMap((ask) => {
      const { severity, ruleIds } = judge(ask, { grade, known: { words: [] }, recent: [] }, lexicon);
      return severity === 'fine' ? [] : [`${ruleIds.join()} | ${ask}`];
    }),
  );
  expect(stopped).toEqual([]);
});

test('a wording of a card finds that card, also with a typing error', () => {
  const missed = judged.flatMap((card, at) => {
    const ask = card.asks[at % card.asks.length] ?? '';
    const [best] = cards.find(ask, card.grade);
    // Two cards may have the same words, such as 'its' and "it's".
    return best && (best.card === card || best.score > 0.9) ? [] : [`${ask}: ${best?.card.asks[0]}`];
  });
  expect(missed).toEqual([]);
  const [best] = cards.find('is sand a solid or a liqid', '2nd');
  expect(best?.card.asks.join()).toContain('sand');
});

test('a name that no card knows finds nothing', () => {
  for (const ask of ['what is the capital of zamunda', 'who was baron von quux', 'what is flurbo'])
    expect(cards.find(ask, '6th')[0]?.score ?? 0, ask).toBeLessThan(0.6);
});

const small = (asks: readonly string[], says: string): Card => ({
  subject: 'science',
  grade: '2nd',
  lessonTitle: 'T',
  skill: 'science-water',
  asks,
  says: [says],
  next: 'Look!',
});

test('a word of almost the same meaning finds a card, and scores less than the word itself', () => {
  const index = cardsOf([
    small(['does flat clay weigh less', 'is flat clay lighter'], 'No, it weighs the same.'),
    small(['does ice weigh less than water'], 'Yes.'),
  ]);
  const [same] = index.find('is flat clay lighter', '2nd');
  const [near] = index.find('is squashed clay lighter', '2nd');
  expect([same?.card.says, near?.card.says]).toEqual([
    ['No, it weighs the same.'],
    ['No, it weighs the same.'],
  ]);
  expect(near?.score).toBeLessThan(same?.score ?? 0);
});

test('a card that lacks a rare word of the question is never sure; its question is said before its answer', async () => {
  const sand = small(['is sand a solid or a liquid'], 'Sand is a solid.');
  const others = ['honey', ...Array.from({ length: 200 }, (_, at) => `thing${at}`)].map((name) =>
    small([`where does ${name} come from`], `${name}.`),
  );
  const [found] = cardsOf([sand, ...others]).find('is honey a solid or a liquid', '2nd');
  expect(found?.card).toBe(sand);
  expect(found?.score).toBeLessThanOrEqual(0.5);
  const { text } = await answerLocally(
    { message: 'is honey a solid or a liquid', grade: '2nd', subject: null, open: null, turns: [] },
    {
      library: { search: () => Promise.resolve([]) },
      glossary: glossaryOf([]),
      cards: cardsOf([sand, ...others]),
    },
  );
  expect(text).toMatch(/^Do you mean: is sand a solid or a liquid\? Sand is a solid\./);
});
