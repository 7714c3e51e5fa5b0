import { randomInt } from 'node:crypto';
import {
  afterDays,
  type Availability,
  DEFAULT_RULES,
  firstSlot,
  FREE_PLAN_ID,
  requestExpiresAt,
  roomCode,
  subjectLabel,
  type Role,
} from '@noodlenaut/domain';
import type { RootStore } from '@noodlenaut/db';
import type { Passwords } from '../passwords/passwords.ts';
import { DEMO_USERNAMES } from './demo-family.ts';
import { playDemoDays } from './play-demo-days.ts';

const HOUR_MS = 3_600_000;
const PRICE_CENTS = 2500;
/** A visitor at night finds the helper awake too. */
const HELPER = {
  opensAt: 0,
  closesAt: 24,
  dailyMessages: null,
  isVoiceAllowed: false,
  isProviderAllowed: false,
  isTeacherTold: true,
} as const;

interface DemoPerson {
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
}
const PEOPLE = {
  student: { role: 'student', firstName: 'Maya', lastName: 'Okafor' },
  parent: { role: 'parent', firstName: 'Ada', lastName: 'Okafor' },
  teacher: { role: 'teacher', firstName: 'Luis', lastName: 'Moreno' },
  tutor: { role: 'tutor', firstName: 'Hana', lastName: 'Sato' },
} as const satisfies Record<keyof typeof DEMO_USERNAMES, DemoPerson>;

/**
 * Makes the demo family with three weeks of history by the real rules: every lesson is played, checked and completed by the same
 * use cases as a child's taps, only with earlier times. A family that was left unfinished is made again.
 */
export async function seedDemo(
  store: RootStore,
  passwords: Passwords,
  password: string,
  now: Date,
): Promise<void> {
  await store.demo.remove();
  const passwordHash = await passwords.hash(password);
  const create = async (who: keyof typeof DEMO_USERNAMES) => {
    const { role, firstName, lastName } = PEOPLE[who];
    const user = await store.users.create({
      username: DEMO_USERNAMES[who],
      passwordHash,
      email: null,
      firstName,
      lastName,
      role,
      isDemo: true,
    });
    await store.plans.start(user.id, role === 'parent' ? 'stem-blazers' : FREE_PLAN_ID, 0);
    return user.id;
  };
  const student = await create('student');
  const parent = await create('parent');
  const teacher = await create('teacher');
  const tutor = await create('tutor');
  await store.users.approveTeacher(DEMO_USERNAMES.teacher);

  await store.users.setGrade(student, '3rd');
  const room = await store.classes.create({
    teacherId: teacher,
    name: 'Room 12',
    grade: '3rd',
    code: roomCode((sides) => randomInt(sides)),
  });
  await store.classMembers.addPupil(room.id, student);
  await store.family.link(student, parent, 'primary', 'active');
  await store.helperAdults.saveSettings(student, HELPER, parent, now);
  await playDemoDays(store, student, now);
  await makeTutoring(store, student, tutor, now);
}

/** The demo tutor's hours: two to seven in the afternoon, Sunday off. */
const AFTERNOONS: Availability = {
  timeZone: 'America/New_York',
  weekly: [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: 14 * 60, to: 19 * 60 })),
  exceptions: [],
  ...DEFAULT_RULES,
};

async function makeTutoring(store: RootStore, student: string, tutor: string, now: Date): Promise<void> {
  await store.users.setupProfile(tutor, {
    ...PEOPLE.tutor,
    name: 'Hana Sato',
    phone: null,
    grade: null,
    specialties: [subjectLabel('math'), subjectLabel('science')],
    bio: 'I taught third grade for nine years. We draw first and calculate second.',
    hourlyRate: PRICE_CENTS,
    schoolName: null,
    linkedStudents: [],
  });
  await store.users.verifyTutor(DEMO_USERNAMES.tutor, afterDays(now, 365));
  await store.tutorAvailability.save(tutor, AFTERNOONS);
  await store.tutoring.createRequest({
    studentId: student,
    subject: 'science',
    topic: 'Magnets',
    description: 'Why do some metals not stick to a magnet?',
    urgency: 'flexible',
    preferredTime: null,
    expiresAt: requestExpiresAt('flexible', now),
  });
  const scheduledTime = firstSlot({ availability: AFTERNOONS, busy: [], now: afterDays(now, 1) });
  if (scheduledTime === null) throw new Error('The demo tutor has no free time');
  const endsAt = new Date(scheduledTime.getTime() + HOUR_MS);
  await store.tutoring.book({
    requestId: null,
    studentId: student,
    tutorId: tutor,
    subject: 'math',
    scheduledTime,
    endsAt,
    duration: 60,
    totalCost: PRICE_CENTS,
  });
}
