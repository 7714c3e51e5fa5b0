import { IconButton } from '@noodlenaut/ui/pieces/base/icon-button';
import { useEffect, useEffectEvent } from 'react';
import { setAudio, useAudioOn } from './audio.ts';
import { usePictureMode } from '../comfort/picture-mode.ts';
import { useReadsByItself } from './use-reads-by-itself.ts';
import { logMissingVoice, reader, stopReading } from './speech.ts';
import type { SpokenWord } from './speech.ts';

type Props = {
  label: string;
  /** Read one after the other. */
  texts: readonly string[];
  /** The word being read, for a `SpokenText`; null when nothing is read. */
  onWord?: (word: SpokenWord | null) => void;
  /** Read by itself to a child who cannot read, once audio is on. Only one of a screen at a time. */
  onArrival?: boolean;
  /** The first thing to press on a screen: 76 and 96 px for a child who cannot read. */
  isMain?: boolean;
  /** Otherwise; xl are the 64 px of a child who cannot read. */
  size?: 'lg' | 'xl';
};

/** The read-aloud button; absent where the browser has no voice. It stops when the component unmounts. */
export function Speak({ label, texts, onWord, onArrival = false, isMain = false, size = 'lg' }: Props) {
  const isForPictures = usePictureMode();
  const isReadAlone = useReadsByItself();
  const isAudioOn = useAudioOn();
  useEffect(() => {
    logMissingVoice();
    return stopReading;
  }, []);
  const read = reader(texts, onWord);
  const readNow = useEffectEvent(() => read?.());
  const readsByItself = onArrival && isReadAlone && isAudioOn;
  useEffect(() => {
    if (!readsByItself) return undefined;
    readNow();
    return stopReading;
  }, [readsByItself]);
  if (read === undefined) return null;
  const press = () => {
    // A child who presses the big speaker wants to listen: that click turns the sound on (S4.22), and the step is read.
    if (isMain && onArrival && isReadAlone && !isAudioOn) setAudio(true);
    else read();
  };
  return (
    <IconButton
      icon="speaker"
      tone="speak"
      size={isForPictures ? (isMain ? 'huge' : 'xl') : size}
      label={label}
      onClick={press}
    />
  );
}
