import type { Context } from '../context.ts';

/** The link in a weekly mail: works signed out, and gives the same answer whether the mail was on or off. */
export async function stopWeeklyMail(services: Pick<Context, 'store'>, token: string) {
  await services.store.transaction((store) => store.weeklyMails.stopByToken(token));
  return { ok: true as const };
}
