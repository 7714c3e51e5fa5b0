import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { myClass, ROOM } from '../../testing/classes.ts';
import { signedInAs, viewerAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { lesson } from '../../testing/school.ts';
import { asked, calls, refuse, serve, type Handlers } from '../../testing/serve.ts';

const open = async (handlers: Handlers = {}, path = '/classes') => {
  const seen = serve({ 'classes.mine': [myClass()], 'lessons.ofClasses': [], ...handlers });
  const app = renderApp(path, signedInAs('student'));
  await screen.findByRole('heading', { level: 1, name: 'My classes' });
  return { seen, ...app };
};
const field = () => screen.getByLabelText<HTMLInputElement>('Class code');
const press = (name: string) => screen.getByRole('button', { name });

test('[P1.31] a scanned code stands in the field, and the child waits for a yes', async () => {
  const waits = myClass({ status: 'pending', waitsFor: ['guardian', 'teacher'] });
  const lists = [[], [waits]];
  const { seen, person } = await open(
    {
      'classes.mine': () => lists.shift() ?? [waits],
      'classes.join': {
        classId: ROOM,
        name: 'Room 12',
        status: 'pending',
        waitsFor: ['guardian', 'teacher'],
      },
    },
    '/classes?code=R7K4WM',
  );
  expect(field().value).toBe('R7K4WM');
  await person.click(press('Ask to come in'));
  expect(await screen.findByText('Your grown-up and Ms. Okafor must say yes. Please wait.')).toBeTruthy();
  expect(asked(seen, 'classes.join')).toEqual([{ code: 'R7K4WM' }]);
  expect(field().value).toBe('');
});

test('a code that does not work is said, and stays to be mended', async () => {
  const { person } = await open({
    'classes.join': refuse(404, 'This code does not work. Ask your teacher for it.'),
  });
  await person.type(field(), 'r7k4wx');
  await person.click(press('Ask to come in'));
  expect((await screen.findByRole('alert')).textContent).toContain('This code does not work');
  expect(field().value).toBe('R7K4WX');
});

test('[P1.35] a child reads its teachers, and leaves after one question', async () => {
  const leave = 'classes.leave';
  const { seen, person } = await open({ [leave]: { ok: true } });
  expect(screen.getByText('Your teacher is Ms. Okafor.')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await person.click(press('Leave Room 12'));
  expect(screen.getByText('Leave Room 12? Ms. Okafor will not see how you learn any more.')).toBeTruthy();
  expect(calls(seen)).not.toContain(leave);
  await person.click(press('No, stay'));
  await person.click(press('Leave Room 12'));
  await person.click(press('Yes, leave'));
  await waitFor(() => expect(asked(seen, leave)).toEqual([{ classId: ROOM }]));
});

test('[P1.31] a code scanned before the sign-in is there after it', async () => {
  serve({
    'account.login': { sessionId: 'a', user: viewerAs('student') },
    'classes.mine': [],
    'lessons.ofClasses': [],
  });
  const { person, path } = renderApp('/classes?code=R7K4WM', { viewer: null });
  await person.type(await screen.findByLabelText('Username'), 'maya');
  await person.type(screen.getByLabelText('Password'), 'violin-comet-42');
  await person.click(press('Power On'));
  await screen.findByRole('heading', { level: 1, name: 'My classes' });
  expect(path()).toBe('/classes');
  expect(field().value).toBe('R7K4WM');
});

test('[P7.20] lessons that the teacher published stand under the classes; a finished one can be played again', async () => {
  const lessons = [
    { ...lesson(1, { id: 'class-1', title: 'Groups' }), className: 'Room 12' },
    { ...lesson(2, { id: 'class-2', title: 'Twos', completed: true }), className: 'Room 12' },
  ];
  await open({ 'lessons.ofClasses': lessons });
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Start Groups')).toBe('/lesson/class-1');
  expect(link('Play again Twos')).toBe('/lesson/class-2');
  expect(await axeViolations()).toEqual([]);
});
