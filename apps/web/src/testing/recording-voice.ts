import { vi } from 'vitest';

/** What the voice was asked to say; a test moves it from word to word. */
export class RecordedUtterance extends EventTarget {
  rate = 1;
  pitch = 1;
  volume = 1;
  lang = '';
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
  reach(charIndex: number, name = 'word'): void {
    this.dispatchEvent(Object.assign(new Event('boundary'), { charIndex, name }));
  }
  finish(): void {
    this.dispatchEvent(new Event('end'));
  }
  fail(error: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
  }
}

/** A voice that writes down what it reads; `cancel` forgets what was asked before. */
export function recordVoice() {
  const said: RecordedUtterance[] = [];
  const cancel = vi.fn(() => said.splice(0));
  vi.stubGlobal('SpeechSynthesisUtterance', RecordedUtterance);
  vi.stubGlobal('speechSynthesis', {
    speak: (words: RecordedUtterance) => said.push(words),
    cancel,
  });
  return { said, cancel };
}
