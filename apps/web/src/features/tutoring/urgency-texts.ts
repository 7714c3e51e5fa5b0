import type { Urgency } from '@noodlenaut/domain';

/** How soon, in words (S9.11 to S9.13). */
export const URGENCY_TEXTS: Readonly<Record<Urgency, { readonly text: string; readonly note: string }>> = {
  urgent: { text: 'Urgent', note: 'ASAP' },
  normal: { text: 'Normal', note: 'Today/Tomorrow' },
  flexible: { text: 'Flexible', note: 'This week' },
};
