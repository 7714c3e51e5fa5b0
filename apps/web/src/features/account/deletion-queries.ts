import { trpc } from '../../lib/api/api.ts';
import { OF_FAMILY } from '../../lib/family/use-family-action.ts';

/** Reads that change when deleting one's own account is planned or undone: the account, and the children deleted with it. */
export const DELETION_QUERIES = [
  trpc.account.user.queryKey(),
  trpc.privacy.own.queryKey(),
  trpc.account.sessions.queryKey(),
  ...OF_FAMILY,
];
