import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { afterDays, displayName, percentOf, subjectLabel } from '@noodlenaut/domain';

/** First tries of so many days tell who has it hard now. */
const DAYS = 14;

/** GET /api/classes/news: for each class who has it hard, how many have not started, and what is due next. One statement. */
export async function readClassNews(
  services: Pick<Context, 'now' | 'store' | 'views'>,
  viewer: SessionViewer,
) {
  const now = services.now();
  const rooms = await services.store.classHome.news(viewer.id, afterDays(now, -DAYS), now);
  services.views.noteEach(
    viewer.id,
    rooms.flatMap(({ weak }) => weak.map(({ id }) => id)),
    now,
  );
  return rooms.map(({ id, weak, notStarted, due }) => ({
    id,
    weak: weak.map(({ right, answers, lessons, ...pupil }) => ({
      id: pupil.id,
      name: displayName(pupil),
      right,
      answers,
      lessons,
      percent: percentOf(right, answers),
    })),
    notStarted,
    due: due && {
      kind: due.kind,
      title: due.title ?? subjectLabel(due.subject),
      dueDay: due.dueDay,
      done: due.done,
      pupils: due.pupils,
    },
  }));
}
