import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { appUri, newAppSecret, stepOf } from './app-codes.ts';
import { notifySecondFactor } from './notify-second-factor.ts';

const GOOGLES = 'You sign in with Google, which has a two-step sign-in of its own.';
const DOES_NOT_FIT = 'This code does not fit. Wait for the next one and try again.';

/** A new secret for the app of a grown-up; nothing changes until its first code was typed (decision 0073). */
export async function beginSecondFactor({ store }: Pick<Context, 'store'>, viewer: SessionViewer) {
  if (!viewer.hasPassword) throw new AppError('wrong_state', { message: GOOGLES });
  const secret = newAppSecret();
  if (!(await store.secondFactors.begin(viewer.id, secret))) throw new AppError('wrong_state');
  return { secret, uri: appUri(viewer.username, secret) };
}

/** The first code switches it on: every other session ends, and every way in that they made. */
export async function confirmSecondFactor(
  services: Pick<Context, 'env' | 'limits' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  code: string,
) {
  const { env } = services;
  const secret = await services.store.secondFactors.waiting(viewer.id);
  if (secret === null) throw new AppError('wrong_state');
  const ended = await services.limits.attempt('factor.account', viewer.id, async () => {
    const step = stepOf(secret, code, services.now());
    if (step === null) return null;
    return services.store.transaction(async (store) => {
      if (!(await store.secondFactors.confirm(viewer.id, secret, step))) throw new AppError('wrong_state');
      await store.audit.write(auditEntry(services, viewer, 'account.confirmSecondFactor'));
      await notifySecondFactor(store, viewer, true, env.PUBLIC_URL);
      return store.sessions.endAll(viewer.id, viewer.cookieSid);
    });
  });
  if (ended !== null) return { ended: ended.length };
  // Not a 401, because the viewer is signed in.
  throw new AppError('invalid_input', {
    message: DOES_NOT_FIT,
    issues: [{ path: 'code', message: DOES_NOT_FIT }],
  });
}

/** Switches it off, or forgets a secret that was not confirmed; where it is off already nothing happens. */
export async function dropSecondFactor(
  services: Pick<Context, 'env' | 'requestId' | 'store'>,
  viewer: SessionViewer,
) {
  const { env } = services;
  await services.store.transaction(async (store) => {
    if (!(await store.secondFactors.drop(viewer.id))) return;
    await store.audit.write(auditEntry(services, viewer, 'account.dropSecondFactor'));
    await notifySecondFactor(store, viewer, false, env.PUBLIC_URL);
  });
  return { ok: true as const };
}
