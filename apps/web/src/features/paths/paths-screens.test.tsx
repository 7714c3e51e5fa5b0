import { addDays } from '@noodlenaut/domain';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { todayHere } from '../../lib/format/dates.ts';
import { axeViolations } from '../../testing/axe-violations.ts';
import { CLASS, CLASS_READS } from '../../testing/class.ts';
import { familyChildren, LEO } from '../../testing/family.ts';
import { pathOfChild, pathsOfChild, pathsOfClass } from '../../testing/paths.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { lesson } from '../../testing/school.ts';
import { asked, refuse, serve, type Handlers } from '../../testing/serve.ts';

const LESSONS = [lesson(3, { title: 'Rounding hill' }), lesson(4, { title: 'Pirate map' })];
const READS: Handlers = {
  'family.children': familyChildren(),
  'paths.ofChild': pathsOfChild([pathOfChild()]),
  'lessons.list': LESSONS,
};
async function open(search = '', more: Handlers = {}) {
  const seen = serve({ ...READS, ...more });
  const app = renderApp(`/family/paths/${LEO}${search}`, signedInAs('parent'));
  await screen.findByRole('heading', { level: 1 });
  return { seen, ...app };
}
const ID = pathOfChild().id;
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const steps = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByText(/title|practice|hill|map/)[0]?.textContent);

test('[P6.07] a guardian sees each path, how far it is, and its steps', async () => {
  await open();
  const card = within(screen.getByRole('region', { name: 'Summer' }));
  expect(card.getByText('1 of 2 done')).toBeTruthy();
  expect(card.getByText('Math practice')).toBeTruthy();
  expect(card.getByText('Math · 2nd grade')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    `/family/paths/${LEO}?edit=${ID}`,
  );
});

test('[P6.07] a new path: a name, lessons found by title, practice, an order, a day', async () => {
  const { person, seen, router } = await open('?edit=new', { 'paths.create': { id: ID, version: 1 } });
  await screen.findByRole('button', { name: 'Add 3. Rounding hill' });
  await person.type(screen.getByLabelText(/Name of the path/), 'Ready for 4th');
  await person.type(screen.getByLabelText('Find by title'), 'pirate');
  await person.click(press('Add 4. Pirate map'));
  await person.clear(screen.getByLabelText('Find by title'));
  await person.click(press('Add 3. Rounding hill'));
  await person.click(press('Add Math practice'));
  await person.click(press('Move Math practice up'));
  expect(steps()).toEqual(['Pirate map', 'Math practice', 'Rounding hill']);
  expect(screen.getByText('Math practice is step 2 of 3.')).toBeTruthy();
  const day = addDays(todayHere(), 3);
  await person.click(press('Add a day for Pirate map'));
  await person.type(screen.getByLabelText('Pirate map: until which day'), day);
  const preview = within(screen.getByRole('region', { name: 'What Leo sees' }));
  expect(preview.getByRole('heading', { level: 3 }).textContent).toBe('Pirate map');
  await person.click(press('Save the path'));
  await vi.waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(asked(seen, 'paths.create')).toEqual([
    {
      childId: LEO,
      title: 'Ready for 4th',
      steps: [
        { kind: 'lesson', lessonId: 'math-3rd-04-test', dueDay: day },
        expect.objectContaining({ kind: 'practice', subjectId: 'math' }),
        { kind: 'lesson', lessonId: 'math-3rd-03-test', dueDay: null },
      ],
    },
  ]);
});

test('the arrow keys move a step, and the focus goes along', async () => {
  const { person } = await open(`?edit=${ID}`);
  press('Move Math practice up').focus();
  await person.keyboard('{ArrowUp}');
  expect(steps()).toEqual(['Math practice', 'Lesson 1 title']);
  // At the top the way up is off, so the way down has the focus.
  expect(document.activeElement).toBe(press('Move Math practice down'));
  await person.keyboard('{ArrowDown}');
  expect(steps()).toEqual(['Lesson 1 title', 'Math practice']);
  expect(document.activeElement).toBe(press('Move Math practice up'));
});

