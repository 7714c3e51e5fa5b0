import { otherPeople, type CallState } from '../wire/call-state.ts';
import { timeLeftWords } from '../wire/time-words.ts';
import { useNow } from '../wire/use-now.ts';
import { CallButton } from './call-button.tsx';
import { CallIcon } from './call-icon.tsx';
import styles from './call-bar.module.css';
import { roomTitle, type RoomFacts } from './room-words.ts';

const LAST_MS = 5 * 60_000;

type Props = {
  facts: RoomFacts;
  room: CallState;
  onLesson: (() => void) | null;
  onReport: () => void;
};

/** What this is, how long it goes on, and who sits in. The last five minutes are said once (P5.27). */
export function CallBar({ facts, room, onLesson, onReport }: Props) {
  const leftMs = room.endsAt - useNow(1000);
  const sitter = otherPeople(room).find(({ role }) => role === 'guardian');
  const isLast = leftMs <= LAST_MS && leftMs > 0;
  return (
    <header className={styles.bar}>
      <div className={styles.grow}>
        <h1 className={styles.title} tabIndex={-1}>
          {roomTitle(facts)}
        </h1>
        <p className={styles.time} data-last={isLast || undefined} role="timer">
          {timeLeftWords(leftMs)}
        </p>
        <p className="visually-hidden" aria-live="polite">
          {isLast ? 'Five minutes left, or less' : ''}
        </p>
      </div>
      {sitter && (
        <span className={styles.band}>
          <CallIcon name="eye" size={16} />
          {sitter.name} sits in
        </span>
      )}
      {onLesson && <CallButton icon="lesson" label="Lesson" onClick={onLesson} />}
      <CallButton icon="report" label="Report" tone="report" onClick={onReport} />
    </header>
  );
}
