import '@noodlenaut/ui/mantine.css';
import { Tooltip, type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import { LookProvider } from '@noodlenaut/ui/provider';
import type { ReactNode } from 'react';
import { chooseTheme, currentTheme, subscribeTheme, type Theme } from './theme.ts';

const toScheme = (theme: Theme): MantineColorScheme => (theme === 'system' ? 'auto' : theme);
const toTheme = (scheme: MantineColorScheme): Theme => (scheme === 'auto' ? 'system' : scheme);

/** Makes Mantine use the theme of the app instead of storing a second one. */
export function createMantineScheme(): MantineColorSchemeManager {
  let stop: (() => void) | undefined;
  return {
    get: () => toScheme(currentTheme()),
    set: (scheme) => {
      // Mantine sets the value it was just notified of; choosing it again would notify it again, without end.
      if (toTheme(scheme) !== currentTheme()) chooseTheme(toTheme(scheme));
    },
    subscribe: (onUpdate) => {
      stop = subscribeTheme(() => onUpdate(toScheme(currentTheme())));
    },
    unsubscribe: () => stop?.(),
    clear: () => chooseTheme('system'),
  };
}

const scheme = createMantineScheme();
const nonce = () => document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';

/** A tooltip waits 700 ms; within 300 ms of the last one the next comes at once (S9.42, S9.43). */
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_MS = 300;

/** Mantine for the grown-ups' screens. The child's screens do without it and stay light. */
export function MantineFrame({ children }: { children: ReactNode }) {
  return (
    <LookProvider defaultColorScheme="auto" colorSchemeManager={scheme} getStyleNonce={nonce}>
      <Tooltip.Group openDelay={TOOLTIP_DELAY_MS} closeDelay={TOOLTIP_SKIP_MS}>
        {children}
      </Tooltip.Group>
    </LookProvider>
  );
}
