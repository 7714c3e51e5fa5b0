import { addDays } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { GiveUntil } from '../../lib/classes/give-until.tsx';
import { todayHere } from '../../lib/format/dates.ts';
import styles from './assignment-card.module.css';
import { useAssignmentAction } from './use-assignment-action.ts';

const WEEK_DAYS = 7;
type Props = {
  classId: string;
  /** What the day is for, for who listens. */
  label: string;
  /** What will happen, above the day. */
  text: string;
  give: string;
  start?: string;
  request: (dueDay: string) => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
};

/** Asks for one day and sends it; what is wrong with it stands at the field. It takes the focus. */
export function DueDayForm({ classId, label, text, give, start, request, onDone, onCancel }: Props) {
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.focus(), []);
  const [dueDay, setDueDay] = useState(start ?? addDays(todayHere(), WEEK_DAYS));
  const [fault, setFault] = useState<string>();
  const send = useAssignmentAction(classId, request, onDone, (error) => {
    const issue = error instanceof ApiError && error.issues.find(({ path }) => path === 'dueDay');
    if (issue) setFault(issue.message);
    return Boolean(issue);
  });
  return (
    <form
      ref={place}
      aria-label={label}
      tabIndex={-1}
      noValidate
      className={styles.day}
      onSubmit={(event) => {
        event.preventDefault();
        setFault(dueDay === '' ? 'Please choose a day' : undefined);
        if (dueDay !== '') send.mutate(dueDay);
      }}
    >
      <p>{text}</p>
      <GiveUntil
        dueDay={dueDay}
        error={fault}
        onDay={setDueDay}
        give={give}
        pending={send.isPending}
        tone="plain"
        cancel={<FlatButton onClick={onCancel}>Cancel</FlatButton>}
      />
    </form>
  );
}
