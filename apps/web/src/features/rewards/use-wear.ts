import { placeOf, type PartKey } from '@noodlenaut/domain';
import { useQueryClient } from '@tanstack/react-query';
import { api, trpc } from '../../lib/api/api.ts';
import { useAction } from '../../lib/api/use-action.ts';

/** Puts a part on, or takes it off when Noodle wears it. Noodle wears it when the server has kept it. */
export function useWear(worn: readonly PartKey[]) {
  const client = useQueryClient();
  const action = useAction(
    (part: PartKey) => {
      const place = placeOf(part);
      return api.rewards.wear.mutate({ place, part: worn.includes(part) ? null : part });
    },
    {
      stale: [trpc.rewards.album.queryKey(), trpc.progress.dashboard.queryKey()],
      onDone: ({ place, part }) => {
        client.setQueryData(trpc.rewards.album.queryKey(), (album) => {
          if (album === undefined) return album;
          const others = album.worn.filter((one) => placeOf(one) !== place);
          return { ...album, worn: part === null ? others : [...others, part] };
        });
      },
    },
  );
  return action.mutate;
}
