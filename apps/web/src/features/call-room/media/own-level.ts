/** Measures how loud an own track is. Needs a page that was touched: else it reads 0. */
export function createOwnLevel() {
  let context: AudioContext | null = null;
  let analyser: AnalyserNode | null = null;
  const samples = new Float32Array(512);
  const stop = () => {
    void context?.close();
    context = null;
    analyser = null;
  };
  return {
    follow(track: MediaStreamTrack): void {
      stop();
      if (!('AudioContext' in globalThis)) return;
      context = new AudioContext();
      analyser = context.createAnalyser();
      analyser.fftSize = samples.length;
      context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    },
    stop,
    /** From 0 to 1. */
    read: (): number => {
      if (analyser === null) return 0;
      if (context?.state === 'suspended') void context.resume();
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length) * 4;
    },
  };
}
