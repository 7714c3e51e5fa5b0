import type { Context } from '../context.ts';
import { hashToken } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { LINK_TOKEN } from '../mail/fill-mail.ts';
import { answerWish, shownWish } from './class-wishes.ts';

/**
 * The link of a mail by which a guardian approves or refuses a class: once, seven days. Its token is behind the # (security
 * 2.15).
 */
export const classMailLink = ({ env }: Pick<Context, 'env'>, membershipId: string) => ({
  url: `${env.PUBLIC_URL}/class-wish#${LINK_TOKEN}`,
  link: 'class-wish' as const,
  linkFor: membershipId,
});

const over = () =>
  new AppError('not_found', {
    message: 'This link is over. It was used, is too old, or nothing waits any more.',
  });

/** What a press would approve; changes nothing. */
export async function readClassMail(services: Pick<Context, 'now' | 'store'>, token: string) {
  const known = await services.store.classWishes.tokenOf(hashToken(token), services.now());
  const wish = known && (await services.store.classWishes.forGuardian(known.membershipId, known.guardianId));
  if (!wish || wish.isAnswered) throw over();
  return shownWish(wish);
}

/** The press itself: works signed out, for a guardian whose link is still active. */
export async function answerClassMail(
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  { token, isYes }: { token: string; isYes: boolean },
) {
  await services.store.transaction(async (store) => {
    const used = await store.classWishes.useToken(hashToken(token), services.now());
    if (!used) throw over();
    const about = await answerWish(services, store, { ...used, isYes });
    const audit = { actorId: used.guardianId, action: 'family.answerClassMail', result: 'done' } as const;
    await store.audit.write({ ...audit, ...about, requestId: services.requestId });
  });
  return { ok: true as const };
}
