import { expect, test } from 'vitest';
import { READING_LIMITS, readingFaults } from '../answer/reading-limits.ts';
import { CATEGORIES } from '../rules/rule.ts';
import { ALL_RULES } from '../rules/all-rules.ts';
import { CATEGORY_REPLIES } from './category-replies.ts';
import { CRISIS_REPLY, OTHER_SAFE_ADULTS, URGENT_REPLY } from './crisis-replies.ts';
import { BANDS } from './grade-band.ts';
import { OFF_TOPIC_REPLY } from './other-replies.ts';

const GRADE_OF = { young: '2nd', middle: '4th', older: '6th' } as const;

test('every category has rules, and a reviewed text for each age unless it is a crisis', () => {
  expect(ALL_RULES.map(({ category }) => category).sort()).toEqual([...CATEGORIES].sort());
  for (const { category, severity } of ALL_RULES)
    if (severity !== 'crisis') expect(Object.keys(CATEGORY_REPLIES[category] ?? {})).toEqual([...BANDS]);
});

test.each(BANDS)('[P7.14] every fixed text has sentences that the band %s can read', (band) => {
  const texts = [
    CRISIS_REPLY,
    OTHER_SAFE_ADULTS,
    URGENT_REPLY,
    OFF_TOPIC_REPLY,
    ...Object.values(CATEGORY_REPLIES),
  ].map((text) => text[band]);
  for (const text of texts) expect([text, readingFaults(text, GRADE_OF[band])]).toEqual([text, []]);
  expect(READING_LIMITS[band].sentence).toBeGreaterThan(0);
});
