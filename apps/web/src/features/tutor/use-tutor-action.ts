import type { ErrorCode } from '@noodlenaut/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { trpc } from '../../lib/api/api.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { useAction } from '../../lib/api/use-action.ts';

interface More<Input, Reply> {
  /** What a refusal means for this very action, in plain words. */
  readonly words?: Partial<Record<ErrorCode, string>>;
  readonly onDone?: (reply: Reply, input: Input) => unknown;
}

/** One action of a tutor: a refusal is kept for the place of the press, and what is on the screen is read again. */
export function useTutorAction<Input, Reply>(
  request: (input: Input) => Promise<Reply>,
  { words = {}, onDone }: More<Input, Reply> = {},
) {
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const action = useAction(request, {
    stale: [trpc.tutoring.pathKey()],
    onDone,
    onRefused: (error) => {
      const code = error instanceof ApiError ? error.code : null;
      setRefusal((code === null ? undefined : words[code]) ?? sentenceOf(error));
      // Somebody else may have changed it meanwhile.
      void client.invalidateQueries({ queryKey: trpc.tutoring.pathKey() });
      return true;
    },
  });
  return {
    isPending: action.isPending,
    refusal,
    run: (input: Input) => {
      setRefusal(undefined);
      action.mutate(input);
    },
  };
}
