import type { Page } from 'playwright-core';
import type { AskedQuestion } from './game-records.ts';

const PHASE = /phase[\u00a0-\u00bf](lobby|countdown|read|answer|reveal|scoreboard|podium|closed)/;
const TOLD = ['reveal', 'scoreboard', 'podium'];

/** Listens to every frame that a page's sockets receive from now on, also after a reload. */
export function recordWire(page: Page) {
  const frames: Buffer[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(Buffer.from(payload)));
  });
  return {
    count: () => frames.length,
    /**
     * What came too early: an explanation or a right option's place before the reveal of its question. The phases stand
     * readable in the frames that tell them, so the order of the frames is the proof.
     */
    leaks: (questions: readonly AskedQuestion[]): readonly string[] => {
      const found: string[] = [];
      let reveals = 0;
      let isTold = false;
      for (const [at, frame] of frames.entries()) {
        const phase = PHASE.exec(frame.toString('latin1'))?.[1];
        if (phase !== undefined) {
          if (phase === 'reveal' && !isTold) reveals += 1;
          isTold = TOLD.includes(phase);
        }
        const early = questions.slice(reveals).filter(({ explanation }) => frame.includes(explanation));
        for (const { question } of early) found.push(`frame ${at} explains "${question}"`);
        if (!isTold && frame.includes('rightPlace')) found.push(`frame ${at} tells a right place`);
      }
      if (reveals === 0) found.push('no frame told of a reveal: nothing was proven');
      return found;
    },
  };
}
