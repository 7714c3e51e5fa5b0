import { useRef } from 'react';
import { api } from '../../lib/api/api.ts';
import type { Inputs } from '../../lib/api/replies.ts';
import { useAction } from '../../lib/api/use-action.ts';

type Ticket = Inputs['support']['write'];

/**
 * Sends a ticket. The same words keep their id, so that a second press, or one more try after a lost answer, is the same ticket; other
 * words are another one.
 */
export function useTicket(onRefused: (error: unknown) => true) {
  const sent = useRef({ words: '', id: '' });
  const action = useAction((ticket: Ticket) => api.support.write.mutate(ticket), { stale: [], onRefused });
  const send = (wish: Omit<Ticket, 'id'>) => {
    const words = JSON.stringify(wish);
    if (sent.current.words !== words) sent.current = { words, id: crypto.randomUUID() };
    action.mutate({ ...wish, id: sent.current.id });
  };
  return { ...action, send };
}
