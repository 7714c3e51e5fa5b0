import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { classInList, classOf, ROOM } from '../../testing/classes.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, refuse, serve, type Handlers } from '../../testing/serve.ts';
import { whenAsked } from '../../testing/when-asked.ts';

const open = async (handlers: Handlers = {}, path = '/classes', title: string | RegExp = 'Classes') => {
  const seen = serve({
    'school.right': { isAdministrator: false },
    'classes.list': [
      classInList(),
      classInList({ id: `${ROOM.slice(0, -2)}c9`, name: 'Room 9', archivedAt: '2026-06-20T12:00:00.000Z' }),
    ],
    'classes.get': whenAsked<'classes.get'>({ classId: ROOM }, classOf()),
    'learnerGroups.list': [],
    'classes.devices': [],
    ...handlers,
  });
  const app = renderApp(path, signedInAs('teacher'));
  await screen.findByRole('heading', { level: 1, name: title });
  return { seen, ...app };
};
const press = (name: string) => screen.getByRole('button', { name });

test('a teacher reads their classes, who waits, and those put away', async () => {
  await open();
  const row = screen.getByRole('row', { name: /Room 12/ });
  expect(row.textContent).toContain('1 waits for your yes');
  expect(row.textContent).toContain('2nd grade');
  expect(screen.getByText('Room 9')).toBeTruthy();
  expect(screen.getByText(/put away Jun 20, 2026/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

test('only who looks after the school has a way to its page', async () => {
  const { unmount } = await open();
  expect(screen.queryByRole('link', { name: 'School page' })).toBeNull();
  unmount();
  await open({ 'school.right': { isAdministrator: true } });
  expect(screen.getByRole('link', { name: 'School page' }).getAttribute('href')).toBe('/school');
});

test('its owner takes a class up again', async () => {
  const away = `${ROOM.slice(0, -2)}c9`;
  const { seen, person } = await open({
    'classes.reopen': classOf({ isOpen: false }),
  });
  await person.click(press('Take up Room 9 again'));
  expect(await screen.findByText('Room 9 goes on')).toBeTruthy();
  expect(asked(seen, 'classes.reopen')).toEqual([{ classId: away }]);
});

test('[P1.30] a class is made with a name and a grade, and its page opens', async () => {
  const { seen, person, path } = await open({ 'classes.list': [], 'classes.create': classOf() });
  expect(screen.getByRole('region', { name: 'Make your first class' })).toBeTruthy();
  await person.click(press('Make the class'));
  expect(screen.getByText('A name is missing')).toBeTruthy();
  expect(screen.getByText('Please choose a grade')).toBeTruthy();
  await person.type(screen.getByLabelText('Name of the class'), ' Room 12 ');
  await person.selectOptions(screen.getByLabelText('Grade'), '2nd');
  await person.click(press('Make the class'));
  await waitFor(() => expect(path()).toBe(`/classes/${ROOM}/pupils`));
  expect(asked(seen, 'classes.create')).toEqual([{ name: 'Room 12', grade: '2nd' }]);
});

test('an invitation that does not work is said at its field; one that does leads into the class', async () => {
  const answers = [refuse(404, 'This code does not work. Ask for a new one.')];
  const { person, path } = await open({
    'classes.joinAsTeacher': () => answers.shift() ?? { classId: ROOM, name: 'Room 12' },
  });
  await person.type(screen.getByLabelText('Invitation code'), 'h7rk');
  await person.click(press('Teach this class too'));
  expect(screen.getByText('An invitation has 8 letters and numbers')).toBeTruthy();
  await person.type(screen.getByLabelText('Invitation code'), ' 4mwp');
  await person.click(press('Teach this class too'));
  expect(await screen.findByText('This code does not work. Ask for a new one.')).toBeTruthy();
  await person.click(press('Teach this class too'));
  await waitFor(() => expect(path()).toBe(`/classes/${ROOM}/pupils`));
});

test('[P8.02] the home of a teacher shows the classes and who waits', async () => {
  await open({ 'family.children': { children: [], waiting: [] } }, '/', /Welcome back/);
  expect(screen.getByRole('region', { name: 'Your classes' }).textContent).toContain('1 waits for your yes');
  expect(screen.getByRole('link', { name: 'Decide' }).getAttribute('href')).toBe(`/classes/${ROOM}/pupils`);
  expect(screen.queryByText('Room 9')).toBeNull();
});
