import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { leaveApp } from '../../../lib/links/leave-app.ts';
import type { CallEnd } from '../wire/keep-call.ts';
import { AfterNote } from './after-note.tsx';
import { LeaveLink } from './leave-link.tsx';
import { RoomFrame } from './room-frame.tsx';
import styles from './room-frame.module.css';
import { roomTitle, type RoomFacts } from './room-words.ts';

export type AfterReason = CallEnd | { readonly why: 'left' | 'cancelled' };
const WORDS: Readonly<Record<AfterReason['why'], { readonly title: string; readonly text: string }>> = {
  ended: { title: 'The session is over', text: 'What was written and drawn is kept in your history.' },
  'time-over': { title: 'Time is up', text: 'What was written and drawn is kept in your history.' },
  'taken-over': {
    title: 'You are in on another page',
    text: 'The room is open for you in another tab or on another device.',
  },
  'not-allowed': {
    title: 'You cannot be in this room any more',
    text: 'Something about this session has changed.',
  },
  refused: { title: 'This room is closed', text: 'The session has ended or was changed.' },
  cancelled: { title: 'This session did not take place', text: 'You can book another one at any time.' },
  left: { title: 'You have left', text: 'The session goes on. You can go in again.' },
};
const MAY_RETURN: readonly AfterReason['why'][] = ['left', 'taken-over'];
const IS_DONE: readonly AfterReason['why'][] = ['ended', 'time-over', 'refused'];

/** The calm page after the call. */
export function AfterCall({ room, reason }: { room: RoomFacts; reason: AfterReason }) {
  const { title, text } = WORDS[reason.why];
  const mayReturn = MAY_RETURN.includes(reason.why);
  const isTutorDone = room.role === 'tutor' && IS_DONE.includes(reason.why);
  const said = reason.why === 'refused' ? (reason.text ?? text) : text;
  return (
    <RoomFrame title={roomTitle(room)} text="Camera and microphone are off">
      <NoodleStill mood="happy" size={160} />
      <h2 aria-live="polite">{title}</h2>
      <p className={styles.lead}>{said}</p>
      {isTutorDone && <AfterNote sessionId={room.sessionId} />}
      <div className={styles.people}>
        {mayReturn && (
          <StickerButton tone="primary" onClick={() => leaveApp.to(globalThis.location.href)}>
            {reason.why === 'left' ? 'Go in again' : 'Come back here'}
          </StickerButton>
        )}
        <LeaveLink text="Back to tutoring" isMain={!mayReturn && !isTutorDone} />
      </div>
    </RoomFrame>
  );
}
