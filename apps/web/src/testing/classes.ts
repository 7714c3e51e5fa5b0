import type { Outputs } from '../lib/api/replies.ts';

const DAY = '2026-11-20T12:00:00.000Z';
const id = (last: string) => `0198a000-0000-7000-8000-0000000000${last}`;

export const ROOM = id('c1');
export const AMARA = id('c2');
export const BEN = id('c3');
export const COLLEAGUE = id('c4');
export const WISH = id('c5');

export const classInList = (
  more: Partial<Outputs['classes']['list'][number]> = {},
): Outputs['classes']['list'][number] => ({
  id: ROOM,
  name: 'Room 12',
  grade: '2nd',
  code: 'R7K4WM',
  isOpen: true,
  archivedAt: null,
  isOwner: true,
  pupils: 2,
  waiting: 1,
  ...more,
});

const MADE_HERE = { isMadeHere: true } as const;

/** A class with two pupils, a second teacher, and Mia who waits. */
export const classOf = (more: Partial<Outputs['classes']['get']> = {}): Outputs['classes']['get'] => ({
  id: ROOM,
  name: 'Room 12',
  grade: '2nd',
  code: 'R7K4WM',
  isOpen: true,
  isOwner: true,
  teachers: [
    { id: id('01'), name: 'Ms. Okafor', isOwner: true, isMe: true },
    { id: COLLEAGUE, name: 'Mr. Lind', isOwner: false, isMe: false },
  ],
  pupils: [
    {
      ...MADE_HERE,
      id: AMARA,
      name: 'Amara',
      grade: '2nd',
      username: 'early-otter-5123',
      since: DAY,
      hasPictures: true,
      signInHelp: 'class',
    },
    {
      ...MADE_HERE,
      id: BEN,
      name: 'Ben',
      grade: '3rd',
      username: 'happy-lion-1920',
      since: DAY,
      hasPictures: false,
      signInHelp: 'class',
    },
  ],
  waiting: [{ membershipId: WISH, name: 'Mia', since: DAY, waitsFor: ['teacher'] }],
  ...more,
});

export const cardsOf = (): Outputs['classes']['cards'] => ({
  className: 'Room 12',
  cards: [
    {
      childId: AMARA,
      name: 'Amara',
      username: 'early-otter-5123',
      password: null,
      pictures: ['key', 'cat', 'sunflower'],
      token: 'a-token-of-a-card',
    },
    {
      childId: BEN,
      name: 'Ben',
      username: 'happy-lion-1920',
      password: 'otter-bird-348',
      pictures: null,
      token: null,
    },
  ],
});

export const myClass = (
  more: Partial<Outputs['classes']['mine'][number]> = {},
): Outputs['classes']['mine'][number] => ({
  classId: ROOM,
  name: 'Room 12',
  status: 'active',
  waitsFor: [],
  since: DAY,
  teachers: ['Ms. Okafor'],
  ...more,
});
