import { WHITEBOARD_LIMITS, type WhiteboardDrawing } from './drawing.ts';
import { pageView, type PageWhiteboard } from './page-whiteboard.ts';
import type { NumberedAction } from './server-whiteboard.ts';
import { drawAll, type WhiteboardAction, type WhiteboardRefusal } from './whiteboard.ts';

/** The page with the action pending; or the same page and why the action does not hold. */
export interface PageOutcome {
  readonly page: PageWhiteboard;
  readonly refusal: WhiteboardRefusal | null;
}

const NUMBERS_AT_ONCE = WHITEBOARD_LIMITS.pointsAtOnce * 2;

/** Draws something. A long stroke becomes several actions. */
export function addDrawing(page: PageWhiteboard, drawing: WhiteboardDrawing): PageOutcome {
  const first = { ...drawing, points: drawing.points.slice(0, NUMBERS_AT_ONCE) };
  const added = act(page, { type: 'add', drawing: first });
  return added.refusal === null
    ? extendDrawing(added.page, drawing.id, drawing.points.slice(NUMBERS_AT_ONCE))
    : added;
}

/** Adds points to the page's own stroke while it is drawn. */
export function extendDrawing(page: PageWhiteboard, id: string, points: readonly number[]): PageOutcome {
  let at = pageView(page).elements.get(id)?.points.length ?? 0;
  let outcome: PageOutcome = { page, refusal: null };
  for (let from = 0; from < points.length && outcome.refusal === null; from += NUMBERS_AT_ONCE) {
    const some = points.slice(from, from + NUMBERS_AT_ONCE);
    outcome = act(outcome.page, { type: 'extend', id, at, points: some });
    at += some.length;
  }
  return outcome;
}

/** Erases one element: a person their own, the tutor all. */
export const eraseElement = (page: PageWhiteboard, id: string): PageOutcome =>
  act(page, { type: 'erase', id });

/** Takes back the newest element of this person that is still there. Nothing there: nothing happens. */
export function undoOwn(page: PageWhiteboard): PageOutcome {
  const own = [...pageView(page).elements.values()].findLast(({ by }) => by === page.author.id);
  return own ? eraseElement(page, own.id) : { page, refusal: null };
}

/** Clears the board of all that the page has seen: the tutor only. */
export const wipeBoard = (page: PageWhiteboard): PageOutcome =>
  act(page, { type: 'wipe', seen: page.confirmed.revision });

function act(page: PageWhiteboard, action: WhiteboardAction): PageOutcome {
  const { refusals } = drawAll(pageView(page), [{ action, author: page.author }]);
  const refusal = refusals[0] ?? null;
  if (refusal !== null) return { page, refusal };
  const last = page.pending.at(-1);
  const longer = last && last.seq > page.sent ? joined(last, action) : null;
  if (longer) return { page: { ...page, pending: [...page.pending.slice(0, -1), longer] }, refusal };
  const pending = [...page.pending, { seq: page.nextSeq, action }];
  return { page: { ...page, pending, nextSeq: page.nextSeq + 1 }, refusal };
}

/** Points of one stroke that have not left yet travel together. */
function joined({ seq, action: last }: NumberedAction, action: WhiteboardAction): NumberedAction | null {
  if (last.type !== 'extend' || action.type !== 'extend' || last.id !== action.id) return null;
  const points = [...last.points, ...action.points];
  return points.length <= NUMBERS_AT_ONCE ? { seq, action: { ...last, points } } : null;
}
