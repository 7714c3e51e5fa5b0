import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { classInList } from '../../testing/classes.ts';
import { flagOf } from '../../testing/helper.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve, type Handlers } from '../../testing/serve.ts';

const open = async (flags: Handlers['chat.flags']) => {
  serve({
    'family.children': { children: [], waiting: [] },
    'classes.list': [classInList()],
    ...(flags === undefined ? {} : { 'chat.flags': flags }),
  });
  renderApp('/', signedInAs('teacher'));
  await screen.findByRole('heading', { name: 'Your classes' });
};

test('[P7.15] a teacher sees who, when and of which kind, and the way to help, but no words', async () => {
  const more = Array.from({ length: 6 }, (_, at) =>
    flagOf({ id: `x${at}`, childName: 'Ben', severity: 'harmful', topic: 'made-up' }),
  );
  await open([flagOf(), ...more]);
  const panel = within(await screen.findByRole('region', { name: 'From the AI helper' }));
  expect(panel.getByText('Amara')).toBeTruthy();
  expect(panel.getByText(/about hurting oneself/)).toBeTruthy();
  expect(panel.getByText('May mean danger')).toBeTruthy();
  expect(panel.getAllByText(/about another topic/)).toHaveLength(6);
  expect(panel.getByText('2 earlier')).toBeTruthy();
  expect(panel.getByRole('link', { name: 'People who help' }).getAttribute('href')).toBe('/help-now');
  expect(await axeViolations()).toEqual([]);
});

test('without any flag a teacher sees no panel', async () => {
  await open([]);
  expect(screen.queryByRole('region', { name: 'From the AI helper' })).toBeNull();
});

test('flags that did not come are not passed over in silence', async () => {
  await open(undefined);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
