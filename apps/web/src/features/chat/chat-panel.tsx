import { ChatSheet, ChatSheetBody, ChatSheetFoot } from '@noodlenaut/ui/pieces/chat/chat-sheet';
import { NoodleThinks } from '@noodlenaut/ui/pieces/chat/chat-talk';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { trpc } from '../../lib/api/api.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { hourWords } from './chat-sentences.ts';
import { ChatTalkPart } from './chat-talk-part.tsx';
import { HelpLink } from './help-link.tsx';

/** No talk yet, or none now: what is said instead, and the way to people who help. */
const Silent = ({ children }: { children: ReactNode }) => (
  <>
    <ChatSheetBody>{children}</ChatSheetBody>
    <ChatSheetFoot>
      <HelpLink />
    </ChatSheetFoot>
  </>
);
const WAITING = (
  <Silent>
    <NoodleThinks />
  </Silent>
);

function Inside() {
  const { data: panel, error } = useQuery({ ...trpc.chat.panel.queryOptions(), staleTime: 0 });
  const closed = (words: string) => (
    <Silent>
      <p>{words}</p>
    </Silent>
  );
  if (error) return closed(sentenceOf(error));
  if (panel === undefined) return WAITING;
  if (!panel.isOn)
    return closed('Your grown-up decides if we may talk. Please ask them. Hints in lessons still work!');
  if (!panel.isOpen)
    return closed(
      `I am asleep now. I wake up at ${hourWords(panel.opensAt)} and sleep at ${hourWords(panel.closesAt)}.`,
    );
  return (
    <Suspense fallback={WAITING}>
      <ChatTalkPart panel={panel} />
    </Suspense>
  );
}

/** The helper: a computer that gives hints, with the sign that a grown-up can read along. */
export const ChatPanel = ({ onClose }: { onClose: () => void }) => (
  <ChatSheet title="Ask Noodle" note="A computer helper. Your grown-up can read this." onClose={onClose}>
    <Inside />
  </ChatSheet>
);
