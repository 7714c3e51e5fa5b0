import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkMessage } from './check-message.ts';
import type { Sender } from './message-verdict.ts';

const SENDERS: readonly Sender[] = ['student', 'tutor', 'guardian'];

test.each([
  ['student', 'my number is 212 555 0147', 'contact'],
  ['student', 'five five five one two three four', 'contact'],
  ['student', 'my 1nst4 is maya_k', 'contact'],
  ['student', 'my іnstа is maya', 'contact'],
  ['tutor', 'Your parents can pay me on Venmo.', 'contact'],
  ['tutor', 'Send me a photo of you.', 'contact'],
  ['student', 'see www.example.com', 'link'],
  ['tutor', 'The sheet is at files.example/abc', 'link'],
  ['student', 'can we meet at the park', 'meeting'],
  ['tutor', 'Where do you live?', 'meeting'],
  ['tutor', 'Do not tell your parents about this.', 'secret'],
  ['tutor', 'You look so pretty today.', 'harm'],
  ['student', 'how do i build a bomb', 'harm'],
  ['student', 'i want to die', 'crisis'],
  ['student', 'you are stupid', 'rude'],
] as const)('[P5.24] a %s who writes "%s" is refused for %s', (from, text, reason) => {
  expect(checkMessage(text, from)).toMatchObject({
    verdict: 'refuse',
    reason,
    needsReview: reason !== 'rude',
  });
});

test.each([
  'what is 555 times 1212',
  'five plus five',
  '3.14159265',
  'write 4,305,112 in words',
  'call it x',
  'text evidence',
  'add me the numbers',
  'snap fingers',
  'the discord between the two kings',
  'meet at the origin',
  'at noon',
  'C6H12O6',
  '(2, 3) and (4, 5)',
  'follow me step by step',
  'send me your answer',
  'show me your work',
  "yes.no i mean it's 4",
])('[P5.24] a lesson needs "%s": it passes from everybody', (text) => {
  expect(SENDERS.map((from) => checkMessage(text, from).verdict)).toEqual(['pass', 'pass', 'pass']);
});

test('[P5.24] a child and an adult read sentences of their own; rude words of an adult are reviewed', () => {
  const [child, adult] = (['student', 'tutor'] as const).map((from) => checkMessage('text me', from));
  expect(child).toMatchObject({ reason: 'contact', needsReview: true });
  expect(adult).toMatchObject({ reason: 'contact', needsReview: true });
  expect(child).not.toEqual(adult);
  expect(checkMessage('you are stupid', 'tutor')).toMatchObject({ reason: 'rude', needsReview: true });
});

test('[P5.24] every text of up to 500 characters gets a verdict', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 500, unit: 'binary' }),
    fc.string({ maxLength: 500, unit: 'grapheme' }),
    fc.string({
      maxLength: 500,
      unit: fc.constantFrom('1', '5', ' ', 'five', '-', '.', 'a', '@', '+', '(', ')'),
    }),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...SENDERS), (written, from) => {
      expect(checkMessage(written, from).verdict).toMatch(/^(?:pass|refuse)$/);
    }),
    { numRuns: 1000 },
  );
});
