/**
 * Rate limits as data (security 2.18). `points` calls in `durationS` seconds for one key, from its first call on.
 * `store: 'database'` is counted once for all machines; `memory` once a process, for limits that only guard against floods and
 * must not cost a statement. A try is counted before it is checked. Where only failures count, a success is taken back.
 */
export interface Limiter {
  readonly points: number;
  readonly durationS: number;
  readonly per: 'address' | 'account and address' | 'account and device' | 'device' | 'account' | 'session';
  readonly store: 'database' | 'memory';
  /** What happens when the store is down: reads are allowed; sign-in, links and codes are refused. */
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
  // Tries from a browser in which the account signed in before. Somebody who guesses from elsewhere cannot use them up.
  'login.device': {
    points: 10,
    durationS: 900,
    per: 'account and device',
    store: 'database',
    whenDown: 'closed',
  },
  // Failures alone, from browsers that the account does not know: a school of 300 signs in on one morning.
  'login.address': { points: 60, durationS: 60, per: 'address', store: 'memory', whenDown: 'closed' },
  'login.pictures': { points: 6, durationS: 1800, per: 'account', store: 'database', whenDown: 'closed' },
  // All children of one trusted device together: who has stolen a tablet with thirty faces does not get six tries at each.
  'login.pictures.device': {
    points: 60,
    durationS: 3600,
    per: 'device',
    store: 'database',
    whenDown: 'closed',
  },
  // The same by the day, on a device of a class. At home only the family has the device in its hands.
  'login.pictures.day': {
    points: 20,
    durationS: 86_400,
    per: 'account and device',
    store: 'database',
    whenDown: 'closed',
  },
  // Wrong tries of one child on one device of a class, until the child gets in. Then the device sleeps until a teacher wakes it:
  // 40 tries are 3 in 100 of the passwords with three different pictures.
  'login.pictures.week': {
    points: 40,
    durationS: 7 * 86_400,
    per: 'account and device',
    store: 'database',
    whenDown: 'closed',
  },
  'login.pictures.device.day': {
    points: 100,
    durationS: 86_400,
    per: 'device',
    store: 'database',
    whenDown: 'closed',
  },
  'register.address': { points: 40, durationS: 2400, per: 'address', store: 'database', whenDown: 'closed' },
  'reset.account': { points: 3, durationS: 3600, per: 'account', store: 'database', whenDown: 'closed' },
  'reset.address': { points: 20, durationS: 3600, per: 'address', store: 'database', whenDown: 'closed' },
  'password.change': { points: 10, durationS: 900, per: 'account', store: 'database', whenDown: 'closed' },
  'recovery.account': {
    points: 10,
    durationS: 900,
    per: 'account and address',
    store: 'database',
    whenDown: 'closed',
  },
  // Only wrong codes count, from all addresses: everybody who gets here knows the password.
  'factor.account': { points: 10, durationS: 900, per: 'account', store: 'database', whenDown: 'closed' },
  'address.change': { points: 5, durationS: 3600, per: 'account', store: 'database', whenDown: 'closed' },
  'address.confirm': { points: 30, durationS: 3600, per: 'address', store: 'memory', whenDown: 'closed' },
  'plans.ask': { points: 5, durationS: 3600, per: 'account', store: 'database', whenDown: 'closed' },
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
  // Each makes a large file, or mails to several people.
  'privacy.export': { points: 5, durationS: 86_400, per: 'account', store: 'database', whenDown: 'closed' },
  'privacy.erase': { points: 5, durationS: 86_400, per: 'account', store: 'database', whenDown: 'closed' },
  // While a game server is down, a page asks for its seat once a second. The address is counted for requests without a session.
  'seats.session': { points: 120, durationS: 60, per: 'session', store: 'memory', whenDown: 'open' },
  'seats.address': { points: 900, durationS: 60, per: 'address', store: 'memory', whenDown: 'open' },
  'rooms.report': { points: 20, durationS: 3600, per: 'account', store: 'database', whenDown: 'closed' },
  'rooms.face': { points: 60, durationS: 60, per: 'account', store: 'memory', whenDown: 'open' },
  'class.create': { points: 20, durationS: 86_400, per: 'account', store: 'database', whenDown: 'closed' },
  'class.code': { points: 20, durationS: 86_400, per: 'account', store: 'database', whenDown: 'closed' },
  'class.join': { points: 10, durationS: 600, per: 'account', store: 'database', whenDown: 'closed' },
  'class.pupils': { points: 20, durationS: 86_400, per: 'account', store: 'database', whenDown: 'closed' },
  'class.cards': { points: 30, durationS: 3600, per: 'account', store: 'database', whenDown: 'closed' },
  'class.device': { points: 60, durationS: 86_400, per: 'account', store: 'database', whenDown: 'closed' },
  'school.change': { points: 60, durationS: 3600, per: 'account', store: 'database', whenDown: 'closed' },
  'class.signInWish': { points: 60, durationS: 3600, per: 'account', store: 'database', whenDown: 'closed' },
  // Each tells every guardian by mail.
  'class.correct': { points: 60, durationS: 3600, per: 'account', store: 'database', whenDown: 'closed' },
  'class.assign': { points: 60, durationS: 3600, per: 'account', store: 'database', whenDown: 'closed' },
  'path.write': { points: 120, durationS: 3600, per: 'account', store: 'database', whenDown: 'closed' },
  // Each may ask a model that costs money.
  'lesson.draft': { points: 20, durationS: 86_400, per: 'account', store: 'database', whenDown: 'closed' },
  // A calendar program asks once an hour; a school's address may have many.
  'calendar.read': { points: 120, durationS: 3600, per: 'address', store: 'memory', whenDown: 'open' },
  'mail.answer': { points: 30, durationS: 3600, per: 'address', store: 'memory', whenDown: 'open' },
  'mail.stop': { points: 30, durationS: 3600, per: 'address', store: 'memory', whenDown: 'open' },
  'tutoring.request': { points: 5, durationS: 86_400, per: 'account', store: 'database', whenDown: 'closed' },
  'tutoring.book': { points: 3, durationS: 86_400, per: 'account', store: 'database', whenDown: 'closed' },
  'tutoring.change': { points: 60, durationS: 3600, per: 'account', store: 'database', whenDown: 'closed' },
  'support.write': { points: 10, durationS: 3600, per: 'address', store: 'database', whenDown: 'closed' },
  // For the address that gets the answer: nobody fills somebody else's mailbox with confirmations.
  'support.mail': { points: 5, durationS: 86_400, per: 'account', store: 'database', whenDown: 'closed' },
  // Each may ask Stripe, which limits us too.
  'billing.change': { points: 20, durationS: 3600, per: 'account', store: 'database', whenDown: 'closed' },
  'billing.offer': { points: 60, durationS: 60, per: 'account', store: 'memory', whenDown: 'open' },
  // Stripe sends bursts; whoever has no secret is refused before a row is read.
  'billing.webhook': { points: 3000, durationS: 60, per: 'address', store: 'memory', whenDown: 'open' },
  'lesson.complete': { points: 30, durationS: 60, per: 'account', store: 'memory', whenDown: 'open' },
  'practice.write': { points: 120, durationS: 60, per: 'account', store: 'memory', whenDown: 'open' },
  'rewards.wear': { points: 60, durationS: 60, per: 'account', store: 'memory', whenDown: 'open' },
  'chat.send': { points: 6, durationS: 60, per: 'account', store: 'memory', whenDown: 'open' },
  // Requests with a live session; each call of a batch counts. Three open pages of a class make 240 calls a minute.
  'any.session': { points: 600, durationS: 60, per: 'session', store: 'memory', whenDown: 'open' },
  'any.account': { points: 1200, durationS: 60, per: 'account', store: 'memory', whenDown: 'open' },
  // Requests without a session, or with a made-up cookie. 300 children with sessions behind one address do not count here.
  'any.address': { points: 1500, durationS: 60, per: 'address', store: 'memory', whenDown: 'open' },
  // Files of the web app: about forty at a first visit, and a school may send 300 visitors in one minute from one address.
  'files.address': { points: 30_000, durationS: 60, per: 'address', store: 'memory', whenDown: 'open' },
} as const satisfies Record<string, Limiter>;
export type LimiterName = keyof typeof LIMITERS;
