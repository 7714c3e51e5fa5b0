import { SUPPORT_TOPIC_IDS, SUPPORT_TOPICS, type SupportTopic } from '@noodlenaut/domain';
import { ApiError } from '../../lib/api/api-error.ts';
import type { Inputs } from '../../lib/api/replies.ts';

export interface TicketDraft {
  readonly topic: SupportTopic | '';
  readonly text: string;
  /** Null until somebody types: then the account's confirmed address stands there. */
  readonly email: string | null;
  /** Hidden from people; a robot fills it in. */
  readonly website: string;
}
export const EMPTY_TICKET: TicketDraft = { topic: '', text: '', email: null, website: '' };

const FIELDS = ['topic', 'text', 'email', 'website'] as const;
export type TicketFaults = { readonly [Field in (typeof FIELDS)[number]]?: string };
type Wish = Omit<Inputs['support']['write'], 'id'>;

export const topicOf = (value: string): SupportTopic | '' =>
  SUPPORT_TOPIC_IDS.find((id) => id === value) ?? '';
export const TOPIC_OPTIONS = [
  { value: '', label: 'Choose a topic' },
  ...SUPPORT_TOPIC_IDS.map((id) => ({ value: id, label: SUPPORT_TOPICS[id] })),
];

const faultsIn = (issues: readonly { readonly path: string; readonly message: string }[]): TicketFaults =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const found = issues.find(({ path }) => path === field);
      return found === undefined ? [] : [[field, found.message] as const];
    }),
  );

/** What is sent, or what is missing. The schema comes when it is needed: zod is no part of the first load. */
export async function wishOf(
  draft: TicketDraft,
  address: string,
): Promise<{ readonly wish: Wish } | { readonly faults: TicketFaults }> {
  const { ticketForm } = await import('./ticket-schema.ts');
  const checked = ticketForm.safeParse({ ...draft, email: (draft.email ?? address).trim() });
  if (checked.success) return { wish: checked.data };
  return {
    faults: faultsIn(
      checked.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
    ),
  };
}

/** What the server refused, at its fields. */
export const refusedFields = (error: unknown): TicketFaults =>
  error instanceof ApiError ? faultsIn(error.issues) : {};
