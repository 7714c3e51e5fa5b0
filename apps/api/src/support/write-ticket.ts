import { randomInt } from 'node:crypto';
import type { writeTicketRequest } from '@noodlenaut/contract';
import { hashName, type NewTicket, type Store } from '@noodlenaut/db';
import { ticketMail, ticketNotice, ticketNumber, trialEmail } from '@noodlenaut/domain';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { hasPriority } from './has-priority.ts';

/** Numbers are drawn anew when one is in use: there are 531,441 of them. */
const TRIES = 10;
type Services = Pick<Context, 'store' | 'limits' | 'env'>;

/**
 * Keeps a question to support and confirms it by mail, in one transaction (decision 0092). The same ticket sent again is answered with
 * its number.
 * @throws AppError wrong_state when another ticket has this id
 */
export async function writeTicket(
  services: Services,
  viewer: SessionViewer | null,
  { id, topic, text, email }: z.output<typeof writeTicketRequest>,
) {
  const { store, env } = services;
  const userId = viewer?.id ?? null;
  const isPriority = hasPriority(viewer);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await store.support.byId(id);
    if (before !== undefined) {
      const isSame =
        before.userId === userId && before.email === email && before.topic === topic && before.body === text;
      if (!isSame) throw new AppError('wrong_state');
      return { number: before.number };
    }
    const number = ticketNumber((sides) => randomInt(sides));
    const ticket = { id, number, userId, email, topic, body: text, isPriority };
    const isConfirmed = await mayMail(services, email);
    const isKept = await store.transaction(async (inside) => {
      if (!(await inside.support.add(ticket))) return false;
      if (isConfirmed) await confirm(inside, env, ticket);
      if (env.SUPPORT_MAIL !== undefined) await notifyOperator(inside, env.SUPPORT_MAIL, ticket);
      return true;
    });
    if (isKept) return { number };
  }
  throw new AppError('busy');
}

/** Whether this address gets one more confirmation today. Without it the ticket counts all the same. */
async function mayMail({ limits }: Pick<Services, 'limits'>, email: string): Promise<boolean> {
  try {
    await limits.consume('support.mail', hashName(trialEmail(email)));
    return true;
  } catch (cause) {
    if (cause instanceof AppError && cause.appCode === 'too_many_requests') return false;
    throw cause;
  }
}

async function confirm(store: Pick<Store, 'outbox'>, env: Services['env'], ticket: NewTicket): Promise<void> {
  const desk = { hours: env.SUPPORT_HOURS ?? null, url: `${env.PUBLIC_URL}/support` };
  const { subject, text } = ticketMail(ticket, desk);
  await store.outbox.add({ userId: ticket.userId, toAddress: ticket.email, subject, bodyText: text });
}

/** Belongs to nobody's account: it holds nothing about the person. */
async function notifyOperator(
  store: Pick<Store, 'outbox'>,
  toAddress: string,
  ticket: NewTicket,
): Promise<void> {
  const { subject, text } = ticketNotice(ticket);
  await store.outbox.add({ userId: null, toAddress, subject, bodyText: text });
}
