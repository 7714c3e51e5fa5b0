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
  size?: 'lg' | 'xl' | 'huge';
};

/** The read-aloud button; absent where the browser has no voice. It falls silent when it leaves the screen. */
export function Speak({ label, texts, onWord, size = 'lg' }: Props) {
  useEffect(() => {
    logMissingVoice();
    return stopReading;
  }, []);
  const read = reader(texts, onWord);
  if (read === undefined) return null;
  return <IconButton icon="speaker" tone="speak" size={size} label={label} onClick={read} />;
}
