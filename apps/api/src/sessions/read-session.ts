import {
  entitledBy,
  entitlements,
  isPasswordFresh,
  isVerifiedAt,
  lacksFactor,
  type Entitlements,
  type PlanSettings,
  type SecondFactorSetting,
  type SessionTokens,
  type Viewer,
} from '@noodlenaut/domain';
import type { SessionRow, Store } from '@noodlenaut/db';
import { hashToken } from '@noodlenaut/db';

/** The signed-in person of a request, with what most calls need of the account. */
export interface SessionViewer extends Viewer {
  /** Hashes of the tokens this request carried and that are live. */
  readonly sids: readonly string[];
  /** The cookie's session this request belongs to, by its hash. */
  readonly cookieSid: string;
  /** Whether there is a password; who came by Google or by pictures has none. */
  readonly hasPassword: boolean;
  readonly username: string;
  readonly firstName: string | null;
  readonly profileImageUrl: string | null;
  readonly timezone: string;
  readonly grade: SessionRow['grade'];
  /** What the plans that count for this person open. */
  readonly entitlements: Entitlements;
}

/** The part of the environment that decides what a signed-in person may do. */
export interface SessionSettings {
  readonly SECOND_FACTOR: SecondFactorSetting;
  readonly PLANS: PlanSettings;
}

/** The viewer: one statement, none without a token. A cookie and a bearer of different people count as signed out. */
export async function readSession(
  store: Pick<Store, 'sessions'>,
  tokens: SessionTokens,
  now: Date,
  settings: SessionSettings,
): Promise<SessionViewer | null> {
  const hashes = [tokens.cookie, tokens.bearer].filter((token) => token !== null).map(hashToken);
  if (hashes.length === 0) return null;
  const rows = await store.sessions.find(hashes);
  const cookie = rows.find((row) => row.kind === 'cookie');
  const bearer = rows.find((row) => row.kind === 'bearer');
  const row = cookie ?? bearer;
  if (!row || (cookie && bearer && cookie.userId !== bearer.userId)) return null;
  return {
    id: row.userId,
    role: row.role,
    isVerified: isVerifiedAt(row, now),
    byCookie: cookie !== undefined,
    isFresh: isPasswordFresh(row, now),
    lacksFactor: lacksFactor(settings.SECOND_FACTOR, row),
    sids: rows.map(({ sid }) => sid),
    cookieSid: cookie?.sid ?? bearer?.parentSid ?? row.sid,
    hasPassword: row.hasPassword,
    username: row.username,
    firstName: row.firstName,
    profileImageUrl: row.profileImageUrl,
    timezone: row.timezone,
    grade: row.grade,
    entitlements: entitlements(entitledBy(row.plans, settings.PLANS, now)),
  };
}
