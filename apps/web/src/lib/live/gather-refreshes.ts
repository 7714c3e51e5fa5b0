import { refreshPlan } from '@noodlenaut/domain';

/** How time passes; in tests by hand. */
export interface Later {
  readonly now: () => number;
  /** @returns takes it back */
  readonly after: (ms: number, work: () => void) => () => void;
}
const clock: Later = {
  now: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Reads anew what news are about, by the plan of domain.
 * @param refresh reads what hangs on these; ends when it is read
 * @param everyMs at most once in so long; three seconds when nothing is said
 */
export function gatherRefreshes<About>(
  refresh: (abouts: ReadonlySet<About>) => Promise<unknown>,
  everyMs?: number,
  { now, after }: Later = clock,
): { readonly tell: (about: About) => void; readonly end: () => void } {
  const plan = refreshPlan<About>(everyMs);
  let takeBack = () => {};
  let isOver = false;
  const read = async () => {
    try {
      await refresh(plan.begin(now()));
    } finally {
      readIn(plan.end(now()));
    }
  };
  const readIn = (ms: number | null) => {
    if (ms !== null && !isOver) takeBack = after(ms, () => void read().catch(console.error));
  };
  return {
    tell: (about) => readIn(plan.tell(about, now())),
    end: () => {
      isOver = true;
      takeBack();
    },
  };
}
