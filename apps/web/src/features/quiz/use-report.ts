import { api } from '../../lib/api/api.ts';
import type { ReportReason } from '@noodlenaut/domain';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';

/** Sends what a child tells about other players, and knows about whom it was told. */
export function useReport(roomId: string) {
  const [told, setTold] = useState<ReadonlySet<number>>(new Set());
  const [isSending, setSending] = useState(false);
  return {
    told,
    isSending,
    /** True once it is noted. */
    send: async (seat: number, reason: ReportReason): Promise<boolean> => {
      setSending(true);
      try {
        await api.quiz.report.mutate({ roomId, seat, reason });
        setTold((before) => new Set([...before, seat]));
        return true;
      } catch (error) {
        notify({ title: 'Error', description: sentenceOf(error), tone: 'destructive' });
        return false;
      } finally {
        setSending(false);
      }
    },
  };
}
