import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { chooseTheme, currentTheme, subscribeTheme } from './theme.ts';
import type { Theme } from './theme.ts';

const toScheme = (theme: Theme): MantineColorScheme => (theme === 'system' ? 'auto' : theme);
const toTheme = (scheme: MantineColorScheme): Theme => (scheme === 'auto' ? 'system' : scheme);

/** Mantine's screens follow the one theme of the app and keep no second copy of it. */
export function createMantineScheme(): MantineColorSchemeManager {
  let stop: (() => void) | undefined;
  return {
    get: () => toScheme(currentTheme()),
    set: (scheme) => {
      // Mantine sets what it was just told; choosing it again would tell it again, without end.
      if (toTheme(scheme) !== currentTheme()) chooseTheme(toTheme(scheme));
    },
    subscribe: (onUpdate) => {
      stop = subscribeTheme(() => onUpdate(toScheme(currentTheme())));
    },
    unsubscribe: () => stop?.(),
    clear: () => chooseTheme('system'),
  };
}
