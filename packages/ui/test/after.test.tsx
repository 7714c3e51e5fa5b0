import type { Illustration as Data } from '@noodlenaut/domain';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { EXAMPLES } from '../gallery/examples/examples.ts';
import { DRAWINGS } from '../src/illustrations/drawings.ts';
import Illustration from '../src/illustrations/illustration.tsx';

const KINDS = Object.keys(DRAWINGS);
const ALL: readonly Data[] = Object.values(EXAMPLES).flat();
const examplesOf = (kind: string) => ALL.filter((data) => data.kind === kind);

/** Ends a test that hangs: the first picture of a theme loads its drawings. */
const PATIENCE = { timeout: 20_000 };

/** A picture once its theme has come in, without React's counted ids. */
async function shown(picture: Data, after: boolean) {
  const { container } = await act(async () =>
    render(
      <Suspense fallback="wait">
        <Illustration picture={picture} after={after} />
      </Suspense>,
    ),
  );
  const said = () => container.querySelector(':scope > .visually-hidden:last-child');
  await waitFor(() => expect(after ? said() : container.textContent !== 'wait').toBeTruthy(), PATIENCE);
  const markup = container.innerHTML.replaceAll(/_r_\w+?_/g, '');
  const marks = container.querySelectorAll('[data-after]').length;
  const sentence = said()?.textContent ?? '';
  cleanup();
  return { markup, marks, said: sentence };
}

test.each(KINDS)('%s shows why once the answer was given, and nothing of it before', async (kind) => {
  for (const picture of examplesOf(kind)) {
    const before = await shown(picture, false);
    const after = await shown(picture, true);
    expect(before.marks, `before: ${picture.alt}`).toBe(0);
    expect(after.marks, `after: ${picture.alt}`).toBeGreaterThan(0);
    expect(after.markup).not.toBe(before.markup);
    expect(after.markup).not.toMatch(/NaN|undefined|Infinity/);
    expect(after.markup).not.toMatch(/ (width|height|r|rx|ry|font-size)="-/);
  }
});

test.each(KINDS)('%s says in one sentence what it shows new', async (kind) => {
  for (const picture of examplesOf(kind)) {
    const { said } = await shown(picture, true);
    expect(said).toMatch(/^[A-Z0-9].{4,}[.]$/u);
    expect(said).not.toMatch(/undefined|NaN|\[object/);
    expect(said).not.toBe(picture.alt);
  }
});
