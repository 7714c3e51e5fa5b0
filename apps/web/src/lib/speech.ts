const canSpeak = (): boolean => 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;

/** Reads a text aloud (SPEC 9: rate 0.9, pitch 1.1, volume 0.8); null where the browser has no voice. */
export function reader(text: string): (() => void) | undefined {
  if (!canSpeak()) return undefined;
  return () => {
    const words = new SpeechSynthesisUtterance(text);
    words.rate = 0.9;
    words.pitch = 1.1;
    words.volume = 0.8;
    words.lang = 'en-US';
    globalThis.speechSynthesis.cancel();
    globalThis.speechSynthesis.speak(words);
  };
}

export function stopReading(): void {
  if (canSpeak()) globalThis.speechSynthesis.cancel();
}
