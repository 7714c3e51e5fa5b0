import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Role, TutoringRole } from '@noodlenaut/domain';
import { axeViolations } from '../../../testing/axe-violations.ts';
import {
  CallTable,
  helloOf,
  IDS,
  personOf,
  requestsOf,
  roomOf,
  SESSION,
} from '../../../testing/call-table.ts';
import { signedInAs } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { sealed } from '../../../testing/school.ts';
import { asked, refuse, serve, type Handlers } from '../../../testing/serve.ts';

vi.mock('@colyseus/sdk', () => import('../../../testing/call-table.ts'));

const SEAT = `POST /game/seats/call/${SESSION}` as const;
const ROLES: Readonly<Record<TutoringRole, Role>> = {
  student: 'student',
  tutor: 'tutor',
  guardian: 'parent',
};
const PATH = `/tutoring/room/${SESSION}`;

/** No browser's connections in jsdom: the e2e tests have real ones. */
class NoStream {
  getTracks = () => [];
}
beforeEach(() => {
  CallTable.rooms.length = 0;
  CallTable.answer = () => ({});
  sessionStorage.clear();
  const isWide = (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('matchMedia', isWide);
  vi.stubGlobal('MediaStream', NoStream);
  const none = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  const mediaDevices = { getUserMedia: none, enumerateDevices: () => Promise.resolve([]) };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
});

function open(role: TutoringRole, handlers: Handlers = {}) {
  const seen = serve({ 'tutoring.room': roomOf(role), [SEAT]: { name: 'call' }, ...handlers });
  return { seen, ...renderApp(PATH, signedInAs(ROLES[role])) };
}
async function goIn(role: TutoringRole, more: Parameters<typeof helloOf>[2] = {}, handlers: Handlers = {}) {
  const app = open(role, handlers);
  await app.person.click(await screen.findByRole('button', { name: 'Go in' }));
  await waitFor(() => expect(CallTable.rooms).toHaveLength(1));
  // Alone in the room: a connection to another page needs a browser.
  act(() => CallTable.last.say('hello', helloOf(role, 'own-visit', more)));
  return app;
}
const expectNoViolation = async () => expect(await axeViolations()).toEqual([]);

test('[P5.31] before the door it says who is there, that nothing is recorded, and what computers learn of each other', async () => {
  open('student');
  await screen.findByRole('button', { name: 'Go in' });
  expect(screen.getByText(/You meet Tom, your tutor/)).toBeTruthy();
  expect(screen.getByText(/Nothing is recorded/)).toBeTruthy();
  expect(screen.getByText(/learn each other's internet address/)).toBeTruthy();
  await expectNoViolation();
});

test('[P5.22] where media are relayed nobody learns an address, and nothing says so', async () => {
  open('student', { 'tutoring.room': roomOf('student', { isRelayOnly: true }) });
  await screen.findByRole('button', { name: 'Go in' });
  expect(screen.queryByText(/internet address/)).toBeNull();
});

test('[P5.21] each refused device says how to allow it, and going in without them works', async () => {
  const { person } = open('student');
  expect(await screen.findByText(/allow the microphone/)).toBeTruthy();
  expect(await screen.findByText(/allow the camera/)).toBeTruthy();
  await expectNoViolation();
  await person.click(screen.getByRole('button', { name: 'Go in' }));
  await waitFor(() => expect(CallTable.rooms).toHaveLength(1));
  act(() => CallTable.last.say('hello', helloOf('student', 'own-visit')));
  expect(await screen.findByRole('region', { name: 'Whiteboard' })).toBeTruthy();
  expect(screen.queryByText(/allow the camera/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Camera on' }));
  expect(await screen.findByText(/allow the camera/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Close this' }));
  expect(screen.queryByText(/allow the camera/)).toBeNull();
});

test('[P5.30] a guardian sits in with nothing turned on', async () => {
  open('guardian');
  await screen.findByRole('heading', { name: 'Sit in' });
  expect(screen.getByText('Your microphone is off')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[P5.29] a child waits with a countdown until the tutor has begun', async () => {
  await goIn('student', { phase: 'waiting', isStarted: false, startsAt: 1_000_000 + 245_000 });
  expect(await screen.findByRole('heading', { name: 'Your tutor is on the way' })).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^4:0[45]$/);
  await expectNoViolation();
  act(() =>
    CallTable.last.say('people', {
      phase: 'live',
      isStarted: true,
      people: [personOf('student', 'own-visit')],
    }),
  );
  expect(await screen.findByRole('region', { name: 'Whiteboard' })).toBeTruthy();
});

test('[P5.29] the tutor sees who waits, and begins', async () => {
  const people = [personOf('tutor', 'own-visit'), personOf('student', 'visit-mia')];
  const { seen, person } = await goIn(
    'tutor',
    { phase: 'waiting', isStarted: false, people },
    {
      'tutoring.startSession': refuse(409, 'This is not possible right now', { code: 'wrong_state' }),
    },
  );
  expect(await screen.findByRole('heading', { name: 'Waiting for you' })).toBeTruthy();
  expect(within(screen.getByRole('list')).getByText('Mia')).toBeTruthy();
  await expectNoViolation();
  await person.click(screen.getByRole('button', { name: 'Begin the session' }));
  expect(asked(seen, 'tutoring.startSession')).toEqual([{ sessionId: SESSION }]);
  expect(await screen.findByText('This is not possible right now')).toBeTruthy();
});

test('[P5.24] a refused message stays in the field with the reason; one that was sent leaves it', async () => {
  const { person } = await goIn('student');
  const field = await screen.findByRole('textbox', { name: 'Message' });
  CallTable.answer = (name) =>
    name === 'say' ? { refuse: { code: 'refused', sentence: 'No phone numbers here.' } } : {};
  await person.type(field, '415 555 0199{Enter}');
  expect(await screen.findByText('No phone numbers here.')).toBeTruthy();
  expect(field).toHaveProperty('value', '415 555 0199');
  await expectNoViolation();
  CallTable.answer = () => ({});
  await person.clear(field);
  await person.type(field, 'Is it 12?{Enter}');
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  expect(requestsOf('say')).toEqual([{ text: '415 555 0199' }, { text: 'Is it 12?' }]);
});

test('[P5.24] messages that come while the chat is closed are counted', async () => {
  const { person } = await goIn('student');
  const toggle = await screen.findByRole('button', { name: /^Chat/ });
  await person.click(toggle);
  const said = (id: string, senderId: string) =>
    CallTable.last.say('said', {
      id,
      senderId,
      senderType: 'tutor',
      name: 'Tom',
      message: 'Hi',
      createdAt: '',
    });
  act(() => {
    said('m1', IDS.tutor);
    said('m2', IDS.student);
  });
  expect(screen.getByRole('button', { name: 'Chat, 1 new' })).toBeTruthy();
  await person.click(toggle);
  expect(screen.getByRole('button', { name: 'Chat' })).toBeTruthy();
});

test('[P5.25] a stamp is placed by keyboard alone', async () => {
  const { person } = await goIn('student');
  await person.click(await screen.findByRole('button', { name: 'Stamp' }));
  await person.click(screen.getByRole('radio', { name: 'Heart' }));
  act(() => screen.getByRole('button', { name: /^Whiteboard/ }).focus());
  await person.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('button', { name: 'Whiteboard: 1 drawing' })).toBeTruthy();
  await waitFor(() => expect(requestsOf('draw')).toHaveLength(1));
  expect(requestsOf('draw')[0]).toMatchObject({
    actions: [{ seq: 1, action: { drawing: { kind: 'stamp', stamp: 1, points: [5200, 5000] } } }],
  });
});

test('[P5.28] something that is not right is told to the staff', async () => {
  const { seen, person } = await goIn('student', {}, { 'tutoring.reportSession': { ok: true } });
  await person.click(await screen.findByRole('button', { name: 'Report' }));
  const dialog = await screen.findByRole('dialog', { name: 'What is not right?' });
  await person.selectOptions(within(dialog).getByLabelText('What happened?'), 'contact');
  await person.type(within(dialog).getByLabelText(/Tell us more/), 'He asked for my number');
  await expectNoViolation();
  await person.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('dialog', { name: 'Thank you for telling us' })).toBeTruthy();
  expect(asked(seen, 'tutoring.reportSession')).toEqual([
    { sessionId: SESSION, reason: 'contact', text: 'He asked for my number' },
  ]);
});

test('[P5.30] comings are said, and who sits in stays in sight', async () => {
  await goIn('student');
  await screen.findByRole('region', { name: 'Whiteboard' });
  act(() => CallTable.last.say('came', { name: 'Eva', role: 'guardian' }));
  expect(screen.getByText("Eva, Mia's guardian, is here")).toBeTruthy();
});

test('[P5.23] a cut wire is said in a line, and the board is asked for when it is back', async () => {
  await goIn('student');
  await screen.findByRole('region', { name: 'Whiteboard' });
  act(() => CallTable.last.cut());
  expect(await screen.findByText('Reconnecting. You can go on talking.')).toBeTruthy();
  await waitFor(() => expect(CallTable.rooms).toHaveLength(2), { timeout: 3000 });
  act(() => CallTable.last.say('hello', helloOf('student', 'own-visit')));
  await waitFor(() => expect(screen.queryByText('Reconnecting. You can go on talking.')).toBeNull());
  expect(CallTable.last.asked.map(({ name }) => name)).toContain('board');
});

test('[P5.27] the notes of the tutor wait until the end, and go to the family only when they are sent', async () => {
  const { seen, person } = await goIn(
    'tutor',
    {},
    {
      'tutoring.noteSession': refuse(400, 'No phone numbers here.', { code: 'invalid_input' }),
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Notes' }));
  await person.type(screen.getByLabelText('Your notes'), 'Knows thirds');
  await expectNoViolation();
  act(() => CallTable.last.say('notice', { code: 'ended' }));
  expect(await screen.findByRole('heading', { name: 'The session is over' })).toBeTruthy();
  const note = screen.getByLabelText('How did it go?');
  expect(note).toHaveProperty('value', 'Knows thirds');
  await person.click(screen.getByRole('button', { name: 'Send to the family' }));
  expect(asked(seen, 'tutoring.noteSession')).toEqual([{ sessionId: SESSION, note: 'Knows thirds' }]);
  expect(await screen.findByText('No phone numbers here.')).toBeTruthy();
  expect(note).toHaveProperty('value', 'Knows thirds');
  await expectNoViolation();
});

test('a page that was in goes in again by itself after a reload, until it leaves', async () => {
  const first = await goIn('student');
  await screen.findByRole('region', { name: 'Whiteboard' });
  first.unmount();
  const { person } = open('student');
  await waitFor(() => expect(CallTable.rooms).toHaveLength(2));
  act(() => CallTable.last.say('hello', helloOf('student', 'next-visit')));
  await person.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'You have left' })).toBeTruthy();
  expect(CallTable.last.hasLeft).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});

test('[P9.05] a stranger finds nothing', async () => {
  open('student', { 'tutoring.room': refuse(404, 'Not found', { code: 'not_found' }) });
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to tutoring' }).getAttribute('href')).toBe('/tutoring');
});

test('[P5.20] before its time the page says when the room opens', async () => {
  const opensAt = new Date(Date.now() + 3_600_000).toISOString();
  open('student', { 'tutoring.room': roomOf('student', { opensAt }) });
  expect(await screen.findByRole('heading', { name: 'You are early' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to tutoring' })).toBeTruthy();
  await expectNoViolation();
});

const LESSON = { lessonId: 'math-3rd-01-test', step: 0 };

test('[P5.26] all see the activity that the tutor opened; the child chooses, and the choice is told', async () => {
  const { person } = await goIn('student', { lesson: LESSON }, { 'lessons.play': sealed });
  const options = await screen.findAllByRole('radio');
  await person.click(options[1] ?? screen.getByRole('radiogroup'));
  const text = sealed.content.activities[0]?.options[1];
  await waitFor(() => expect(requestsOf('choice')).toEqual([{ step: 0, text }]));
  expect(options[1]).toHaveProperty('checked', true);
  await expectNoViolation();
  expect(screen.queryByRole('button', { name: 'Next question' })).toBeNull();
});

test('[P5.26] the tutor picks a lesson of the subject, turns its pages and sees what the child chose', async () => {
  const { person } = await goIn('tutor', {}, { 'lessons.play': sealed, 'lessons.list': [sealed] });
  await person.click(await screen.findByRole('button', { name: 'Lesson' }));
  await person.click(await screen.findByRole('button', { name: new RegExp(sealed.title) }));
  expect(requestsOf('lesson')).toEqual([{ lesson: { lessonId: sealed.id, step: 0 } }]);
  act(() => CallTable.last.say('lesson', { lesson: LESSON }));
  const text = sealed.content.activities[0]?.options[0] ?? '';
  expect(await screen.findByText('Mia has not chosen yet.')).toBeTruthy();
  act(() => CallTable.last.say('choice', { role: 'student', step: 0, text }));
  expect(screen.getByText(`Mia chose: ${text}`)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Next question' }));
  await person.click(screen.getByRole('button', { name: 'Close the lesson' }));
  expect(requestsOf('lesson').slice(1)).toEqual([{ lesson: { ...LESSON, step: 1 } }, { lesson: null }]);
});

test('the tutor ends the session and a guardian stops it, each after one more question; a child only leaves', async () => {
  const { seen, person } = await goIn(
    'guardian',
    {},
    {
      'tutoring.endSession': refuse(409, 'This is not possible right now', { code: 'wrong_state' }),
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Stop the session' }));
  expect(asked(seen, 'tutoring.endSession')).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'End it' }));
  expect(asked(seen, 'tutoring.endSession')).toEqual([{ sessionId: SESSION }]);
  expect(await screen.findByText('This is not possible right now')).toBeTruthy();
});
