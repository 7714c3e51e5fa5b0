import { Skeleton } from '@noodlenaut/ui/pieces/base/skeleton';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../lib/api/api.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { calendarWeekday } from '../../lib/format/dates.ts';
import styles from './helper-view.module.css';
import { TranscriptMessage } from './transcript-message.tsx';
import type { HelperPage } from './use-helper-settings.ts';

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);

type Props = { studentId: string; name: string; day: string };

/** One day's talk. Each reading is noted where guardians see who looked, and is asked for only on demand. */
function Transcript({ studentId, name, day }: Props) {
  const talk = useQuery({ ...trpc.chat.transcript.queryOptions({ studentId, day }), staleTime: 0 });
  if (talk.error !== null && talk.data === undefined)
    return (
      <div role="alert" className={styles.failed}>
        <p>{sentenceOf(talk.error)}</p>
        <FlatButton pending={talk.isFetching} onClick={() => void talk.refetch()}>
          Try again
        </FlatButton>
      </div>
    );
  if (talk.data === undefined)
    return (
      <div aria-busy="true" className={styles.loading}>
        <span className="visually-hidden">Loading the talk</span>
        <Skeleton height={20} width="60%" />
        <Skeleton height={20} />
      </div>
    );
  if (talk.data.length === 0) return <p className="soft">This talk is gone: talks are kept for 90 days.</p>;
  return (
    <ol className={styles.talk}>
      {talk.data.map((message) => (
        <TranscriptMessage key={message.id} name={name} message={message} />
      ))}
    </ol>
  );
}

/** A day with its counts; its talk is read when the day is opened. */
export function DayRow({ found, ...whose }: Omit<Props, 'day'> & { found: HelperPage['days'][number] }) {
  const [isOpen, setOpen] = useState(false);
  const { day, messages, flagged } = found;
  return (
    <details className={styles.day} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{calendarWeekday(day)}</b>
        <span className="soft">{questions(messages)}</span>
        {flagged > 0 && (
          <Band tone="orange" sign="dots">
            {flagged === 1 ? '1 to look at' : `${flagged} to look at`}
          </Band>
        )}
      </summary>
      {isOpen && <Transcript {...whose} day={day} />}
    </details>
  );
}
