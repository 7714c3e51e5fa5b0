/**
 * Rate limits as data (SAFETY 2.18). `points` calls in `durationS` seconds for one key; a blocked key waits
 * `blockS` seconds. `store: 'database'` is counted once for all machines; `memory` once a process, for limits that
 * only guard against floods and must not cost a statement.
 */
export interface Limiter {
  readonly points: number;
  readonly durationS: number;
  readonly blockS?: number;
  readonly per: 'address' | 'account and address' | 'account' | 'session';
  readonly store: 'database' | 'memory';
  /** When the store is down: reads stay open; sign-in, links and codes stay shut. */
  readonly whenDown: 'open' | 'closed';
}

export const LIMITERS = {
  'login.account': {
    points: 10,
    durationS: 900,
    per: 'account and address',
    store: 'database',
    whenDown: 'closed',
  },
  'login.address': { points: 60, durationS: 60, per: 'address', store: 'memory', whenDown: 'closed' },
  'login.pictures': { points: 6, durationS: 1800, per: 'account', store: 'database', whenDown: 'closed' },
  'register.address': { points: 40, durationS: 2400, per: 'address', store: 'database', whenDown: 'closed' },
  'reset.account': { points: 3, durationS: 3600, per: 'account', store: 'database', whenDown: 'closed' },
  'reset.address': { points: 20, durationS: 3600, per: 'address', store: 'database', whenDown: 'closed' },
  'password.change': { points: 10, durationS: 900, per: 'account', store: 'database', whenDown: 'closed' },
  'rooms.create': { points: 5, durationS: 600, per: 'account', store: 'database', whenDown: 'closed' },
  'rooms.badcode': { points: 10, durationS: 600, per: 'account', store: 'database', whenDown: 'closed' },
  'rooms.badcode.address': {
    points: 120,
    durationS: 600,
    per: 'address',
    store: 'database',
    whenDown: 'closed',
  },
  'link.code': { points: 20, durationS: 3600, per: 'account', store: 'database', whenDown: 'closed' },
  'link.redeem': { points: 5, durationS: 3600, per: 'account', store: 'database', whenDown: 'closed' },
  'link.redeem.address': {
    points: 20,
    durationS: 3600,
    per: 'address',
    store: 'database',
    whenDown: 'closed',
  },
  'family.device': { points: 20, durationS: 86_400, per: 'account', store: 'database', whenDown: 'closed' },
  'family.child': { points: 12, durationS: 86_400, per: 'account', store: 'database', whenDown: 'closed' },
  // While a game server is away, a page asks for its seat once a second; behind one address sit whole classes.
  'seats.session': { points: 120, durationS: 60, per: 'session', store: 'memory', whenDown: 'open' },
  'seats.address': { points: 900, durationS: 60, per: 'address', store: 'memory', whenDown: 'open' },
  'rooms.report': { points: 20, durationS: 3600, per: 'account', store: 'database', whenDown: 'closed' },
  'class.create': { points: 20, durationS: 86_400, per: 'account', store: 'database', whenDown: 'closed' },
  'class.code': { points: 20, durationS: 86_400, per: 'account', store: 'database', whenDown: 'closed' },
  'class.join': { points: 10, durationS: 600, per: 'account', store: 'database', whenDown: 'closed' },
  'class.pupils': { points: 20, durationS: 86_400, per: 'account', store: 'database', whenDown: 'closed' },
  'class.cards': { points: 30, durationS: 3600, per: 'account', store: 'database', whenDown: 'closed' },
  'class.assign': { points: 60, durationS: 3600, per: 'account', store: 'database', whenDown: 'closed' },
  'mail.stop': { points: 30, durationS: 3600, per: 'address', store: 'memory', whenDown: 'open' },
  'tutoring.request': { points: 5, durationS: 86_400, per: 'account', store: 'database', whenDown: 'closed' },
  'tutoring.book': { points: 3, durationS: 86_400, per: 'account', store: 'database', whenDown: 'closed' },
  'lesson.complete': { points: 30, durationS: 60, per: 'account', store: 'memory', whenDown: 'open' },
  'practice.write': { points: 120, durationS: 60, per: 'account', store: 'memory', whenDown: 'open' },
  'chat.send': { points: 6, durationS: 60, per: 'account', store: 'memory', whenDown: 'open' },
  'any.session': { points: 300, durationS: 60, per: 'session', store: 'memory', whenDown: 'open' },
  'any.address': { points: 1500, durationS: 60, per: 'address', store: 'memory', whenDown: 'open' },
} as const satisfies Record<string, Limiter>;
export type LimiterName = keyof typeof LIMITERS;
