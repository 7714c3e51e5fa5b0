import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { classInList } from '../../testing/classes.ts';
import { signedInAs } from '../../testing/people.ts';
import { roomOf } from '../../testing/quiz-room.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, refuse, serve, type Handlers } from '../../testing/serve.ts';

vi.mock('@colyseus/sdk', () => import('../../testing/quiz-sdk.ts'));

const ID = '0198a000-0000-7000-8000-0000000000cc';
const CLASS_ID = classInList().id;
type Room = ReturnType<typeof roomOf>;
const room = (code: string, more: Partial<Room> = {}) =>
  roomOf(code, { id: ID.replace('cc', code.slice(0, 2).toLowerCase()), ...more });
async function look(handlers: Handlers = {}, path = '/multiplayer', role: 'student' | 'teacher' = 'student') {
  const seen = serve({ 'quiz.rooms': [], ...handlers });
  const app = renderApp(path, signedInAs(role));
  await screen.findByRole('heading', { level: 1, name: 'Multiplayer Games' });
  return { seen, ...app };
}
const field = () => screen.getByRole('textbox', { name: 'Join by code' });
const joinButton = () => screen.getByRole('button', { name: 'Join Game' });

test('[S2.112] [S4.31] [S4.32] [S4.33] a room says whether it can be joined, and only a waiting one with a free seat can', async () => {
  await look({
    'quiz.rooms': [
      room('AAAAAA'),
      room('BBBBBB', { status: 'in_progress' }),
      room('CCCCCC', { currentParticipants: 4 }),
    ],
  });
  const rooms = within(screen.getByRole('region', { name: 'Available rooms' })).getAllByRole('listitem');
  const buttons = rooms.map((row) => within(row).getByRole<HTMLButtonElement>('button'));
  expect(buttons.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['Join Game', false],
    ['In Progress', true],
    ['Room full', true],
  ]);
});

test('[S2.113] [S5.05] [S5.06] [S5.07] [S5.08] a code is typed in capitals, sent trimmed, and waited for', async () => {
  const { seen, person, path } = await look({
    'quiz.joinRoom': () =>
      new Promise((done) => setTimeout(() => done({ ...room('K7MWPX'), id: ID, seat: 2 }), 50)),
    [`POST /game/seats/quiz/${ID}`]: {},
  });
  expect(joinButton()).toHaveProperty('disabled', true);
  await person.type(field(), ' k7mwpx ');
  expect(field()).toHaveProperty('value', ' K7MWPX ');
  await person.click(joinButton());
  expect(joinButton()).toHaveProperty('disabled', true);
  await waitFor(() => expect(path()).toBe(`/multiplayer/game/${ID}`));
  expect(asked(seen, 'quiz.joinRoom')).toEqual([{ code: 'K7MWPX' }]);
});

test('[S8.08] [S8.09] a room that cannot be joined: the toast of the specification, word for word', async () => {
  const { seen, person } = await look({ 'quiz.joinRoom': refuse(404, 'Not found') });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await person.type(field(), 'nothin');
  await person.click(joinButton());
  expect(await screen.findByText('Could not join room. Check the room code and try again.')).toBeTruthy();
  expect(screen.getByText('Error')).toBeTruthy();
  expect(asked(seen, 'quiz.joinRoom')).toEqual([{ code: 'NOTHIN' }]);
});

test('[S2.111] [S9.05] a game is made of type, one of five subjects, and grade', async () => {
  const { seen, person, path } = await look({
    'quiz.createRoom': { ...room('K7MWPX'), id: ID },
    [`POST /game/seats/quiz/${ID}`]: {},
  });
  const subjects = screen.getByRole('group', { name: 'Pick a subject' });
  expect(
    within(subjects)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value')),
  ).toEqual(['math', 'science', 'history', 'geography', 'english']);
  await person.click(screen.getByRole('radio', { name: /Team Challenge/ }));
  await person.click(screen.getByRole('radio', { name: 'History' }));
  await person.click(screen.getByRole('radio', { name: '5th' }));
  await person.click(screen.getByRole('button', { name: 'Create Game' }));
  await waitFor(() => expect(path()).toBe(`/multiplayer/game/${ID}`));
  expect(asked(seen, 'quiz.createRoom')).toEqual([
    { subject: 'history', grade: '5th', gameType: 'team-challenge', scoring: 'classic' },
  ]);
});

test('a link with a code joins by itself, once; when that fails, the code stands there to be mended', async () => {
  const { seen, path } = await look(
    {
      'quiz.joinRoom': { ...room('K7MWPX'), id: ID, seat: 2 },
      [`POST /game/seats/quiz/${ID}`]: {},
    },
    '/multiplayer?code=k7m%20wpx',
  );
  await waitFor(() => expect(path()).toBe(`/multiplayer/game/${ID}`));
  expect(asked(seen, 'quiz.joinRoom')).toEqual([{ code: 'K7MWPX' }]);
});

test.each([
  ['room_full', 409, 'This room is full. Ask the host to make another one.'],
  ['wrong_state', 409, 'This game is over. Ask for the code of the next one.'],
  ['too_many_requests', 429, 'That was a lot! Please wait a little and try again.'],
] as const)('a room that cannot be joined says why: %s', async (code, status, sentence) => {
  const { seen } = await look(
    { 'quiz.joinRoom': refuse(status, sentence, { code }) },
    '/multiplayer?code=K7MWPX',
  );
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field()).toHaveProperty('value', 'K7MWPX');
  expect(asked(seen, 'quiz.joinRoom')).toHaveLength(1);
});

