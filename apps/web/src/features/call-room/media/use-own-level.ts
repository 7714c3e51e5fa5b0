import { useEffect, useState } from 'react';

/** Reads how loud an own track is, from 0 to 1; null while there is none. Needs a page that was touched: else it reads 0. */
export function useOwnLevel(track: MediaStreamTrack | null): (() => number) | null {
  const [read, setRead] = useState<(() => number) | null>(null);
  useEffect(() => {
    if (track === null || !('AudioContext' in globalThis)) return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    setRead(() => () => {
      if (context.state === 'suspended') void context.resume();
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length) * 4;
    });
    return () => {
      setRead(null);
      void context.close();
    };
  }, [track]);
  return read;
}
