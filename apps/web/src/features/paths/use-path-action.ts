import { trpc } from '../../lib/api/api.ts';
import { useAction } from '../../lib/api/use-action.ts';

/** One change to a path: sends it, reads the paths again, and says what went wrong. */
export const usePathAction = <Input, Reply>(
  request: (input: Input) => Promise<Reply>,
  onDone?: () => unknown,
  onRefused?: (error: unknown) => boolean,
) => useAction(request, { stale: [trpc.paths.pathKey()], onDone, onRefused });
