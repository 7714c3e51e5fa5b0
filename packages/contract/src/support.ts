import { SUPPORT_TOPIC_IDS, TICKET_LENGTH } from '@noodlenaut/domain';
import { z } from 'zod';
import { email } from './account.ts';
import { safeText, uuid } from './text.ts';

/** POST /api/support/tickets: a question of a grown-up. */
export const writeTicketRequest = z.object({
  /** Made by the page, so that a second press sends the same ticket. */
  id: uuid,
  topic: z.enum(SUPPORT_TOPIC_IDS, 'Please choose a topic'),
  text: z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .pipe(safeText(TICKET_LENGTH, 1, { min: 'Please write your question' })),
  email,
  /** A field that people do not see: a robot that fills in everything is refused. */
  website: z.literal('', 'Please leave this field empty').optional(),
});
/** The form's own fields, to check them before they are sent. */
export const ticketForm = writeTicketRequest.omit({ id: true });
export const writeTicketReply = z.object({
  /** To be quoted: T-7K4G. */
  number: z.string(),
});
/** GET /api/support: when somebody answers, in the operator's own words; null when they have stated none. */
export const supportReply = z.object({ hours: z.string().nullable() });
