import { hashToken, type Store } from '@noodlenaut/db';
import { addressKey, sessionTokens, type SessionTokens } from '@noodlenaut/domain';
import type { ApiEnv } from '../env.ts';
import type { Limits } from './limits.ts';
import { readSession, type SessionViewer } from '../sessions/read-session.ts';

/** What of a request tells who asks. */
export interface Knock {
  readonly headers: { readonly cookie?: string | undefined; readonly authorization?: string | undefined };
  readonly ip: string;
}
/** A request that was counted. */
export interface Entry {
  /** Who asks; looked up when it is first asked for, so that a slow body brings no session over its end. */
  viewer(): Promise<SessionViewer | null>;
}
export interface Callers {
  /** Counts a request as so many calls. @throws AppError too_many_requests, also from `viewer` */
  admit(knock: Knock, calls?: number): Promise<Entry>;
}

interface CallerServices {
  readonly store: Pick<Store, 'sessions'>;
  readonly limits: Limits;
  readonly now: () => Date;
  readonly env: Pick<ApiEnv, 'SECOND_FACTOR'>;
}

/** So many sessions are known to have been live a moment ago. */
const REMEMBERED = 20_000;

const hashesOf = ({ cookie, bearer }: SessionTokens): readonly string[] =>
  [cookie, bearer].filter((token) => token !== null).map(hashToken);

/** Whose a session is. */
type Owner = Pick<SessionViewer, 'id' | 'cookieSid'>;

/**
 * What carries a live session is counted by session and account, anything else by address, a made-up session too (decision 0055).
 * All is counted before anything is looked up, so that no flood costs statements: as whoever the session was a moment ago, or
 * by address until it is known to be live. So who is signed in already does not suffer from what others at the address send.
 */
export function admitCallers({ store, limits, now, env }: CallerServices): Callers {
  const known = new Map<string, Owner>();
  const remember = (sid: string, { id, cookieSid }: Owner) => {
    known.delete(sid);
    known.set(sid, { id, cookieSid });
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
  };
  const countSession = async ({ id, cookieSid }: Owner, calls: number) => {
    await limits.consume('any.session', cookieSid, calls);
    await limits.consume('any.account', id, calls);
  };
  const look = async (counted: {
    tokens: SessionTokens;
    owner: Owner | null;
    address: string;
    calls: number;
  }) => {
    const { tokens, owner, address, calls } = counted;
    const viewer = await readSession(store, tokens, now(), env.SECOND_FACTOR);
    if (viewer === null) {
      hashesOf(tokens).forEach((sid) => known.delete(sid));
      if (owner) await limits.consume('any.address', address, calls);
      return null;
    }
    for (const sid of viewer.sids) remember(sid, viewer);
    if (owner) return viewer;
    await limits.giveBack('any.address', address, calls);
    await countSession(viewer, calls);
    return viewer;
  };
  return {
    admit: async ({ headers, ip }, calls = 1) => {
      const tokens = sessionTokens(headers.cookie, headers.authorization);
      const sent = hashesOf(tokens);
      const address = addressKey(ip);
      const owner = sent.map((sid) => known.get(sid)).find((one) => one !== undefined) ?? null;
      if (owner) await countSession(owner, calls);
      else await limits.consume('any.address', address, calls);
      let viewer: Promise<SessionViewer | null> | null = null;
      return {
        viewer: () =>
          (viewer ??= sent.length === 0 ? Promise.resolve(null) : look({ tokens, owner, address, calls })),
      };
    },
  };
}
