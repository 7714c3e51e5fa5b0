import axe from 'axe-core';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PAGES } from '../gallery/pages.ts';
import { LookProvider } from '../src/theme/look-provider.tsx';

// Two need real layout or a whole document; the screens of apps/web are checked in a browser.
const RULES = { 'color-contrast': { enabled: false }, region: { enabled: false } };

describe('every page of the gallery', () => {
  beforeEach(() => {
    document.documentElement.lang = 'en';
    document.title = 'Gallery';
  });
  afterEach(() => document.body.replaceChildren());

  test.each(Object.keys(PAGES))('%s has no problem that axe can find', async (name) => {
    const { default: Page } = (await PAGES[name]?.()) ?? { default: () => null };
    const { container } = render(<LookProvider>{createElement(Page)}</LookProvider>);
    const { violations } = await axe.run(container, { rules: RULES });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual(
      [],
    );
  });
});
