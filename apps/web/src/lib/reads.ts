import { queryOptions } from '@tanstack/react-query';
import { requestOf, type FirstCall } from './api.ts';
import type { Replies } from './wire.ts';

const read = <P extends FirstCall>(id: P, input: Record<string, string | undefined> = {}) =>
  queryOptions<Replies[P]>({ queryKey: [requestOf(id, input).address] });

/** Every read of the first screens by name; the others stand in lib/later-api and lib/grown-up-api. The key is the address, so the default query function fetches it. */
export const reads = {
  user: read('account.user'),
  subjects: read('subjects.list'),
  progress: read('progress.list'),
  dashboard: read('progress.dashboard'),
  achievements: read('achievements.list'),
  achievementStats: read('achievements.stats'),
  shelf: read('achievements.shelf'),
  lessons: (subject: string) => read('lessons.list', { subject }),
  play: (lessonId: string) => read('lessons.play', { lessonId }),
};
