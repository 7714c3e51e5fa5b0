import type { Context } from '../context.ts';

/** The link in a weekly mail: works signed out, and answers the same whether the mail was still on. */
export async function stopWeeklyMail(services: Pick<Context, 'store'>, token: string) {
  await services.store.transaction((store) => store.weeklyMails.stopByToken(token));
  return { ok: true as const };
}
