import { GRADES, SUBJECTS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { readLessons } from '../../red-team/read-lessons.ts';
import { buildLexicon, checkAnswer, judge } from '../index.ts';
import { fitAnswer } from '../local/fit-answer.ts';
import { cardsOf } from './card-index.ts';
import { readCards } from './load-cards.ts';

const lessons = readLessons();
const all = readCards(lessons);
const cards = cardsOf(all);
const lexicon = buildLexicon(lessons, cards);

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
  const wrong = all.flatMap(({ says, next, asks, grade }) => {
    const text = [...says, next].join(' ');
    const { ruleIds } = checkAnswer(text, { grade, open: null, allowedWords: lexicon });
    const faults = [...ruleIds, ...(fitAnswer([...says, next], grade) === text ? [] : ['does not fit'])];
    return faults.length === 0 ? [] : [`${faults.join()} | ${asks[0]} | ${text}`];
  });
  expect(wrong).toEqual([]);
});

test('[P7.11] the policy lets every question of a card through', () => {
  const stopped = all.flatMap(({ asks, grade }) =>
    asks.flatMap((ask) => {
      const { severity, ruleIds } = judge(ask, { grade, known: { words: [] }, recent: [] }, lexicon);
      return severity === 'fine' ? [] : [`${ruleIds.join()} | ${ask}`];
    }),
  );
  expect(stopped).toEqual([]);
});

test('a wording of a card finds that card, also with a typing error', () => {
  const missed = all.flatMap((card, at) => {
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
