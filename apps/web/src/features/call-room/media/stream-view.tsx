import { useEffect, useRef } from 'react';
import { playSound } from './blocked-sound.ts';
import { playOn } from './sound-sink.ts';

type Props = {
  stream: MediaStream;
  className?: string | undefined;
  label: string;
  /** One's own sound would echo. */
  isOwn?: boolean;
  speakerId?: string | null;
};

/** Shows a stream and plays its sound. Without a picture it plays on. */
export function StreamView({ stream, className, label, isOwn = false, speakerId = null }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    // It begins silent, then it is heard, unless the browser wants a tap first.
    element.muted = isOwn;
    void playSound(element);
  }, [stream, isOwn]);
  useEffect(() => {
    if (video.current && !isOwn) playOn(video.current, speakerId);
  }, [speakerId, isOwn]);
  return <video ref={video} className={className} aria-label={label} autoPlay playsInline muted />;
}
