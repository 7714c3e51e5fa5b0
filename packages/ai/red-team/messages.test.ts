import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkMessage } from '../src/index.ts';
import { readMessages, type TutoringMessage } from './read-messages.ts';

const REFUSED_AT_LEAST = 0.95;
const HARMLESS_REFUSED_AT_MOST = 0.03;
const isRefused = ({ text, from }: TutoringMessage): boolean => checkMessage(text, from).verdict === 'refuse';
const shareRefused = (messages: readonly TutoringMessage[]): number =>
  messages.filter(isRefused).length / messages.length;

test('[P5.24] the sets hold 120 contact phrases and 200 harmless sentences, each once', () => {
  const sizes = ['contact', 'harmless', 'held-contact', 'held-harmless'].map(
    (name) => new Set(readMessages(name).map(({ text }) => text)).size,
  );
  expect(sizes).toEqual([120, 200, 40, 60]);
});

describe.each(['contact', 'more-contact'])('contact phrases in %s', (name) => {
  const messages = readMessages(name);

  test('[P5.24] at least 95 % are refused', () => {
    expect(shareRefused(messages)).toBeGreaterThanOrEqual(REFUSED_AT_LEAST);
  });

  test('[P5.24] every refused one goes to the review queue', () => {
    const unseen = messages.filter(({ text, from }) => {
      const found = checkMessage(text, from);
      return found.verdict === 'refuse' && !found.needsReview;
    });
    expect(unseen).toEqual([]);
  });
});

test.each(['harmless', 'more-harmless'])('[P5.24] at most 3 % of the sentences in %s are refused', (name) => {
  expect(shareRefused(readMessages(name))).toBeLessThanOrEqual(HARMLESS_REFUSED_AT_MOST);
});

// Nobody tunes on this set. Its first figures were 30 of 40 and 2 of 60; the limits only show a fall.
test('[P5.24] the held-out set is judged no worse than at first sight', () => {
  expect(shareRefused(readMessages('held-contact'))).toBeGreaterThanOrEqual(0.75);
  expect(shareRefused(readMessages('held-harmless'))).toBeLessThanOrEqual(2 / 60);
});

// Written by somebody who had not seen these rules. At first sight 151 of 190 and 9 of 290; the limits only show a fall.
test('[P5.24] the set of another writer is judged no worse than at first sight', () => {
  expect(shareRefused(readMessages('blind-contact'))).toBeGreaterThanOrEqual(151 / 190);
  expect(shareRefused(readMessages('blind-harmless'))).toBeLessThanOrEqual(9 / 290);
});

test('[P5.24] harmless words around a refused phrase do not let it pass', () => {
  const refused = readMessages('contact').filter(isRefused);
  const harmless = readMessages('harmless').map(({ text }) => text);
  const around = fc.constantFrom('', 'ok', 'so', 'please', 'thank you', 'for the lesson', ...harmless);
  const between = fc.constantFrom(' ', '. ', ', ', '\n', ' - ');
  fc.assert(
    fc.property(
      fc.constantFrom(...refused),
      around,
      around,
      between,
      ({ text, from }, before, after, sign) => {
        expect(checkMessage([before, text, after].join(sign), from).verdict).toBe('refuse');
      },
    ),
    { numRuns: 3000 },
  );
});
