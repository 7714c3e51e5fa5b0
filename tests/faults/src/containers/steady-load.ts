import { setTimeout as sleep } from 'node:timers/promises';

export interface Load {
  /** Ends it. @returns how many requests were asked, and every one that did not work: its path with the status or the error */
  stop(): Promise<{ readonly asked: number; readonly failed: readonly string[] }>;
}

const A_SECOND = 50;

/** Fifty requests a second, one after the other in turn of `paths`, each asked once and never again. */
export function steadyLoad(
  origin: string,
  headers: Readonly<Record<string, string>>,
  paths: readonly string[],
): Load {
  const failed: string[] = [];
  const asked: Promise<void>[] = [];
  const one = async (path: string) => {
    try {
      const answer = await fetch(`${origin}${path}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) failed.push(`${path} ${answer.status}`);
    } catch (cause) {
      failed.push(`${path} ${cause instanceof Error ? cause.message : 'failed'}`);
    }
  };
  let runs = true;
  const asking = (async () => {
    for (let at = 0; runs; at += 1) {
      asked.push(one(paths[at % paths.length] ?? '/'));
      await sleep(1000 / A_SECOND);
    }
  })();
  return {
    stop: async () => {
      runs = false;
      await asking;
      await Promise.all(asked);
      return { asked: asked.length, failed };
    },
  };
}
