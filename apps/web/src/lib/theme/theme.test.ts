import { PRODUCT } from '@noodlenaut/domain';
import { beforeEach, expect, test } from 'vitest';
import { createMantineScheme } from './mantine-frame.tsx';
import { THEMES, THEME_KEY, chooseTheme, currentTheme, setThemeDefault } from './theme.ts';

beforeEach(() => setThemeDefault(false));

test('[S4.17] a theme is light, dark or system', () => {
  expect(THEMES).toEqual(['light', 'dark', 'system']);
  chooseTheme('dark');
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
  chooseTheme('system');
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('light');
});

test('[S4.18] the theme is kept locally under a product-specific key', () => {
  chooseTheme('dark');
  expect(THEME_KEY).toBe(`${PRODUCT.storagePrefix}-theme`);
  expect(localStorage.getItem(THEME_KEY)).toBe('dark');
});

test('[S4.19] [S4.20] the default is system in the app and light on signed-out pages', () => {
  setThemeDefault(true);
  localStorage.clear();
  expect(currentTheme()).toBe('system');
  setThemeDefault(false);
  expect(currentTheme()).toBe('light');
});

test('a choice outlives signing in and out', () => {
  chooseTheme('dark');
  setThemeDefault(true);
  expect(currentTheme()).toBe('dark');
});

test('[S4.17] grown-up screens follow the same theme', () => {
  const scheme = createMantineScheme();
  chooseTheme('system');
  expect(scheme.get('light')).toBe('auto');
  scheme.set('dark');
  expect(currentTheme()).toBe('dark');
});
