import { SUBJECTS, type SubjectId, type Urgency } from '@noodlenaut/domain';
import type { Inputs } from '../../lib/api/replies.ts';
import { ApiError } from '../../lib/api/api-error.ts';

export interface RequestDraft {
  readonly subject: SubjectId | '';
  readonly topic: string;
  readonly description: string;
  /** As the field of date and time writes it, without a zone; empty: any time. */
  readonly preferredTime: string;
  readonly urgency: Urgency;
}
export const EMPTY_REQUEST: RequestDraft = {
  subject: '',
  topic: '',
  description: '',
  preferredTime: '',
  urgency: 'normal',
};
const FIELDS = ['subject', 'topic', 'description', 'preferredTime'] as const;
export type RequestFaults = { readonly [Field in (typeof FIELDS)[number]]?: string };
type Wish = Inputs['tutoring']['createRequest'];

/** What is sent, or what is missing (S5.10 to S5.14). */
export function wishOf(draft: RequestDraft): { readonly wish: Wish } | { readonly faults: RequestFaults } {
  const subject = SUBJECTS.find((id) => id === draft.subject);
  const description = draft.description.trim();
  const time = draft.preferredTime === '' ? null : new Date(draft.preferredTime);
  const faults: RequestFaults = {
    ...(subject === undefined && { subject: 'Please choose a subject' }),
    ...(description === '' && { description: 'Please write what you need help with' }),
    ...(time !== null && Number.isNaN(time.getTime()) && { preferredTime: 'Please choose a day and a time' }),
  };
  if (subject === undefined || Object.keys(faults).length > 0) return { faults };
  return {
    wish: {
      subject,
      topic: draft.topic.trim() || null,
      description,
      urgency: draft.urgency,
      preferredTime: time?.toISOString() ?? null,
    },
  };
}

/** The server's refusals by field. */
export const faultsOf = (error: unknown): RequestFaults =>
  error instanceof ApiError
    ? Object.fromEntries(
        FIELDS.flatMap((field) => {
          const issue = error.issues.find(({ path }) => path === field);
          return issue === undefined ? [] : [[field, issue.message]];
        }),
      )
    : {};
