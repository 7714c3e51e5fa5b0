import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from './open-site.ts';

export interface LessonLoad {
  /** What the site said is kept, as `child lesson`. */
  readonly kept: ReadonlySet<string>;
  /** Answers that no fault may cause. */
  readonly wrong: readonly string[];
  /** Ends it when each has heard the answer to what it has sent last. */
  stop(): Promise<void>;
}

const CHILDREN = 24;
/** A site that is coming back says so; everything else is a fault of ours. */
const COMING_BACK = [502, 503, 504];
const REST_MS = 150;
const AGAIN_MS = 250;

/** A load of children who finish one lesson after the other. Each sends a completion again until it hears that it is kept, as the page does. */
export async function lessonLoad({ origin, db, person }: Site): Promise<LessonLoad> {
  const lessons = await db
    .selectFrom('lessons')
    .select('id')
    .where('subjectId', '=', 'math')
    .where('isPublished', '=', true)
    .execute();
  const crew = await Promise.all(Array.from({ length: CHILDREN }, person));
  const kept = new Set<string>();
  const wrong: string[] = [];
  let runs = true;

  const send = async (lesson: string, bearer: string): Promise<number | null> => {
    try {
      const answer = await fetch(`${origin}/api/lessons/${lesson}/complete`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}` },
        signal: AbortSignal.timeout(20_000),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      // The connection broke: whether it counted is not known.
      return null;
    }
  };
  const finish = async (lesson: string, { id, bearer }: (typeof crew)[number]): Promise<void> => {
    for (;;) {
      const status = await send(lesson, bearer);
      if (status === 200) return void kept.add(`${id} ${lesson}`);
      if (status !== null && !COMING_BACK.includes(status)) return void wrong.push(`${status} for ${lesson}`);
      await sleep(AGAIN_MS);
    }
  };
  const working = crew.map(async (child) => {
    for (const { id } of lessons) {
      if (!runs) return;
      await finish(id, child);
      await sleep(REST_MS);
    }
  });
  return {
    kept,
    wrong,
    stop: async () => {
      runs = false;
      await Promise.all(working);
    },
  };
}
