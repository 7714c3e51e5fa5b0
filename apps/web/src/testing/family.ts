import type { Outputs } from '../lib/api/replies.ts';
import type { Handlers } from './serve.ts';
import { whenAsked } from './when-asked.ts';

type Links = Outputs['family']['links'];
const DAY = '2026-11-20T12:00:00.000Z';
export const id = (last: number) => `0198a000-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`;

export const LEO = id(10);
const MAYA = id(11);
export const MY_LINK = id(20);
export const SAM_LINK = id(21);

/** Two children of a family at a glance. */
export const familyChildren = (): Outputs['family']['children'] => ({
  children: (
    [
      ['Leo', LEO, 'k'],
      ['Maya', MAYA, '3rd'],
    ] as const
  ).map(([name, childId, grade]) => ({
    id: childId,
    name,
    grade,
    totalPoints: 0,
    averageProgress: 0,
    completedLessons: 0,
    lastActivity: null,
    isFamily: true,
    classes: [],
  })),
  waiting: [],
});

/** Leo's links: the mother who looks, and Sam who waits. */
export const familyLinks = (child: Partial<Links['child']> = {}, more: Partial<Links> = {}): Links => ({
  child: {
    id: LEO,
    name: 'Leo',
    username: 'kind-fox-1234',
    grade: 'k',
    signsInWith: 'pictures',
    eraseAt: null,
    eraseReason: null,
    ...child,
  },
  codeExpiresAt: null,
  isPrimary: true,
  pausedUntil: null,
  guardians: [
    {
      linkId: MY_LINK,
      name: 'Ana',
      kind: 'primary',
      status: 'active',
      since: DAY,
      isMe: true,
      mayConfirm: false,
      mayEnd: true,
      mayHandOver: false,
      endAskedAt: null,
    },
    {
      linkId: SAM_LINK,
      name: 'Sam',
      kind: 'secondary',
      status: 'pending',
      since: DAY,
      isMe: false,
      mayConfirm: true,
      mayEnd: true,
      mayHandOver: false,
      endAskedAt: null,
    },
  ],
  teachers: [{ classId: id(30), className: 'Room 12', name: 'Ms. Okafor', since: DAY }],
  ...more,
});

export const consentsOf = (
  more: Partial<Outputs['family']['consents']> = {},
): Outputs['family']['consents'] => ({ mode: 'required', on: [], mayGive: true, ledger: [], ...more });

export const viewsOfLeo = (): Outputs['privacy']['views'] => [
  { name: 'Ms. Okafor', kind: 'teacher', isMe: false, views: 3, lastAt: DAY },
];

/** What /family reads of Leo, and of no other child. */
export const familyHandlers = () =>
  ({
    'family.children': familyChildren(),
    'family.links': whenAsked<'family.links'>({ studentId: LEO }, familyLinks()),
    'family.consents': whenAsked<'family.consents'>({ childId: LEO }, consentsOf()),
    'privacy.views': whenAsked<'privacy.views'>({ childId: LEO }, viewsOfLeo()),
    'family.weeklyMail': whenAsked<'family.weeklyMail'>({ childId: LEO }, { isOn: false, hasAddress: true }),
    'family.devices': [],
    'family.classroomDevices': whenAsked<'family.classroomDevices'>({ childId: LEO }, []),
    'family.notices': [],
    'family.classWishes': [],
  }) satisfies Handlers;
