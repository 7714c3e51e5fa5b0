import type { ConsentScope } from '@noodlenaut/domain';
import { shortDay } from '../format/dates.ts';
import type { Outputs } from '../api/replies.ts';

type Row = Outputs['family']['consents']['ledger'][number];

/** What a guardian says yes to, in the words of text version 2. */
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
    text: 'Video call with a verified tutor. You may sit in. Nothing is recorded. Unless this site relays its calls, the computers of both sides learn each other’s internet address.',
  },
};

/** Where nobody has said anything. */
export const NOTHING = {
  required: 'Nobody has said yes yet',
  operator: 'On, as whoever runs this site decided',
} as const;

/** One line of the ledger as a sentence: who, when, which text. */
export function consentLine({ who, grantedAt, version, revokedAt, revokedBy }: Row): string {
  return revokedAt === null
    ? saidYes({ who, grantedAt, version }, shortDay)
    : saidNo({ revokedBy, revokedAt }, shortDay);
}

/** 'Yes by Ana, Oct 2, 2026, text version 1' */
export const saidYes = (
  { who, grantedAt, version }: Pick<Row, 'who' | 'grantedAt' | 'version'>,
  day: (iso: string) => string,
): string =>
  grantedAt === null
    ? 'No yes before'
    : `Yes by ${who ?? 'a former guardian'}, ${day(grantedAt)}, text version ${version}`;

/** 'Withdrawn by Ana, Oct 3, 2026', or that it ended with its giver's link. */
export const saidNo = (
  { revokedBy, revokedAt }: { revokedBy: string | null; revokedAt: string },
  day: (iso: string) => string,
): string =>
  revokedBy === null
    ? `Ended with its giver's link, ${day(revokedAt)}`
    : `Withdrawn by ${revokedBy}, ${day(revokedAt)}`;
