import '@noodlenaut/ui/mantine.css';
import { Tooltip } from '@mantine/core';
import { LookProvider } from '@noodlenaut/ui/provider';
import type { ReactNode } from 'react';
import { createMantineScheme } from './mantine-scheme.ts';

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
