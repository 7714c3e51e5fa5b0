import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerMail, ticketMail, ticketNotice } from './support-mails.ts';
import { SUPPORT_TOPIC_IDS, SUPPORT_TOPICS } from './support-topics.ts';
import { ticketNumber, typedTicketNumber } from './ticket-number.ts';

const dice = fc.array(fc.nat(26), { minLength: 4, maxLength: 4 });
const numberOf = (throws: readonly number[]) => {
  const rest = [...throws];
  return ticketNumber(() => rest.shift() ?? 0);
};

test('a ticket has a number of T and four signs, which is found again however it is typed', () => {
  fc.assert(
    fc.property(dice, (throws) => {
      const number = numberOf(throws);
      expect(number).toMatch(/^T-[B-DF-HJ-NP-TV-XZ2-9]{4}$/);
      const signs = number.slice(2);
      for (const typed of [number, number.toLowerCase(), signs.toLowerCase(), ` T ${signs} `, `t${signs}`])
        // A number whose first sign is T can only be typed with the T before it.
        if (!/^\s*t[^-\s]{3}$/i.test(typed)) expect(typedTicketNumber(typed)).toBe(number);
    }),
  );
});

test.each(['', 'T-', 'T-7K4', 'T-7K4GG', 'T-AEIO', 'child-1', 'T-7K4\u001B'])(
  '%j is no number of a ticket',
  (text) => expect(typedTicketNumber(text)).toBe(null),
);

test('mails about a ticket have one line as subject, and the topics of the form are those with words', () => {
  expect(SUPPORT_TOPIC_IDS).toHaveLength(Object.keys(SUPPORT_TOPICS).length);
  const desk = { hours: 'Monday to Friday, 9 to 17', url: 'https://school.test/support' };
  for (const topic of SUPPORT_TOPIC_IDS)
    for (const mail of [
      ticketMail({ number: 'T-7K4G', topic }, desk),
      ticketMail({ number: 'T-7K4G', topic }, { ...desk, hours: null }),
      answerMail({ number: 'T-7K4G' }, 'First line.\nBcc: all@example.org', desk),
      ticketNotice({ number: 'T-7K4G', topic }),
    ]) {
      expect(mail.subject).toContain('T-7K4G');
      expect(mail.subject).not.toMatch(/[\r\n]/);
    }
});
