import { useEffect, useRef } from 'react';
import { CallButton } from '../screens/call-button.tsx';
import type { CallState } from '../wire/call-state.ts';
import { ownPerson } from '../wire/call-state.ts';
import styles from './chat.module.css';
import type { Say } from './use-say.ts';

const MOST = 500;

/** What was written in the room, and a line to write (P5.24). */
export function ChatPanel({ room, say }: { room: CallState; say: Say }) {
  const list = useRef<HTMLDivElement>(null);
  const own = ownPerson(room);
  const count = room.chat.length;
  useEffect(() => {
    list.current?.scrollTo?.(0, list.current.scrollHeight);
  }, [count]);
  return (
    <section className={styles.chat} aria-label="Chat">
      <div ref={list} className={styles.messages} role="log" aria-live="polite" aria-label="Messages">
        {count === 0 && <p className={styles.empty}>Nothing was written yet. What you write here is kept.</p>}
        {room.chat.map(({ id, senderId, name, message }) => {
          const isMine = senderId === own?.personId;
          return (
            <p key={id} className={styles.message} data-mine={isMine || undefined}>
              <b>{isMine ? 'You' : name}</b>
              {message}
            </p>
          );
        })}
      </div>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          say.send();
        }}
      >
        <div className={styles.field}>
          <input
            className={styles.input}
            aria-label="Message"
            placeholder="Write a message"
            value={say.text}
            maxLength={MOST}
            autoComplete="off"
            aria-invalid={say.problem !== null || undefined}
            aria-describedby={say.problem === null ? undefined : 'chat-problem'}
            onChange={({ currentTarget }) => say.write(currentTarget.value)}
          />
          <CallButton
            type="submit"
            icon="send"
            label="Send"
            words="icon"
            disabled={say.isPending || say.text.trim() === ''}
          />
        </div>
        <p id="chat-problem" className={styles.problem} role="alert">
          {say.problem}
        </p>
      </form>
    </section>
  );
}
