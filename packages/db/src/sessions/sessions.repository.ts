import { SESSION_ABSOLUTE_S } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { PREPARED } from '../connection/prepared-statements.ts';
import { planFacts, planFactsOfUser } from '../plans/plan-facts.ts';

export interface NewSession {
  readonly cookieHash: string;
  readonly bearerHash: string;
  readonly userId: string;
  readonly cookieIdleS: number;
  readonly bearerIdleS: number;
  /** When it ends, also while it is used; a week unless said otherwise. */
  readonly absoluteS?: number;
  /** Whether a password opened it, and not pictures, a QR code or Google. */
  readonly isByPassword: boolean;
  /** Google opened it, and has its own second factor. */
  readonly isByGoogle?: boolean;
  /** When Google asked for the password there; only if that was just now. */
  readonly confirmedAt?: Date | null;
  /** The adult whose trusted device, QR code or card opened it. The session ends with that (decision 0063). */
  readonly through?: {
    readonly adultId: string;
    readonly by: 'device' | 'qr' | 'card';
    /** The trusted device; the session ends with it. */
    readonly deviceId?: string;
  } | null;
  /** What the list of sessions shows: the browser and system, in a few words. */
  readonly device: string;
}

const alive = sql<boolean>`s.expire > now() and s.last_seen_at > now() - s.idle_seconds * interval '1 second'`;

/** The login store (S3.52, security 2.2). It knows only hashes. Sessions expire by the clock of the database. */
export function sessionsRepository(db: Database) {
  return {
    /** Writes the session of the cookie, and the one of the bearer, which ends with it. */
    create: (session: NewSession) => {
      const both = {
        userId: session.userId,
        expire: sql<Date>`now() + ${session.absoluteS ?? SESSION_ABSOLUTE_S} * interval '1 second'`,
        sess: JSON.stringify({ device: session.device }),
        openedBy: session.through?.adultId ?? null,
        openedWith: session.through?.by ?? null,
        openedOn: session.through?.deviceId ?? null,
        byGoogle: session.isByGoogle ?? false,
      };
      const cookie = {
        ...both,
        sid: session.cookieHash,
        kind: 'cookie' as const,
        parentSid: null,
        idleSeconds: session.cookieIdleS,
        confirmedAt: session.isByPassword ? sql<Date>`now()` : (session.confirmedAt ?? null),
      };
      const bearer = {
        ...both,
        sid: session.bearerHash,
        kind: 'bearer' as const,
        parentSid: session.cookieHash,
      };
      return db
        .insertInto('sessions')
        .values([cookie, { ...bearer, idleSeconds: session.bearerIdleS }])
        .execute();
    },
    /** The live sessions behind these hashes with their accounts: one statement for every request. */
    find: async (hashes: readonly string[]) => {
      const rows = await db
        .selectFrom('sessions as s')
        .innerJoin('users as u', 'u.id', 's.userId')
        .select([
          's.sid',
          's.kind',
          's.parentSid',
          's.publicId',
          's.userId',
          's.confirmedAt',
          's.byGoogle',
          'u.role',
          'u.isVerified',
          'u.verificationExpires',
          'u.username',
        ])
        .select(['u.firstName', 'u.profileImageUrl', 'u.timezone', 'u.grade'])
        .select(sql<boolean>`u.password_hash is not null`.as('hasPassword'))
        .select(
          sql<boolean>`exists (select from second_factors sf
            where sf.user_id = u.id and sf.confirmed_at is not null)`.as('hasSecondFactor'),
        )
        .select(planFactsOfUser.as('plans'))
        .modifyFront(PREPARED)
        .where('s.sid', 'in', [...hashes])
        .where(alive)
        .where('u.isActive', '=', true)
        .execute();
      return rows.map((row) => ({ ...row, plans: planFacts(row.plans) }));
    },
    /** Records that these sessions were used. It is called for many at once, not for each request. */
    touch: (hashes: readonly string[]) =>
      db
        .updateTable('sessions')
        .set({ lastSeenAt: sql`now()` })
        .where('sid', 'in', [...hashes])
        .execute(),
    /** Records that the password was entered in this session. */
    confirm: (sid: string, at: Date) =>
      db.updateTable('sessions').set({ confirmedAt: at }).where('sid', '=', sid).execute(),
    /** Ends a session and its bearer; the bearer's hash ends the session it belongs to. */
    end: (hashes: readonly string[]) =>
      db
        .deleteFrom('sessions')
        .where((eb) =>
          eb.or([
            eb('sid', 'in', [...hashes]),
            eb(
              'sid',
              'in',
              eb
                .selectFrom('sessions')
                .select('parentSid')
                .where('sid', 'in', [...hashes])
                .where('parentSid', 'is not', null)
                .$castTo<{ parentSid: string }>(),
            ),
          ]),
        )
        .execute(),
    /** The public id of a session; undefined when it has ended. */
    numberOf: async (sid: string) =>
      (await db.selectFrom('sessions').select('publicId').where('sid', '=', sid).executeTakeFirst())
        ?.publicId,
    endOne: (userId: string, publicId: string) =>
      db
        .deleteFrom('sessions')
        .where('userId', '=', userId)
        .where('publicId', '=', publicId)
        .where('kind', '=', 'cookie')
        .returning('sid')
        .execute(),
    /**
     * Ends every session of an account but the given one, and all other access made by the account: trusted devices,
     * QR codes, codes, invitations and links in mails (decision 0063). Returns the ended sessions.
     */
    endAll: async (userId: string, exceptSid: string | null = null) => {
      await sql`select end_ways_in(${userId}::uuid)`.execute(db);
      return db
        .deleteFrom('sessions')
        .where('userId', '=', userId)
        .where('kind', '=', 'cookie')
        .$if(exceptSid !== null, (query) => query.where('sid', '!=', exceptSid ?? ''))
        .returning('sid')
        .execute();
    },
    list: (userId: string) =>
      db
        .selectFrom('sessions as s')
        .select([
          's.sid',
          's.publicId',
          's.createdAt',
          sql<string>`coalesce(s.sess ->> 'device', '')`.as('device'),
        ])
        .select(
          sql<Date>`greatest(s.last_seen_at, (select max(bearer.last_seen_at) from sessions bearer
            where bearer.parent_sid = s.sid))`.as('lastSeenAt'),
        )
        .where('s.userId', '=', userId)
        .where('s.kind', '=', 'cookie')
        .where(alive)
        .orderBy('s.createdAt', 'desc')
        .execute(),
  };
}
export type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionsRepository>['find']>>[number];
