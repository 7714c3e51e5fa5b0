import { hashToken, type Store } from '@noodlenaut/db';
import {
  isVerifiedAt,
  lacksFactor,
  sessionTokens,
  type SecondFactorSetting,
  type Viewer,
} from '@noodlenaut/domain';

/** A viewer, and the hash of the session they came with: when it ends, their sockets are closed. */
export interface Visitor extends Viewer {
  readonly sid: string;
  /** The sign-in, whichever of its two secrets was sent. Seats belong to it. */
  readonly signIn: string;
}
/** The person of these headers; null for nobody. */
export type FindViewer = (headers: Headers) => Promise<Visitor | null>;

/** Looks the session up in the database: one statement, none without a token. So a logout counts at once (security 2.2). */
export const findViewerIn =
  (store: Pick<Store, 'sessions'>, secondFactor: SecondFactorSetting): FindViewer =>
  async (headers) => {
    const { cookie: cookieToken, bearer } = sessionTokens(
      headers.get('cookie'),
      headers.get('authorization'),
    );
    const hashes = [cookieToken, bearer].filter((token) => token !== null).map(hashToken);
    if (hashes.length === 0) return null;
    const rows = await store.sessions.find(hashes);
    const cookie = rows.find(({ kind }) => kind === 'cookie');
    const row = cookie ?? rows[0];
    // A cookie and a bearer of different people count as nobody.
    if (!row || rows.some(({ userId }) => userId !== row.userId)) return null;
    const { userId: id, role, sid, parentSid } = row;
    // Nothing in a game asks for a password.
    return {
      id,
      role,
      isVerified: isVerifiedAt(row, new Date()),
      byCookie: cookie !== undefined,
      isFresh: false,
      lacksFactor: lacksFactor(secondFactor, row),
      sid,
      signIn: parentSid ?? sid,
    };
  };
