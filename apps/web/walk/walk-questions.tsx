import { PICTURE_GRADES } from '@noodlenaut/domain';
import type { Activity, LessonFile } from '@noodlenaut/domain';
import { preloadDrawing } from '@noodlenaut/ui/illustration';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { setReaderGrade } from '../src/lib/comfort/reader-grade.ts';
import { PlayedQuestion } from './played-question.tsx';

/** What every question is given to carry at last, as in a second round and in practice. */
const OPENING = 'You met this one before.';
const PATIENCE_MS = 60_000;

const isDrawn = ({ illustration, option_cards: cards }: Activity): boolean =>
  (illustration === undefined || document.querySelector('figure :is(svg, [data-picture])') !== null) &&
  (cards === undefined || document.querySelector('label > span > svg') !== null);

/** The drawings of a theme come with its first picture, letters with their first word. */
async function untilDrawn(item: Activity): Promise<boolean> {
  for (const end = performance.now() + PATIENCE_MS; !isDrawn(item);) {
    if (performance.now() > end) return false;
    await new Promise((done) => setTimeout(done, 0));
  }
  if (document.fonts.status === 'loading') await document.fonts.ready;
  return true;
}

/** Asks for hints until the longest is on the screen: what leaves the least room. */
function showLongestHint({ hints = [] }: Activity): void {
  const longest = hints.reduce(
    (most, hint, index) => (hint.length > (hints[most]?.length ?? 0) ? index : most),
    0,
  );
  for (const _ of hints.slice(0, longest + 1))
    document.querySelector<HTMLElement>('[aria-keyshortcuts="H"]')?.click();
}

/** Who walks (e2e/src/walk-page.ts) listens, and says what it sees. */
function askWhoWalks(leastPx: number): string[] {
  const seen: string[][] = [];
  document.dispatchEvent(new CustomEvent('look', { detail: { leastPx, seen } }));
  return seen.length === 0 ? ['nobody looks'] : seen.flat();
}

interface Walk {
  readonly lessons: readonly LessonFile[];
  readonly isWanted: (id: string) => boolean;
  /** 1 shows every question, 5 each fifth. */
  readonly everyNth: number;
  /** Also as it opens and as it is chosen. Both leave more room than all at once, and a level that holds that holds them. */
  readonly inEveryState: boolean;
}

/**
 * Shows every question of these lessons chosen, with its longest hint below and the teacher's word above.
 * @returns a line for every answer that is not fully in sight
 */
export async function walkQuestions(root: Root, { lessons, isWanted, everyNth, inEveryState }: Walk) {
  const everything = lessons.flatMap(({ content }) => content.activities);
  for (const kind of new Set(everything.flatMap(({ illustration }) => illustration?.kind ?? [])))
    preloadDrawing(kind);
  // Faces that stand in for others lie on the device, or not.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  const findings: string[] = [];
  let [count, met] = [0, 0];
  for (const { key, subject, grade, content } of lessons) {
    setReaderGrade(grade);
    const leastPx = PICTURE_GRADES.some((one) => one === grade) ? 64 : 56;
    for (const [place, item] of content.activities.entries()) {
      const id = `${key} ${place + 1}`;
      met += 1;
      if (!isWanted(id) || met % everyNth !== 0) continue;
      const show = (opening?: string) =>
        flushSync(() =>
          root.render(
            <PlayedQuestion key={id} {...{ subject, item, place, opening }} of={content.activities.length} />,
          ),
        );
      const look = (state: string) =>
        findings.push(...askWhoWalks(leastPx).map((what) => `${id}, ${state}: ${what}`));
      show(inEveryState ? undefined : OPENING);
      if (!(await untilDrawn(item))) findings.push(`${id}: its picture does not come`);
      if (inEveryState) look('open');
      document.querySelector<HTMLElement>('[role="radiogroup"] label')?.click();
      if (inEveryState) {
        look('chosen');
        show(OPENING);
      }
      showLongestHint(item);
      look('with all at once');
      count += 1;
    }
  }
  return { count, findings };
}
