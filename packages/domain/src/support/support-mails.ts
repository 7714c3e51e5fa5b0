import { PRODUCT } from '../product.ts';
import { SUPPORT_TOPICS, type SupportTopic } from './support-topics.ts';

interface Ticket {
  readonly number: string;
  readonly topic: SupportTopic;
}
/** The hours of the operator, null when none are stated; and where support is asked. */
interface Desk {
  readonly hours: string | null;
  readonly url: string;
}

/**
 * Tells whoever asked that the question has come in. It does not repeat the question: the address may belong to somebody else, and
 * nobody may send strangers a text of their own through us.
 */
export const ticketMail = ({ number, topic }: Ticket, { hours, url }: Desk) => ({
  subject: `Your question ${number} to ${PRODUCT.name}`,
  text: [
    `We have your question about "${SUPPORT_TOPICS[topic]}". Its number is ${number}.`,
    hours === null
      ? 'The answer comes to this address.'
      : `The answer comes to this address. Support hours: ${hours}`,
    `If it was not you who asked, you need not do anything. Questions are asked here:\n${url}`,
  ].join('\n\n'),
});

/** An answer of staff, as it was typed. */
export const answerMail = (
  { number }: Pick<Ticket, 'number'>,
  answer: string,
  { url }: Pick<Desk, 'url'>,
) => ({
  subject: `Answer to your question ${number} to ${PRODUCT.name}`,
  text: `${answer}\n\n--\nThis answers your question ${number}. If something is still open, ask again and name the number:\n${url}`,
});

/** Tells the operator that a ticket waits: no name, no address and no word of the question. */
export const ticketNotice = ({ number, topic }: Ticket) => ({
  subject: `${PRODUCT.name}: new ticket ${number}`,
  text: `A ticket about "${SUPPORT_TOPICS[topic]}" waits. Read it on the machine:\nnpm run staff -- ticket ${number}`,
});
