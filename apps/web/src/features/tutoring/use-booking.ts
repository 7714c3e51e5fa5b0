import { api } from '../../lib/api/api.ts';
import { formatDollars } from '@noodlenaut/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { refreshTutoring } from '../../lib/live/tutoring-reads.ts';
import { notify } from '../../lib/notices/notices.ts';
import type { Inputs } from '../../lib/api/replies.ts';
import { useTutoringAction } from './use-tutoring-action.ts';
import { nearTime } from './zones.ts';

/** What a refused booking says; times and prices are read anew, so that the next press is about what is true now. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError)) return sentenceOf(error);
  if (error.code === 'slot_taken')
    return 'This time is not free any more. Below are the times that are free now.';
  if (error.code === 'price_changed')
    return 'The price has changed. Please look at the new one and press again.';
  return sentenceOf(error);
}

/** Books a session and goes to it; a refusal stays beside the form (S7.45). */
export function useBooking(onClose: () => void) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const book = useTutoringAction(
    (wish: Inputs['tutoring']['bookSession']) => api.tutoring.bookSession.mutate(wish),
    (session) => {
      onClose();
      notify({
        title: 'Your session is booked',
        description: `${nearTime(session.scheduledTime, new Date())}, ${formatDollars(session.totalCost)}. Your grown-up is told.`,
        tone: 'success',
      });
      return navigate({ to: '/tutoring', search: { tab: 'sessions' } });
    },
    (error) => {
      setRefusal(refusalOf(error));
      void refreshTutoring(client);
      return true;
    },
  );
  return { book, refusal, forget: () => setRefusal(null) };
}
