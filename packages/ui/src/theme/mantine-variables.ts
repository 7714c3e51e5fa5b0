import {
  convertCssVariables,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  DEFAULT_THEME,
} from '@mantine/core';
import { cssVariables } from './css-variables.ts';
import { SHADES } from './shades.ts';
import { theme } from './theme.ts';

const KEPT = new Set([...Object.keys(SHADES), 'gray', 'dark', 'red']);
const isStockColour = (name: string) => {
  const colour = /^--mantine-color-(\w+)-(?:\d|filled|light|outline)/.exec(name)?.[1];
  return colour !== undefined && colour in DEFAULT_THEME.colors && !KEPT.has(colour);
};
const keep = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !isStockColour(name)));

/** The text of `styles/mantine-variables.css`: every variable of the theme, without the stock colours nobody uses. */
export function mantineVariables(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const stock = defaultCssVariablesResolver(merged);
  const own = cssVariables(merged);
  const css = convertCssVariables(
    {
      variables: keep({ ...stock.variables, ...own.variables }),
      light: keep({ ...stock.light, ...own.light }),
      dark: keep({ ...stock.dark, ...own.dark }),
    },
    ':root',
  );
  return `/* Written by scripts/write-mantine-variables.ts from the theme. */\n${css.replaceAll(';', ';\n').replaceAll('{', '{\n')}\n`;
}
