import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, trpc } from '../../lib/api/api.ts';
import { hasStatus } from '../../lib/api/error-sentences.ts';
import { useHelperPanel } from '../../lib/chat/helper-panel.ts';
import { useWrite } from '../../lib/api/use-write.ts';
import type { Outputs } from '../../lib/api/replies.ts';

export type Said = Outputs['chat']['history'][number];

/** The talk: what was said, what is on its way, and how to say something (S7.34, S7.35, P3.27). */
export function useTalk() {
  const client = useQueryClient();
  const { place } = useHelperPanel();
  const { data: history } = useSuspenseQuery({ ...trpc.chat.history.queryOptions(), staleTime: 0 });
  const [needsHelp, setNeedsHelp] = useState(false);
  /** An answer that only staff may read stands in no history: it is shown here until the panel closes. */
  const [aside, setAside] = useState<readonly Said[]>([]);
  const stop = useRef<AbortController | null>(null);
  const send = useWrite({
    oneAtATime: true,
    mutationFn: (message: string) => {
      stop.current = new AbortController();
      const input = { message, ...(place === null ? {} : { place }) };
      return api.chat.send.mutate(input, { signal: stop.current.signal });
    },
    onSuccess: async ({ needsHelp: needs, messagesLeft, ...said }) => {
      setNeedsHelp(needs);
      setAside((before) => [...before, said]);
      client.setQueryData(trpc.chat.panel.queryKey(), (panel) => panel && { ...panel, messagesLeft });
      await client.invalidateQueries({ queryKey: trpc.chat.history.queryKey() });
    },
    // Switched off or asleep meanwhile: the panel says which, instead of the talk.
    onError: async (error) => {
      if (hasStatus(error, 403)) await client.invalidateQueries({ queryKey: trpc.chat.panel.queryKey() });
    },
  });
  const known = new Set(history.map(({ id }) => id));
  return {
    talk: [...history, ...aside.filter(({ id }) => !known.has(id))],
    /** The newest answer of this visit, which is read to those who cannot read. */
    newest: aside.at(-1)?.id ?? null,
    needsHelp,
    send,
    stop: () => stop.current?.abort(),
  };
}
