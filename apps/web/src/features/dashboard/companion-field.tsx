import { AskField } from '@noodlenaut/ui/pieces/form/ask-field';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { apology } from './companion-lines.ts';
import { useWrite } from '../../lib/api/use-write.ts';

/** Sends the child's words to the helper and brings its answer, or a kind sentence when there is none (P3.29). */
function useTell(onSaid: (text: string) => void) {
  return useWrite({
    oneAtATime: true,
    mutationFn: async (message: string) => (await api.chat.send.mutate({ message })).response,
    onSuccess: onSaid,
    onError: (error) => onSaid(apology(error)),
  });
}

/** As many characters as the helper takes. */
const MAX_LETTERS = 300;

/** What the child writes to Miso. It stays in the box until it has arrived. */
export function CompanionField({ onSaid }: { onSaid: (text: string) => void }) {
  const [words, setWords] = useState('');
  const tell = useTell(onSaid);
  const field = useRef<HTMLInputElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    // A field that is locked while it sends loses the focus.
    if (wasPending.current && !tell.isPending) field.current?.focus({ preventScroll: true });
    wasPending.current = tell.isPending;
  }, [tell.isPending]);
  return (
    <AskField
      ref={field}
      label="Tell Miso"
      value={words}
      onChange={setWords}
      pending={tell.isPending}
      maxLength={MAX_LETTERS}
      onSend={() => tell.mutate(words.trim(), { onSuccess: () => setWords('') })}
    />
  );
}
