import type { ConsentScope } from '@noodlenaut/domain';
import { shortDay } from '../../lib/dates.ts';
import type { Replies } from '../../lib/wire.ts';

type Row = Replies['family.consents']['ledger'][number];

/** What a guardian says yes to, in the words of text version 1. */
export const CONSENT_TEXTS: Readonly<
  Record<ConsentScope, { readonly title: string; readonly text: string }>
> = {
  chat: { title: 'AI helper', text: 'Answers questions about lessons.' },
  multiplayer: {
    title: 'Games with other children',
    text: 'First name or nickname and picture only. No free text.',
  },
  tutoring: {
    title: 'Live tutoring',
    text: 'Video call with a verified tutor. You may sit in. Nothing is recorded.',
  },
};

/** One line of the ledger as a sentence: who, when, which text. */
export function consentLine({ who, grantedAt, version, revokedAt, revokedBy }: Row): string {
  if (revokedAt === null) return `Yes by ${who}, ${shortDay(grantedAt)}, text version ${version}`;
  return `Withdrawn by ${revokedBy ?? who}, ${shortDay(revokedAt)}`;
}
