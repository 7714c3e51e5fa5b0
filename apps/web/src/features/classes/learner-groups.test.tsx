import { screen, waitFor, within } from '@testing-library/react';
import { LEARNER_GROUPS_MAX } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { AMARA, BEN, classOf, ROOM } from '../../testing/classes.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, refuse, serve, type Handlers } from '../../testing/serve.ts';

const GROUP = `${ROOM.slice(0, -2)}d1`;
const OWLS = { id: GROUP, name: 'Owls', childIds: [AMARA] };

const open = async (handlers: Handlers = {}) => {
  const seen = serve({
    'classes.get': classOf(),
    'learnerGroups.list': [],
    ...handlers,
  });
  const app = renderApp(`/classes/${ROOM}/pupils`, signedInAs('teacher'));
  await screen.findByRole('heading', { name: 'Pupils of Room 12' });
  return { seen, ...app };
};
const panel = () => within(screen.getByRole('region', { name: 'Groups' }));
const press = (name: string) => panel().getByRole('button', { name });

test('a group gets a name and pupils', async () => {
  const { seen, person } = await open({ 'learnerGroups.create': { id: GROUP } });
  await person.click(press('New group'));
  const name = panel().getByLabelText('Name of the group');
  expect(document.activeElement).toBe(name);
  await person.click(press('Save the group'));
  expect(panel().getByText('A name is missing')).toBeTruthy();
  await person.type(name, 'Owls');
  await person.click(panel().getByRole('checkbox', { name: 'Ben' }));
  expect(await axeViolations()).toEqual([]);
  await person.click(press('Save the group'));
  await waitFor(() =>
    expect(asked(seen, 'learnerGroups.create')).toEqual([{ classId: ROOM, name: 'Owls', childIds: [BEN] }]),
  );
});

test('a group is changed, and a name that is taken is said at its field', async () => {
  const issues = [{ path: 'name', message: 'There is a group with this name already' }];
  const { seen, person } = await open({
    'learnerGroups.list': [OWLS],
    'learnerGroups.change': () => refuse(400, 'Invalid', { code: 'invalid_input', issues }),
  });
  expect(panel().getByText('Amara')).toBeTruthy();
  await person.click(press('Change Owls'));
  await person.click(panel().getByRole('checkbox', { name: 'Ben' }));
  await person.click(press('Save the group'));
  expect(await panel().findByText('There is a group with this name already')).toBeTruthy();
  expect(asked(seen, 'learnerGroups.change')).toEqual([
    { classId: ROOM, groupId: GROUP, name: 'Owls', childIds: [AMARA, BEN] },
  ]);
});

test('a group is removed after a second question', async () => {
  let groups = [OWLS];
  const { seen, person } = await open({
    'learnerGroups.list': () => groups,
    'learnerGroups.remove': () => {
      groups = [];
      return { ok: true };
    },
  });
  await person.click(press('Remove Owls'));
  expect(panel().getByText(/Its pupils stay in the class/)).toBeTruthy();
  await person.click(press('Yes, remove it'));
  await waitFor(() =>
    expect(asked(seen, 'learnerGroups.remove')).toEqual([{ classId: ROOM, groupId: GROUP }]),
  );
  await waitFor(() => expect(panel().queryByText('Owls')).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('a full class of groups says so', async () => {
  const full = Array.from({ length: LEARNER_GROUPS_MAX }, (_, at) => ({
    ...OWLS,
    id: `${at}`,
    name: `G${at}`,
  }));
  await open({ 'learnerGroups.list': full });
  expect(panel().getByText('A class has at most 10 groups.')).toBeTruthy();
  expect(panel().queryByRole('button', { name: 'New group' })).toBeNull();
});
