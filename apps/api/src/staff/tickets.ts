import { safeText } from '@noodlenaut/contract';
import type { RootStore } from '@noodlenaut/db';
import { answerMail, SUPPORT_TOPICS, TICKET_LENGTH, typedTicketNumber } from '@noodlenaut/domain';
import { StaffError, type StaffCommand } from './staff-context.ts';
import { quoted } from './terminal-text.ts';

/** So many are shown at once: those of paid plans first, then the longest waiting. */
export const OPEN_TICKETS = 50;

type OpenTicket = Awaited<ReturnType<RootStore['support']['open']>>[number];
const minute = (moment: Date): string => moment.toISOString().slice(0, 16);

/** One line of the queue: number, since when, whether a paid plan puts it first, about what, by whom, and whether it was answered. */
export const ticketLine = ({ number, createdAt, isPriority, topic, username, answers }: OpenTicket): string =>
  [
    number,
    minute(createdAt),
    isPriority && 'PRIORITY',
    SUPPORT_TOPICS[topic],
    username ?? 'not signed in',
    answers > 0 && `answered ${answers === 1 ? 'once' : `${answers} times`}`,
  ]
    .filter(Boolean)
    .join('  ');

const numberOf = (typed: string): string => {
  const number = typedTicketNumber(typed);
  if (number === null)
    throw new StaffError('A ticket has a number like T-7K4G. `tickets` lists the open ones.');
  return number;
};
const notOpen = (number: string) => new StaffError(`There is no open ticket ${number}.`);

export const tickets: StaffCommand = {
  takes: '',
  does: 'open questions to support, those of paid plans first',
  run: async ({ store, print }) => {
    const open = await store.support.open(OPEN_TICKETS);
    print(`Open tickets: ${open.length === 0 ? 'none' : open.length}`);
    for (const one of open) print(`  ${ticketLine(one)}`);
  },
};

export const ticket: StaffCommand = {
  takes: 'TICKET',
  does: 'a whole ticket with its answers, and whether the address is one that the account has confirmed',
  run: async ({ store, print }, typed = '') => {
    const number = numberOf(typed);
    const found = await store.support.find(number);
    if (!found) throw new StaffError(`There is no ticket ${number}.`);
    const { username, role, email, isOwnAddress } = found;
    const state = found.closedAt === null ? 'open' : `closed ${minute(found.closedAt)}`;
    print(
      [number, state, found.isPriority && 'PRIORITY', SUPPORT_TOPICS[found.topic]].filter(Boolean).join('  '),
    );
    print(
      username === null ? 'From: somebody who was not signed in' : `From: ${username} (${role ?? 'no role'})`,
    );
    print(
      `Answer to: ${email} (${isOwnAddress ? 'confirmed by the account' : 'not confirmed by an account: say nothing about anybody there'})`,
    );
    print(`${minute(found.createdAt)}\n${quoted(found.body)}`);
    for (const { at, text } of found.answers) print(`Answered ${minute(new Date(at))}\n${quoted(text)}`);
  },
};

export const answer: StaffCommand = {
  takes: 'TICKET TEXT',
  does: 'mails an answer and keeps it with the ticket; put TEXT in quotes',
  run: async ({ store, publicUrl, print }, typed = '', ...words) => {
    const number = numberOf(typed);
    const text = safeText(TICKET_LENGTH, 1).safeParse(words.join(' ').trim());
    if (!text.success) throw new StaffError(text.error.issues.map(({ message }) => message).join('\n'));
    const mail = answerMail({ number }, text.data, { url: `${publicUrl}/support` });
    const kept = await store.transaction(async (inside) => {
      const asked = await inside.support.answer(number, text.data);
      if (!asked) return false;
      await inside.outbox.add({
        userId: asked.userId,
        toAddress: asked.email,
        subject: mail.subject,
        bodyText: mail.text,
      });
      return true;
    });
    if (!kept) throw notOpen(number);
    print(`The answer is on its way. \`close ${number}\` takes the ticket from the list.`);
  },
};

export const close: StaffCommand = {
  takes: 'TICKET',
  does: 'closes a ticket; it is deleted 180 days later',
  run: async ({ store, print }, typed = '') => {
    const number = numberOf(typed);
    if (!(await store.support.close(number))) throw notOpen(number);
    print(`${number} is closed.`);
  },
};
