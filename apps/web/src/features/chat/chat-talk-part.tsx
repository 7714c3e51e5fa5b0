import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { ChatChips } from '@noodlenaut/ui/pieces/chat/chat-chips';
import { ChatSheetBody, ChatSheetFoot } from '@noodlenaut/ui/pieces/chat/chat-sheet';
import { ChatTalk, ChildSays, NoodleSays, NoodleThinks } from '@noodlenaut/ui/pieces/chat/chat-talk';
import { AskField } from '@noodlenaut/ui/pieces/form/ask-field';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useHelperPanel } from '../../lib/chat/helper-panel.ts';
import { usePictureMode } from '../../lib/comfort/picture-mode.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { ChatAnswer } from './chat-answer.tsx';
import { chipsFor } from './chat-chips-for.ts';
import { whyNoAnswer } from './chat-sentences.ts';
import styles from './chat.module.css';
import { HelpLink } from './help-link.tsx';
import { useTalk } from './use-talk.ts';
import { VoiceButton } from './voice-button.tsx';
import { Link } from '@tanstack/react-router';

const BREAK_MS = 20 * 60_000;

/** True once a talk has been open for twenty minutes (security 6.4). */
function useBreak(): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), BREAK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isTime;
}

/** Under an answer to a crisis: people who help, one tap away. */
const HelpCard = () => (
  <div className={styles.card}>
    <p>You are not in trouble. People want to help you.</p>
    <StickerButton tone="primary" wide icon="phone" renderRoot={(root) => <Link to="/help-now" {...root} />}>
      See who can help
    </StickerButton>
  </div>
);

const MAX_LETTERS = 300;
const HELLO = 'Hi! I’m a computer helper, not a person. I give hints, so that you find the answer yourself.';

/** The open talk: what was said, words to tap, and the field. */
export function ChatTalkPart({ panel }: { panel: Outputs['chat']['panel'] }) {
  const { place, wasWrong } = useHelperPanel();
  const isForPictures = usePictureMode();
  const { talk, newest, needsHelp, send, stop } = useTalk();
  const [words, setWords] = useState('');
  const isBreak = useBreak();
  const end = useRef<HTMLDivElement>(null);
  const isEmpty = panel.messagesLeft === 0;
  const ask = (message: string) => send.mutate(message, { onSuccess: () => setWords('') });
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [talk.length, send.isPending, send.error]);

  const field = (
    <>
      <ChatChips
        chips={chipsFor({ hasActivity: place !== null, wasWrong }, talk.at(-1), panel.suggestions)}
        disabled={send.isPending}
        onChip={ask}
      />
      {!isForPictures && (
        <div className={panel.isVoiceAllowed ? styles.field : undefined}>
          <AskField
            label="Write to Noodle"
            value={words}
            onChange={setWords}
            pending={send.isPending}
            maxLength={MAX_LETTERS}
            onSend={() => ask(words.trim())}
          />
          {panel.isVoiceAllowed && <VoiceButton disabled={send.isPending} onWords={setWords} />}
        </div>
      )}
    </>
  );
  return (
    <>
      <ChatSheetBody>
        <ChatTalk>
          <NoodleSays>{HELLO}</NoodleSays>
          {talk.map((said) => (
            <Fragment key={said.id}>
              <ChildSays>{said.message}</ChildSays>
              <ChatAnswer said={said} isNewest={said.id === newest} />
            </Fragment>
          ))}
          {send.isPending && (
            <>
              <ChildSays>{send.variables}</ChildSays>
              <NoodleThinks />
            </>
          )}
          {send.error !== null && (
            <p role="alert" className={styles.why}>
              {whyNoAnswer(send.error)}
            </p>
          )}
          {needsHelp && <HelpCard />}
          {isBreak && (
            <NoodleSays>Time to stretch! Look out of a window, then come back if you like.</NoodleSays>
          )}
        </ChatTalk>
        <div ref={end} />
      </ChatSheetBody>
      <ChatSheetFoot>
        {isEmpty ? <p className={styles.why}>That was a lot of questions! I am back tomorrow.</p> : field}
        <div className={styles.row}>
          <HelpLink />
          {send.isPending ? (
            <StickerButton tone="quiet" icon="close" onClick={stop}>
              Stop
            </StickerButton>
          ) : (
            <span className={styles.left}>{`${panel.messagesLeft} questions left today`}</span>
          )}
        </div>
      </ChatSheetFoot>
    </>
  );
}
