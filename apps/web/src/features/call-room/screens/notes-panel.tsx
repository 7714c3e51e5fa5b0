import { TextAreaField } from '@noodlenaut/ui/pieces/form/text-area-field';
import { useState } from 'react';
import { keepNotes, readNotes } from '../wire/room-memory.ts';
import styles from './live-room.module.css';

const MOST = 2000;

/** The tutor's own notes: nobody else sees them, and they wait on this tab until the end (P5.27). */
export function NotesPanel({ sessionId }: { sessionId: string }) {
  const [notes, setNotes] = useState(() => readNotes(sessionId));
  return (
    <section className={styles.notes} aria-label="Notes">
      <TextAreaField
        label="Your notes"
        hint="Only you see them. After the session you decide what the family reads."
        value={notes}
        maxLength={MOST}
        rows={8}
        onChange={({ currentTarget }) => {
          setNotes(currentTarget.value);
          keepNotes(sessionId, currentTarget.value);
        }}
      />
    </section>
  );
}
