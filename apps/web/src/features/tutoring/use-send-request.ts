import { api } from '../../lib/api/api.ts';
import { useNavigate } from '@tanstack/react-router';
import type { Inputs } from '../../lib/api/replies.ts';
import { notify } from '../../lib/notices/notices.ts';
import { useTutoringAction } from './use-tutoring-action.ts';

/** Sends a request and goes to the list of requests (S7.44). */
export function useSendRequest(onDone: () => void, onRefused: (error: unknown) => boolean) {
  const navigate = useNavigate();
  return useTutoringAction(
    (wish: Inputs['tutoring']['createRequest']) => api.tutoring.createRequest.mutate(wish),
    () => {
      onDone();
      notify({
        title: 'Your request is sent',
        description: 'Tutors of the subject can answer now. Your grown-up is told.',
        tone: 'success',
      });
      return navigate({ to: '/tutoring', search: { tab: 'requests' } });
    },
    onRefused,
  );
}
