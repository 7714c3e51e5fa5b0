import { createStore } from '../state/create-store.ts';
import { READING_RATES } from '@noodlenaut/domain';
import { currentComfort } from '../comfort/comfort.ts';

/** How fast the voice reads: 0.9 (S9.48) until the child chooses another speed. */
export const readingRate = (): number => READING_RATES[currentComfort().readingSpeed ?? 'normal'];

/** The word being read: in which of the texts, and between which of its letters. */
export interface SpokenWord {
  readonly part: number;
  readonly start: number;
  readonly end: number;
}
type OnWord = (word: SpokenWord | null) => void;

const STOPS: readonly string[] = ['canceled', 'interrupted'];
const canSpeak = (): boolean => 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;

let isReading = false;
const store = createStore(() => isReading);
/** The reading that is under way. One that was stopped may still send events, which are ignored. */
let current: { readonly unmark: () => void } | null = null;

function setReading(next: boolean): void {
  if (isReading === next) return;
  isReading = next;
  store.changed();
}
/** Whether a text is being read now; `onReading` tells of each change. */
export const isReadingNow = (): boolean => isReading;
export const onReading = store.subscribe;
/** The same, so that the character on the screen moves its mouth. */
export const useIsReading = (): boolean => store.useValue();

/** The word runs from space to space, because not every browser reports its length, and a fraction is one word. */
function wordAt(text: string, index: number): { start: number; end: number } {
  const before = /\S*$/.exec(text.slice(0, index))?.[0].length ?? 0;
  const after = /^\S*/.exec(text.slice(index))?.[0].length ?? 0;
  return { start: index - before, end: index + after };
}

function utteranceOf(text: string, part: number, onWord: OnWord): SpeechSynthesisUtterance {
  const words = new SpeechSynthesisUtterance(text);
  words.rate = readingRate();
  words.pitch = 1.1;
  words.volume = 0.8;
  words.lang = 'en-US';
  words.addEventListener('boundary', ({ name, charIndex }) => {
    if (name !== 'sentence') onWord({ part, ...wordAt(text, charIndex) });
  });
  words.addEventListener('end', () => onWord(null));
  words.addEventListener('error', ({ error }) => {
    onWord(null);
    if (!STOPS.includes(error)) console.warn('A text could not be read aloud', error);
  });
  return words;
}

/**
 * Reads texts aloud one after the other (S9.48: rate 0.9, pitch 1.1, volume 0.8) and tells which word is being read.
 * Undefined where the browser has no voice.
 */
export function reader(texts: readonly string[], onWord: OnWord = () => {}): (() => void) | undefined {
  if (!canSpeak()) return undefined;
  return () => {
    stopReading();
    const mine = { unmark: () => onWord(null) };
    current = mine;
    for (const [part, text] of texts.entries()) {
      const words = utteranceOf(text, part, (word) => {
        if (current === mine) onWord(word);
      });
      const isLast = part === texts.length - 1;
      const tell = (isOn: boolean) => () => {
        if (current === mine) setReading(isOn);
      };
      words.addEventListener('start', tell(true));
      words.addEventListener('boundary', tell(true));
      words.addEventListener('end', tell(!isLast));
      words.addEventListener('error', tell(!isLast));
      globalThis.speechSynthesis.speak(words);
    }
  };
}

let isMissingLogged = false;

/** Says nothing to the user, and logs it once (S8.18). */
export function logMissingVoice(): void {
  if (canSpeak() || isMissingLogged) return;
  isMissingLogged = true;
  console.warn('This browser cannot read aloud');
}

export function stopReading(): void {
  current?.unmark();
  current = null;
  setReading(false);
  if (canSpeak()) globalThis.speechSynthesis.cancel();
}
