import { ChatSheet } from '@noodlenaut/ui/pieces/chat/chat-sheet';
import { NoodleThinks } from '@noodlenaut/ui/pieces/chat/chat-talk';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { trpc } from '../../lib/api/api.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { hourWords } from './chat-sentences.ts';
import { ChatTalkPart } from './chat-talk-part.tsx';
import { HelpLink } from './help-link.tsx';

/** The helper: a computer that gives hints, with the sign that a grown-up can read along. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const { data: panel, error } = useQuery({ ...trpc.chat.panel.queryOptions(), staleTime: 0 });
  const frame = {
    title: 'Ask Noodle',
    note: 'A computer helper. Your grown-up can read this.',
    onClose,
  };
  const closed = (words: string) => (
    <ChatSheet {...frame} foot={<HelpLink />}>
      <p>{words}</p>
    </ChatSheet>
  );
  if (error) return closed(sentenceOf(error));
  if (panel === undefined)
    return (
      <ChatSheet {...frame} foot={<HelpLink />}>
        <NoodleThinks />
      </ChatSheet>
    );
  if (!panel.isOn)
    return closed('Your grown-up decides if we may talk. Please ask them. Hints in lessons still work!');
  if (!panel.isOpen)
    return closed(
      `I am asleep now. I wake up at ${hourWords(panel.opensAt)} and sleep at ${hourWords(panel.closesAt)}.`,
    );
  return (
    <Suspense
      fallback={
        <ChatSheet {...frame} foot={<HelpLink />}>
          <NoodleThinks />
        </ChatSheet>
      }
    >
      <ChatTalkPart frame={frame} panel={panel} />
    </Suspense>
  );
}
