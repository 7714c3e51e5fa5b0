import { randomInt } from 'node:crypto';
import {
  addDays,
  afterDays,
  type Availability,
  DEFAULT_RULES,
  firstSlot,
  localDay,
  FREE_PLAN_ID,
  requestExpiresAt,
  roomCode,
  subjectLabel,
  type Role,
} from '@noodlenaut/domain';
import type { RootStore } from '@noodlenaut/db';
import type { Passwords } from '../passwords/passwords.ts';
import { DEMO_USERNAMES } from './demo-family.ts';
import { DEMO_PUPILS, type DemoPupil } from './demo-class.ts';
import { playDemoDays } from './play-demo-days.ts';
import { playDemoQuizzes } from './play-demo-quizzes.ts';

const HOUR_MS = 3_600_000;
const PRICE_CENTS = 2500;
/** Rounding, which most of the class has just had. */
const DUE_LESSON = 'math-3rd-03-rounding-hill';
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
  const pupils = await makeClass(store, { classId: room.id, teacher, passwordHash, now });
  // Who stopped coming, or never came, was not there.
  const players = pupils.filter(({ pupil }) => pupil.days.some(({ daysAgo }) => daysAgo <= QUIZ_SINCE_DAYS));
  await playDemoQuizzes(store, {
    classId: room.id,
    teacher,
    now,
    players: [{ id: student, knows: 85 }, ...players.map(({ id, pupil }) => ({ id, knows: knowsOf(pupil) }))],
  });
}

/** The first quiz of the demo class was so long ago. */
const QUIZ_SINCE_DAYS = 8;

interface SeatedPupil {
  readonly id: string;
  readonly pupil: DemoPupil;
}

/** In a quiz a pupil knows about as much as in lessons. */
function knowsOf({ days }: DemoPupil): number {
  const missed = days.reduce((sum, { misses }) => sum + misses.length, 0);
  return Math.round(100 - (missed / (days.length * 6)) * 100);
}

/** As many pupils play at once as the database has connections to spare. */
const AT_ONCE = 4;

/** The classmates with their three weeks, and a lesson that is due in three days. */
async function makeClass(
  store: RootStore,
  {
    classId,
    teacher,
    passwordHash,
    now,
  }: { classId: string; teacher: string; passwordHash: string; now: Date },
): Promise<readonly SeatedPupil[]> {
  const seated: SeatedPupil[] = [];
  // One after the other: each takes the next seat of the class.
  for (const [at, pupil] of DEMO_PUPILS.entries()) {
    const { id } = await store.users.create({
      username: `demo-pupil-${at + 1}`,
      passwordHash,
      email: null,
      firstName: pupil.firstName,
      lastName: pupil.lastName,
      role: 'student',
      isDemo: true,
    });
    await store.plans.start(id, FREE_PLAN_ID, 0);
    await store.users.setGrade(id, '3rd');
    // As pupils of a class get their accounts, so that it prints cards for them.
    await store.users.setMadeBy(id, classId);
    await store.classMembers.addPupil(classId, id);
    seated.push({ id, pupil });
  }
  const waiting = [...seated];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await playDemoDays(store, next.id, now, next.pupil.days, next.pupil.answerMs);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await store.assignments.give({
    classId,
    madeBy: teacher,
    kind: 'lesson',
    subjectId: 'math',
    lessonId: DUE_LESSON,
    dueDay: addDays(localDay(now, 'America/New_York'), 3),
    isForAll: true,
  });
  return seated;
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