test('[P4.37] a game that goes on has a card with the way back', async () => {
  await look({ 'quiz.mine': [room('K7MWPX', { id: ID, status: 'in_progress' })] });
  const card = await screen.findByRole('region', { name: 'Continue your game' });
  expect(within(card).getByRole('link').getAttribute('href')).toBe(`/multiplayer/game/${ID}`);
});

test('[S2.114] [S2.115] [S2.116] real counts, how to play, and the way back; no violation', async () => {
  await look({ 'quiz.stats': { gamesPlayed: 11, gamesWon: 4 } });
  const mine = await screen.findByRole('region', { name: 'Your games' });
  expect(mine.textContent).toBe('Your games4Games Won11Games Played');
  expect(within(screen.getByRole('region', { name: 'How to play' })).getAllByRole('listitem')).toHaveLength(
    3,
  );
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  const { violations } = await axe.run(document.body, {
    preload: false,
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});

test('a teacher hosts a class quiz, and only that', async () => {
  await look({}, '/multiplayer', 'teacher');
  const types = screen.getByRole('group', { name: 'Pick a game' });
  expect(
    within(types)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value')),
  ).toEqual(['class-quiz']);
  expect(screen.queryByRole('button', { name: 'Practice alone' })).toBeNull();
});

test('a teacher starts with the grade of the class, and sets length, time and the questions', async () => {
  const lessons = [
    {
      lessonId: 'math-4th-01',
      title: 'Two ropes',
      questions: [0, 1].map((at) => ({
        ref: `math-4th-01#${at}`,
        question: `Which is ${at}?`,
        options: ['zero', 'one'],
        right: at,
      })),
    },
  ];
  const { seen, person } = await look(
    {
      'classes.list': [classInList({ grade: '4th' })],
      'quiz.questions': lessons,
      'quiz.createRoom': { ...room('K7MWPX'), id: ID },
      [`POST /game/seats/quiz/${ID}`]: {},
    },
    '/multiplayer',
    'teacher',
  );
  await waitFor(() => expect(screen.getByRole('radio', { name: '4th' })).toHaveProperty('checked', true));
  await person.click(screen.getByRole('radio', { name: '15' }));
  await person.click(screen.getByRole('radio', { name: 'No clock: I go on' }));
  await person.click(screen.getByRole('button', { name: 'Choose the questions' }));
  await person.click(await screen.findByText('Two ropes'));
  await person.click(screen.getByRole('button', { name: 'Take all of these' }));
  await person.click(screen.getByRole('checkbox', { name: /Which is 0/ }));
  await person.click(screen.getByRole('button', { name: 'Take 1' }));
  await person.click(await screen.findByRole('button', { name: 'Create Game' }));
  await waitFor(() =>
    expect(asked(seen, 'quiz.createRoom')).toEqual([
      {
        subject: 'math',
        grade: '4th',
        gameType: 'class-quiz',
        scoring: 'classic',
        questionCount: 15,
        answerTime: 'none',
        classId: CLASS_ID,
        questionRefs: ['math-4th-01#1'],
      },
    ]),
  );
});

test('a teacher who comes from a question starts with the questions of its lesson', async () => {
  const question = { question: 'Which?', options: ['a', 'b'], right: 0 };
  const lessons = ['science-1st-01', 'science-1st-02'].map((lessonId) => ({
    lessonId,
    title: lessonId,
    questions: [0, 1].map((at) => ({ ...question, ref: `${lessonId}#${at}` })),
  }));
  const { seen, person } = await look(
    {
      'classes.list': [classInList()],
      'quiz.questions': lessons,
      'quiz.createRoom': { ...room('K7MWPX'), id: ID },
      [`POST /game/seats/quiz/${ID}`]: {},
    },
    `/multiplayer?classId=${CLASS_ID}&subject=science&grade=1st&lessonId=science-1st-02`,
    'teacher',
  );
  await person.click(await screen.findByRole('button', { name: 'Create Game' }));
  await waitFor(() =>
    expect(asked(seen, 'quiz.createRoom')).toMatchObject([
      { subject: 'science', grade: '1st', questionRefs: ['science-1st-02#0', 'science-1st-02#1'] },
    ]),
  );
});

test('a teacher of several classes says whose quiz it is; the class they come from is picked already', async () => {
  const other = { id: ID, name: 'Owls', grade: '1st' as const };
  const { seen, person } = await look(
    {
      'classes.list': [classInList(), classInList(other)],
      'quiz.createRoom': { ...room('K7MWPX'), id: ID },
      [`POST /game/seats/quiz/${ID}`]: {},
    },
    `/multiplayer?classId=${ID}`,
    'teacher',
  );
  expect(await screen.findByRole('radio', { name: 'Owls' })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: '1st' })).toHaveProperty('checked', true);
  await person.click(screen.getByRole('radio', { name: classInList().name }));
  await person.click(screen.getByRole('button', { name: 'Create Game' }));
  await waitFor(() =>
    expect(asked(seen, 'quiz.createRoom')).toMatchObject([{ classId: CLASS_ID, grade: '2nd' }]),
  );
});
