import {
  convertCssVariables,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  DEFAULT_THEME,
  type CSSVariablesResolver,
} from '@mantine/core';
import { SHADES } from './shades.ts';
import { theme } from './theme.ts';

const ours = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-success': 'var(--good)',
  '--mantine-color-anchor': 'var(--ink)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunk)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--edge)',
};

/** Points Mantine's own meanings at `styles/tokens.css`. `scripts/write-mantine-variables.ts` writes the result to a file. */
const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: ours, dark: ours });

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
