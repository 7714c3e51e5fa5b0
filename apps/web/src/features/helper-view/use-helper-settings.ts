import { useState } from 'react';
import { api, trpc } from '../../lib/api/api.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { useAction } from '../../lib/api/use-action.ts';

export type HelperPage = Outputs['chat']['helperPage'];
export type HelperSettings = HelperPage['settings'];

/** What a guardian chose, shown at once while it is on its way, and a word about whether it is stored. */
export function useHelperSettings(studentId: string, stored: HelperSettings) {
  const [isSaved, setSaved] = useState(false);
  const save = useAction(
    (settings: HelperSettings) => api.chat.saveSettings.mutate({ studentId, settings }),
    {
      stale: [trpc.chat.helperPage.queryKey({ studentId })],
      onDone: () => setSaved(true),
    },
  );
  const shown = save.isPending ? save.variables : stored;
  return {
    settings: shown,
    isPending: save.isPending,
    /** '' before the first change, and after one that was refused: a notice says why. */
    state: save.isPending ? 'Saving…' : isSaved && !save.isError ? 'Saved' : '',
    change: (change: Partial<HelperSettings>) => {
      setSaved(false);
      save.mutate({ ...shown, ...change });
    },
  };
}
