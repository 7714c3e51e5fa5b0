import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { axeViolations } from '../../../testing/axe-violations.ts';
import { CallTable, IDS, requestsOf, SESSION } from '../../../testing/call-table.ts';
import { goIn, prepareCall } from '../../../testing/call-visitor.tsx';
import { lesson, sealed } from '../../../testing/school.ts';
import { asked, refuse } from '../../../testing/serve.ts';

vi.mock('@colyseus/sdk', () => import('../../../testing/call-table.ts'));
beforeEach(prepareCall);

const LESSON = { lessonId: 'math-3rd-01-test', step: 0 };
const SEALED = sealed();

test('[P5.24] a refused message stays in the field with the reason; one that was sent leaves it', async () => {
  const { person } = await goIn('student');
  const field = await screen.findByRole('textbox', { name: 'Message' });
  CallTable.answer = (name) =>
    name === 'say' ? { refuse: { code: 'refused', sentence: 'No phone numbers here.' } } : {};
  await person.type(field, '415 555 0199{Enter}');
  expect(await screen.findByText('No phone numbers here.')).toBeTruthy();
  expect(field).toHaveProperty('value', '415 555 0199');
  expect(await axeViolations()).toEqual([]);
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
  expect(await axeViolations()).toEqual([]);
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

test('[P5.26] all see the activity that the tutor opened; the child chooses, and the choice is told', async () => {
  const { person } = await goIn('student', { lesson: LESSON }, { 'lessons.play': SEALED });
  const options = await screen.findAllByRole('radio');
  await person.click(options[1] ?? screen.getByRole('radiogroup'));
  const text = SEALED.content.activities[0]?.options[1];
  await waitFor(() => expect(requestsOf('choice')).toEqual([{ step: 0, text }]));
  expect(options[1]).toHaveProperty('checked', true);
  expect(await axeViolations()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Next question' })).toBeNull();
});

test('[P5.26] the tutor picks a lesson of the subject, turns its pages and sees what the child chose', async () => {
  const { person } = await goIn(
    'tutor',
    {},
    { 'lessons.play': SEALED, 'lessons.list': [lesson(1, { id: SEALED.id, title: SEALED.title })] },
  );
  await person.click(await screen.findByRole('button', { name: 'Lesson' }));
  await person.click(await screen.findByRole('button', { name: new RegExp(SEALED.title) }));
  expect(requestsOf('lesson')).toEqual([{ lesson: { lessonId: SEALED.id, step: 0 } }]);
  act(() => CallTable.last.say('lesson', { lesson: LESSON }));
  const text = SEALED.content.activities[0]?.options[0] ?? '';
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