test('a lesson that is in the path is not offered again', async () => {
  const { person } = await open('?edit=new');
  await person.click(await screen.findByRole('button', { name: 'Add 3. Rounding hill' }));
  expect(screen.queryByRole('button', { name: 'Add 3. Rounding hill' })).toBeNull();
  await person.click(press('Take Rounding hill out'));
  expect(press('Add 3. Rounding hill')).toBeTruthy();
});

test('what somebody else changed meanwhile is not overwritten: the draft stays, with the version it began at', async () => {
  let version = 3;
  const { person, seen, client } = await open(`?edit=${ID}`, {
    'paths.ofChild': () => pathsOfChild([pathOfChild({ version })]),
    'paths.change': () => refuse(409, 'This path was changed somewhere else.', { code: 'wrong_state' }),
  });
  await person.type(screen.getByLabelText(/Name of the path/), ' holidays');
  version = 4;
  await client.invalidateQueries();
  await person.click(press('Save the path'));
  expect((await screen.findByRole('alert')).textContent).toContain('changed somewhere else');
  await person.click(press('Save the path'));
  await vi.waitFor(() => expect(asked(seen, 'paths.change')).toHaveLength(2));
  expect(asked(seen, 'paths.change')).toMatchObject([{ version: 3 }, { version: 3 }]);
  expect(screen.getByLabelText<HTMLInputElement>(/Name of the path/).value).toBe('Summer holidays');
});

test('a refusal stands at its step', async () => {
  const issue = { path: 'steps.1.dueDay', message: 'This day is over' };
  const { person } = await open(`?edit=${ID}`, {
    'paths.change': () => refuse(400, 'This day is over', { code: 'invalid_input', issues: [issue] }),
  });
  await person.click(press('Save the path'));
  const day = await screen.findByLabelText('Math practice: until which day');
  expect(day.getAttribute('aria-invalid')).toBe('true');
});

test('leaving with unsaved changes asks first', async () => {
  const { person } = await open(`?edit=${ID}`);
  await person.click(press('Take Lesson 1 title out'));
  await person.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
});

test('closing and deleting; deleting asks once more', async () => {
  const { person, seen } = await open('', {
    'paths.archive': { id: ID, version: 4 },
    'paths.remove': { ok: true },
  });
  await person.click(press('Close Summer'));
  await person.click(press('Delete Summer'));
  await person.click(press('Yes, delete it'));
  await vi.waitFor(() => expect(asked(seen, 'paths.remove')).toEqual([{ pathId: ID }]));
  expect(asked(seen, 'paths.archive')).toEqual([{ pathId: ID, isArchived: true }]);
});

test('[P6.07] without the plan it says what paths are and leads to the plans; what exists can be closed, not changed', async () => {
  await open('?edit=new', { 'paths.ofChild': pathsOfChild([pathOfChild()], false) });
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(
    '/adventure-scholars',
  );
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByLabelText(/Name of the path/)).toBeNull();
  expect(press('Close Summer')).toBeTruthy();
});

test('a path of another grown-up is only to look at', async () => {
  await open('', { 'paths.ofChild': pathsOfChild([pathOfChild({ isMine: false, from: 'Sam' })]) });
  expect(screen.getByText('2 steps · from Sam')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Summer/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('a child of nobody’s here is not found', async () => {
  await open('', { 'paths.ofChild': () => refuse(404, 'Not found', { code: 'not_found' }) });
  expect(screen.getByRole('heading', { name: 'Student not found' })).toBeTruthy();
});

test('[P6.07] a teacher sees how far each pupil is', async () => {
  serve({ ...CLASS_READS, 'paths.ofClass': pathsOfClass(), 'lessons.list': LESSONS });
  renderApp(`/classes/${CLASS}/paths`, signedInAs('teacher'));
  const followers = within(await screen.findByRole('list', { name: 'How far: Summer' }));
  expect(followers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Maya 1 of 2 done',
    'Leo 0 of 2 done',
  ]);
  expect(screen.getByText('2 of 2 done')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

test.each(['', '?edit=new', `?edit=${ID}`])('%s has no axe violation', async (search) => {
  await open(search);
  if (search !== '') await screen.findByRole('button', { name: 'Add 3. Rounding hill' });
  expect(await axeViolations()).toEqual([]);
});
