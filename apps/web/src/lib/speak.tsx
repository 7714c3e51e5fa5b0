import { IconButton } from '@noodlenaut/ui/pieces/icon-button';
import { useEffect } from 'react';
import { logMissingVoice, reader, stopReading } from './speech.ts';
import type { SpokenWord } from './speech.ts';

type Props = {
  label: string;
  /** Read one after the other. */
  texts: readonly string[];
  /** The word being read, for a `SpokenText`; null when the voice rests. */
  onWord?: (word: SpokenWord | null) => void;
};

/** The read-aloud button; absent where the browser has no voice. It falls silent when it leaves the screen. */
export function Speak({ label, texts, onWord }: Props) {
  useEffect(() => {
    logMissingVoice();
    return stopReading;
  }, []);
  const read = reader(texts, onWord);
  return read === undefined ? null : <IconButton icon="speaker" tone="speak" label={label} onClick={read} />;
}
