// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { describe, expect, test } from 'vitest';
import { mantineVariables } from '../src/theme/mantine-variables.ts';
import { SHADES } from '../src/theme/shades.ts';
import { theme } from '../src/theme/theme.ts';
import { written } from './tokens.ts';

const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const defaults = (component: string) => merged.components[component]?.defaultProps ?? {};

describe('theme', () => {
  test('[S9.41] the scroll area hides after 600 ms', () => {
    expect(defaults('ScrollArea')).toMatchObject({ scrollHideDelay: 600 });
  });

  test('[S9.42] [S9.43] a tooltip opens after 700 ms, and within 300 ms of the last one at once', () => {
    expect(defaults('Tooltip')).toMatchObject({ openDelay: 700 });
    expect(defaults('TooltipGroup')).toMatchObject({ openDelay: 700, closeDelay: 300 });
  });

  test.each(Object.entries(SHADES))('%s: ten shades, and tokens.css says the same', (name, shades) => {
    expect(shades).toHaveLength(10);
    const differing = shades.filter((shade, index) => (written(`--${name}-${index}`) ?? shade) !== shade);
    expect(differing).toEqual([]);
  });

  test('the variables of Mantine are written out as the theme has them', () => {
    const file = readFileSync(join(import.meta.dirname, '../src/styles/mantine-variables.css'), 'utf8');
    const values = (css: string) => css.match(/--[\w-]+:[^;]+/g)?.map((line) => line.replaceAll(/\s+/g, ' '));
    expect(values(file)).toEqual(values(mantineVariables()));
  });
});
