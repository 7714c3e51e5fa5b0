import { IconButton } from '@noodlenaut/ui/pieces/icon-button';
import { reader } from '../../lib/speech.ts';

/** Reads a text aloud; absent where the browser has no voice. */
export function SpeakButton({ label, text }: { label: string; text: string }) {
  const read = reader(text);
  return read === undefined ? null : <IconButton icon="speaker" tone="speak" label={label} onClick={read} />;
}
