/**
 * What ends with which event (decision 0063), as data: a row for each event, a cell for each thing. A thing that stays says why.
 * `socket` is what an open page is told of the child; `game` is every seat and socket in games of this session.
 */
export const THINGS = [
  'cookie',
  'bearer',
  'otherSessions',
  'socket',
  'game',
  'device',
  'deviceSession',
  'qr',
  'card',
  'familyCode',
  'classInvite',
  'resetLink',
  'consent',
] as const;
export type Thing = (typeof THINGS)[number];

export const EVENTS = {
  'the parent logs out': 'parent',
  'the parent signs out everywhere': 'parent',
  'the parent changes the password': 'parent',
  'the parent resets the password by mail': 'parent',
  'the parent uses a recovery code': 'parent',
  'the parent ends the link': 'parent',
  'the parent is suspended': 'parent',
  'the parent plans the end of the account': 'parent',
  'the parent is erased': 'parent',
  'the teacher signs out everywhere': 'teacher',
  'the child leaves the class': 'teacher',
  'the teacher takes the child out': 'teacher',
  'the teacher is suspended': 'teacher',
  'the teacher is erased': 'teacher',
  'a guardian resets the sign-in': 'child',
  'the child is suspended': 'child',
  'an erasure is asked for': 'child',
  'the erasure is done': 'child',
} as const;
export type EventName = keyof typeof EVENTS;
/** The person whose sessions, device and codes a row is about; for a child, the parent's device and code. */
export type Subject = (typeof EVENTS)[EventName];

export interface Row {
  readonly ends: readonly Thing[];
  readonly stays: Partial<Readonly<Record<Thing, string>>>;
}

const OWN = ['cookie', 'bearer', 'otherSessions', 'socket', 'game'] as const;
/** The ways into the account besides its own sessions. */
const THROUGH = ['device', 'deviceSession', 'qr', 'resetLink'] as const;

const OF_TEACHER = { card: 'the other guardian made it', classInvite: 'the teacher made it' };
const CONSENT = { consent: 'its giver is still the guardian' };
const OF_PARENT = { familyCode: 'the parent made it', consent: 'the parent gave it' };
const CARD_OF_YEAR = { card: 'the pupil’s own way in for the year; it opens nothing of the teacher’s' };
const OTHER_ROOM = { classInvite: 'a class’s own affair' };
const SIGNED_IN = {
  cookie: 'only what was seen of this child ends',
  bearer: 'only what was seen of this child ends',
  otherSessions: 'only what was seen of this child ends',
  game: 'only what was seen of this child ends',
  resetLink: 'the way back into the own account',
};

const SIGNED_OUT: Row = {
  ends: [...OWN, ...THROUGH, 'familyCode'],
  stays: { ...OF_TEACHER, ...CONSENT },
};
const SIGNED_OUT_ELSEWHERE: Row = {
  ends: ['otherSessions', ...THROUGH, 'familyCode'],
  stays: {
    cookie: 'whoever asked for it is here',
    bearer: 'whoever asked for it is here',
    socket: 'whoever asked for it is here',
    game: 'whoever asked for it is here',
    ...OF_TEACHER,
    ...CONSENT,
  },
};
const PARENT_GONE: Row = { ends: [...SIGNED_OUT.ends, 'consent'], stays: OF_TEACHER };
const TEACHER_GONE: Row = { ends: [...OWN, ...THROUGH, 'card', 'classInvite'], stays: OF_PARENT };
const LEFT_CLASS: Row = {
  ends: ['socket', 'device', 'deviceSession', 'qr', 'card'],
  stays: { ...SIGNED_IN, ...OF_PARENT, classInvite: 'it lets a teacher in, and no child' },
};
const CHILD_ASLEEP: Row = {
  ends: [...OWN, ...THROUGH, 'card', 'familyCode'],
  stays: { ...OTHER_ROOM, consent: 'nothing can be used while the account sleeps; it stands when it wakes' },
};

export const ENDINGS: Readonly<Record<EventName, Row>> = {
  'the parent logs out': {
    ends: ['cookie', 'bearer', 'socket', 'game'],
    stays: {
      otherSessions: 'this device alone was meant',
      device: 'the child goes on signing in at home',
      deviceSession: 'the child goes on learning',
      qr: 'ten minutes, for the child',
      familyCode: 'it waits for whom it was given to',
      resetLink: 'the way back in',
      ...OF_TEACHER,
      ...CONSENT,
    },
  },
  'the parent signs out everywhere': SIGNED_OUT,
  'the parent changes the password': SIGNED_OUT_ELSEWHERE,
  'the parent resets the password by mail': SIGNED_OUT,
  'the parent uses a recovery code': SIGNED_OUT,
  'the parent ends the link': {
    ends: ['socket', 'device', 'deviceSession', 'qr', 'familyCode', 'consent'],
    stays: { ...SIGNED_IN, ...OF_TEACHER },
  },
  'the parent is suspended': PARENT_GONE,
  // It can be undone for seven days, from here or after signing in again.
  'the parent plans the end of the account': SIGNED_OUT_ELSEWHERE,
  'the parent is erased': PARENT_GONE,
  'the teacher signs out everywhere': {
    ends: [...OWN, ...THROUGH, 'classInvite'],
    stays: { ...CARD_OF_YEAR, ...OF_PARENT },
  },
  'the child leaves the class': LEFT_CLASS,
  'the teacher takes the child out': LEFT_CLASS,
  'the teacher is suspended': TEACHER_GONE,
  'the teacher is erased': TEACHER_GONE,
  'a guardian resets the sign-in': {
    ends: [...OWN, 'deviceSession', 'qr', 'card', 'resetLink'],
    stays: {
      device: 'it is the grown-up’s, and asks for the new pictures',
      familyCode: 'a grown-up made it, and a link waits for a yes',
      ...OTHER_ROOM,
      ...CONSENT,
    },
  },
  'the child is suspended': CHILD_ASLEEP,
  'an erasure is asked for': CHILD_ASLEEP,
  'the erasure is done': { ends: [...CHILD_ASLEEP.ends, 'consent'], stays: OTHER_ROOM },
};
