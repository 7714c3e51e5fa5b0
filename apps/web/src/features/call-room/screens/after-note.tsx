import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { TextAreaField } from '@noodlenaut/ui/pieces/form/text-area-field';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { sentenceOf } from '../../../lib/api/error-sentences.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { forgetNotes, readNotes } from '../wire/room-memory.ts';
import styles from './room-frame.module.css';

const MOST = 2000;

/** The tutor's word after the session, begun with the notes taken in it (P5.27, P5.34). */
export function AfterNote({ sessionId }: { sessionId: string }) {
  const [note, setNote] = useState(() => readNotes(sessionId));
  const [problem, setProblem] = useState<string>();
  const send = useAction((text: string) => api.tutoring.noteSession.mutate({ sessionId, note: text }), {
    stale: [],
    onDone: () => {
      setProblem(undefined);
      forgetNotes(sessionId);
    },
    onRefused: (error) => {
      setProblem(sentenceOf(error));
      return true;
    },
  });
  if (send.isSuccess) return <p aria-live="polite">Thank you. The family can read it now.</p>;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim() === '') setProblem('Write a word or two first.');
        else send.mutate(note.trim());
      }}
    >
      <TextAreaField
        label="How did it go?"
        hint="The family reads this. Your notes from the session are here to begin with."
        value={note}
        maxLength={MOST}
        rows={5}
        error={problem}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <StickerButton type="submit" tone="primary" pending={send.isPending}>
        Send to the family
      </StickerButton>
    </form>
  );
}
