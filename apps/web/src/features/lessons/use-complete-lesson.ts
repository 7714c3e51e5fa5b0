import { api, trpc } from '../../lib/api/api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { showAchievements } from '../../lib/notices/achievement-toasts.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { notify } from '../../lib/notices/notices.ts';
import type { SealedLesson } from '../../lib/api/replies.ts';
import { useWrite } from '../../lib/api/use-write.ts';

/**
 * Finishes the lesson: real score and points come back, what depends on them is read again, new badges are announced (S7.32,
 * S4.16).
 */
export function useCompleteLesson(lesson: SealedLesson) {
  const client = useQueryClient();
  return useWrite({
    oneAtATime: true,
    mutationFn: () => api.lessons.complete.mutate({ lessonId: lesson.id }),
    onSuccess: async (completion) => {
      client.removeQueries({ queryKey: trpc.lessons.play.queryKey({ lessonId: lesson.id }) });
      notify({
        title: 'Lesson complete!',
        description: completion.alreadyCompleted
          ? 'You practiced it once more.'
          : `You earned ${completion.pointsEarned} points.`,
        tone: 'success',
      });
      showAchievements(
        completion.newAchievements.map(({ icon, title, description }) => ({
          badge: icon,
          title,
          text: description,
        })),
      );
      const touched = [
        trpc.achievements.list.queryOptions(),
        trpc.achievements.stats.queryOptions(),
        trpc.achievements.shelf.queryOptions(),
        trpc.rewards.album.queryOptions(),
        trpc.progress.list.queryOptions(),
        trpc.account.user.queryOptions(),
        trpc.progress.dashboard.queryOptions(),
        trpc.paths.mine.queryOptions(),
        trpc.lessons.list.queryOptions({ subject: lesson.subjectId }),
      ];
      await Promise.all(touched.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
    },
    onError: (error) => {
      // Only to the console (S8.06); the child sees a kind way to try again.
      console.error(error instanceof ApiError ? `HTTP error! status: ${error.status}` : error);
    },
  });
}
