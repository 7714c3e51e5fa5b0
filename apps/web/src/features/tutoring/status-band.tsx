import type { SignName } from '@noodlenaut/ui/pieces/grown-up/sign';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import type { ComponentProps } from 'react';

type Look = { readonly tone: NonNullable<ComponentProps<typeof Band>['tone']>; readonly sign: SignName };

/** Any other state is grey (S4.35). */
const LOOKS = new Map<string, Look>([
  ['pending', { tone: 'yellow', sign: 'dots' }],
  ['offered', { tone: 'info', sign: 'target' }],
  ['scheduled', { tone: 'info', sign: 'half-disc' }],
  ['in-progress', { tone: 'green', sign: 'running' }],
  ['completed', { tone: 'green', sign: 'check' }],
  ['cancelled', { tone: 'red', sign: 'dots' }],
  ['declined', { tone: 'red', sign: 'dots' }],
  ['no-show', { tone: 'orange', sign: 'dots' }],
]);
const GREY: Look = { tone: 'none', sign: 'dots' };

/** A state in the server's own word (S4.39). */
export const StatusBand = ({ status }: { status: string }) => (
  <Band {...(LOOKS.get(status) ?? GREY)}>{status}</Band>
);
