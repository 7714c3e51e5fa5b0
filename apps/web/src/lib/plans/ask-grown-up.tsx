import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useState } from 'react';
import { api } from '../api/api.ts';
import { useAction } from '../api/use-action.ts';

/** A child asks for more subjects: the linked grown-ups get a mail and a card. Who has none shows them the page (P6.25). */
export function AskGrownUp({ tone = 'primary' }: { tone?: 'primary' | 'plain' }) {
  const [isTold, setIsTold] = useState<boolean | null>(null);
  const ask = useAction(() => api.plans.ask.mutate(), {
    stale: [],
    onDone: (reply) => setIsTold(reply.isTold),
  });
  if (isTold !== null)
    return (
      <output>
        <b>
          {isTold ? 'We told your grown-up. They can open it for you.' : 'Show this page to your grown-up.'}
        </b>
      </output>
    );
  return (
    <StickerButton tone={tone} size="lg" pending={ask.isPending} onClick={() => ask.mutate(undefined)}>
      Ask your grown-up
    </StickerButton>
  );
}
