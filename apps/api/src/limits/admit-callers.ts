import { hashToken, type Store } from '@noodlenaut/db';
import { addressKey, sessionTokens, type SessionTokens } from '@noodlenaut/domain';
import type { Limits } from './limits.ts';
import { readSession, type SessionSettings, type SessionViewer } from '../sessions/read-session.ts';

/** The parts of a request that tell who asks. */
export interface Sender {
  readonly headers: { readonly cookie?: string | undefined; readonly authorization?: string | undefined };
  readonly ip: string;
}
/** A request that was counted. */
export interface CountedRequest {
  /** The viewer; looked up when first asked for, so that a session that ends while a slow body arrives does not count. */
  viewer(): Promise<SessionViewer | null>;
}
export interface Callers {
  /** Counts a request as so many calls. @throws AppError too_many_requests, also from `viewer` */
  admit(sender: Sender, calls?: number): Promise<CountedRequest>;
}

interface CallerServices {
  readonly store: Pick<Store, 'sessions'>;
  readonly limits: Limits;
  readonly now: () => Date;
  readonly env: SessionSettings;
}

/** How many sessions are remembered as live. */
const REMEMBERED = 20_000;

const hashesOf = ({ cookie, bearer }: SessionTokens): readonly string[] =>
  [cookie, bearer].filter((token) => token !== null).map(hashToken);

/** Whose a session is. */
type Owner = Pick<SessionViewer, 'id' | 'cookieSid'>;

/**
 * Requests with a live session are counted by session and account, all others by address, also those with a made-up session
 * (decision 0055). Everything is counted before it is looked up, so that a flood costs no statements: for the person the session
 * belonged to a moment ago, or by address until the session is known to be live. So signed-in people do not suffer from others at
 * their address.
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
    const viewer = await readSession(store, tokens, now(), env);
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
