import { KEPT_DATA } from '@noodlenaut/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/serve.ts';

const NOBODY = {
  name: null,
  address: null,
  mail: null,
  lawfulBasis: null,
  termsSince: null,
  privacySince: null,
};
const SCHOOL = {
  name: 'Maple Street School',
  address: '12 Maple Street, Springfield',
  mail: 'office@maple.test',
  lawfulBasis: 'The consent of the families.',
  termsSince: '2026-09-01',
  privacySince: '2026-10-15',
};
const read = async (path: '/terms' | '/privacy', operator: typeof NOBODY | typeof SCHOOL) => {
  serve({ 'legal.operator': operator });
  renderApp(path, { viewer: null });
  const place = await screen.findByRole('region', { name: 'Who runs this site' });
  await waitFor(() => expect(place.querySelector('p')).toBeTruthy());
  return place.textContent;
};

test('terms and privacy name the operator, their law and since when the words are in force', async () => {
  const terms = await read('/terms', SCHOOL);
  expect(terms).toContain('Maple Street School12 Maple Street, Springfieldoffice@maple.test');
  expect(terms).toContain('These terms are in force since September 1, 2026.');
  cleanup();
  const privacy = await read('/privacy', SCHOOL);
  expect(privacy).toContain('Why they may keep the data: The consent of the families.');
  expect(privacy).toContain('This policy is in force since October 15, 2026.');
  expect(await axeViolations()).toEqual([]);
});

test('an operator who has stated nothing is said to have stated nothing', async () => {
  expect(await read('/terms', NOBODY)).toContain('has not stated their name here');
  cleanup();
  expect(await read('/privacy', NOBODY)).toContain(
    'They have not stated here on which law they keep the data',
  );
});

test('the privacy page lists everything of the register of kept data, with why and how long', async () => {
  serve({ 'legal.operator': NOBODY });
  renderApp('/privacy', { viewer: null });
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  const text = document.body.textContent;
  for (const { what, why } of KEPT_DATA) expect(text).toContain(`${what}${why}.Kept: `);
  expect(await axeViolations()).toEqual([]);
});
