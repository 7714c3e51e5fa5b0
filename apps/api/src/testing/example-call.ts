import { type CallId, restOf } from '../calls/all-calls.ts';
import { splitRoute } from '../calls/rest-endpoint.ts';

const SOMEBODY = '00000000-0000-4000-8000-000000000001';
/** What stands in paths and a read's query; ids of nothing that is there, but for the lesson and subject. */
const NAMED: Readonly<Record<string, string | number>> = {
  lessonId: 'math-3rd-01-legs-wings-wheels',
  activity: 0,
  position: 0,
  question: 0,
  roundId: '00000000-0000-4000-8000-000000000002',
  code: 'BCDFGH',
  subjectId: 'math',
  day: '2026-11-23',
};
const inPath = (id: CallId) =>
  [...restOf(id).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, NAMED[name] ?? SOMEBODY] as const);

const A_ROUND = { kind: 'practice', subjectId: 'math', grade: '3rd' } as const;
/** A well-formed input, so that a refusal is about the caller and not the form. Nothing here may sign anybody out. */
const INPUTS: Partial<Record<CallId, Readonly<Record<string, unknown>>>> = {
  'lessons.list': { subject: 'math' },
  'lessons.shelf': { subject: 'math', grade: '3rd' },
  'account.setGrade': { grade: '3rd' },
  'account.login': { username: 'nobody', password: 'nothing' },
  'account.register': { username: 'matrix', password: 'secret1', subscriptionPlanId: 'stem-blazers' },
  'account.setupProfile': { role: 'student', firstName: 'A', lastName: 'B' },
  'account.requestPasswordReset': { email: 'nobody@example.org' },
  'account.confirmPasswordReset': { token: 'x'.repeat(43), newPassword: 'another one' },
  'account.changePassword': { currentPassword: 'wrong', newPassword: 'another one' },
  'account.confirmPassword': { password: 'wrong' },
  'account.setName': { firstName: 'Ana', lastName: '' },
  'account.setAddress': { email: 'matrix@example.org' },
  'account.confirmAddress': { token: 'x'.repeat(43) },
  'account.useRecoveryCode': { username: 'nobody', code: 'BCDFGHJKMNPQ', newPassword: 'another one' },
  'account.confirmSecondFactor': { code: '123456' },
  'account.redeemInvite': { code: 'BCDFGHJK' },
  'lessons.checkAnswer': { option: 0 },
  'rewards.wear': { place: 'head', part: null },
  'lessons.saveStep': { step: 0 },
  'lessonDrafts.create': { topic: 'Plants', subject: 'science', grade: '3rd', count: 3 },
  'lessonDrafts.save': {
    version: 1,
    vouched: [],
    content: {
      title: 'A draft',
      introduction: 'Hello.',
      activities: ['1 + 1', '1 + 2', '1 + 3'].map((sum) => ({
        type: 'multiple_choice',
        question: `What is ${sum}?`,
        options: ['2', '3', '4'],
        correct_answer: 0,
        explanation: 'Count on.',
      })),
      summary: 'Done.',
      fun_fact: 'Zero came late.',
    },
  },
  'lessonDrafts.publish': { version: 1, classId: '00000000-0000-4000-8000-000000000001' },
  'practice.answer': { option: 0 },
  'chat.send': { message: 'hello' },
  'chat.saveSettings': {
    settings: {
      opensAt: 6,
      closesAt: 21,
      dailyMessages: null,
      isVoiceAllowed: false,
      isProviderAllowed: false,
      isTeacherTold: false,
    },
  },
  'quiz.createRoom': { subject: 'math', grade: '3rd', gameType: 'quiz-race' },
  'family.redeemCode': { code: 'BCDFGHJK' },
  'account.pictureGuest': { token: 'x'.repeat(43) },
  'account.pictureLogin': { token: 'x'.repeat(43), pictures: ['cat', 'dog', 'key'] },
  'family.setConsent': { scope: 'chat', isGiven: true },
  'family.answerClass': { isYes: true },
  'family.readClassMail': { token: 'x'.repeat(43) },
  'family.answerClassMail': { token: 'x'.repeat(43), isYes: true },
  'privacy.export': { password: 'wrong' },
  'privacy.deleteChild': { password: 'wrong' },
  'privacy.exportOwn': { password: 'wrong' },
  'privacy.eraseOwn': { password: 'wrong' },
  'family.createChild': { nickname: 'Zoe', grade: '3rd' },
  'quiz.setFace': { animal: 'fox', colour: 'sky', word: 'Comet' },
  'quiz.report': { seat: 1, reason: 'unkind' },
  'assignments.create': { kind: 'practice', subjectId: 'math', dueDay: '2030-01-01' },
  'learnerGroups.create': { name: 'Owls', childIds: [] },
  'learnerGroups.change': { name: 'Owls', childIds: [] },
  'assignments.changeDueDay': { dueDay: '2030-01-01' },
  'assignments.giveAgain': { dueDay: '2030-01-01' },
  'classQuizzes.give': {
    wishKey: '00000000-0000-4000-8000-000000000004',
    subject: 'math',
    grade: '3rd',
    dueDay: '2030-01-01',
  },
  'classQuizzes.answer': { option: 0 },
  'paths.create': { childId: SOMEBODY, title: 'Fractions', steps: [A_ROUND] },
  'paths.change': { version: 1, title: 'Fractions', steps: [A_ROUND] },
  'paths.archive': { isArchived: true },
  'classes.create': { name: 'Room 1', grade: '3rd' },
  'classes.join': { code: 'BCDFGH' },
  'classes.joinAsTeacher': { code: 'BCDFGHJK' },
  'classes.previewPupils': { text: 'Amara' },
  'classes.addPupils': { text: 'Amara' },
  'classes.correctPupil': { name: 'Amara', grade: '3rd' },
  'classes.cards': { childIds: ['00000000-0000-4000-8000-000000000001'] },
  'support.write': {
    id: '00000000-0000-4000-8000-000000000003',
    topic: 'other',
    text: 'How do I begin?',
    email: 'matrix@example.org',
  },
  'tutoring.createRequest': { subject: 'math', description: 'help' },
  'tutoring.saveProfile': { bio: 'Hello.', specialties: ['math'], hourlyRate: 2500 },
  'tutoring.bookSession': {
    tutorId: '00000000-0000-4000-8000-000000000001',
    subject: 'math',
    scheduledTime: '2030-01-01T10:00:00Z',
  },
  'billing.offer': { planId: 'stem-blazers', cycle: 'yearly' },
  'billing.subscribe': { planId: 'stem-blazers' },
  'tutoring.moveSession': { scheduledTime: '2030-01-01T10:00:00Z' },
};

/** The whole input of a call, as tRPC takes it. */
export const exampleInput = (id: CallId): Record<string, unknown> => ({
  ...INPUTS[id],
  ...Object.fromEntries(inPath(id)),
});

/** The same as a REST request: path, query and body. */
export function exampleRequest(id: CallId) {
  const { method, path } = splitRoute(restOf(id));
  const filled = inPath(id).reduce((url, [name, value]) => url.replace(`{${name}}`, String(value)), path);
  const fields = INPUTS[id];
  if (method !== 'GET') return { method, url: filled, payload: fields };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields ?? {})) query.set(name, String(value));
  return { method, url: fields === undefined ? filled : `${filled}?${query.toString()}`, payload: undefined };
}
