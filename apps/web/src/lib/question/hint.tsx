import { HintPanel } from '@noodlenaut/ui/pieces/lesson/hint-panel';
import { SpokenText } from '@noodlenaut/ui/pieces/base/spoken-text';
import { useState } from 'react';
import { Speak } from '../audio/speak.tsx';
import type { SpokenWord } from '../audio/speech.ts';

/** A hint with its voice. It costs nothing (decision 0021). */
export function Hint({ text }: { text: string }) {
  const [word, setWord] = useState<SpokenWord | null>(null);
  return (
    <HintPanel speak={<Speak label="Read the hint aloud" texts={[text]} onWord={setWord} onArrival />}>
      <SpokenText word={word}>{text}</SpokenText>
    </HintPanel>
  );
}
