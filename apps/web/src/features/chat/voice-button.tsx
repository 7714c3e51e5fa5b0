import { IconButton } from '@noodlenaut/ui/pieces/base/icon-button';
import { useState } from 'react';

interface Recognition extends EventTarget {
  lang: string;
  start(): void;
  stop(): void;
}
type Maker = new () => Recognition;

const isMaker = (value: unknown): value is Maker => typeof value === 'function';

/** The browser's speech recognition; undefined where there is none. */
function recognitionOf(): Maker | undefined {
  const made: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition');
  return isMaker(made) ? made : undefined;
}

/** The words of a result event; empty when it holds none. */
function wordsIn(event: Event): string {
  const results: unknown = Reflect.get(event, 'results');
  const first: unknown = Reflect.get(Object(Reflect.get(Object(results), 0)), 0);
  const words: unknown = Reflect.get(Object(first), 'transcript');
  return typeof words === 'string' ? words : '';
}

/** Speaking instead of writing, where the browser can and a guardian allows it. The browser's maker may process the voice. */
export function VoiceButton({ disabled, onWords }: { disabled: boolean; onWords: (words: string) => void }) {
  const [listening, setListening] = useState<Recognition | null>(null);
  const Maker = recognitionOf();
  if (Maker === undefined) return null;
  const listen = () => {
    const recognition = new Maker();
    recognition.lang = 'en-US';
    recognition.addEventListener('result', (event) => onWords(wordsIn(event)));
    recognition.addEventListener('end', () => setListening(null));
    recognition.addEventListener('error', () => setListening(null));
    recognition.start();
    setListening(recognition);
  };
  return (
    <IconButton
      icon="mic"
      label={listening === null ? 'Say it' : 'Stop listening'}
      aria-pressed={listening !== null}
      disabled={disabled}
      onClick={listening === null ? listen : () => listening.stop()}
    />
  );
}
