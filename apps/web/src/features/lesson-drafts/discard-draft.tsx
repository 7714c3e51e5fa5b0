import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { api } from '../../lib/api/api.ts';
import { notify } from '../../lib/notices/notices.ts';
import { useDraftAction } from './use-draft-action.ts';

type Props = {
  draft: { readonly id: string; readonly title: string; readonly lessonId: string | null };
  onNo: () => void;
};

/** Asks before a draft is deleted, or a published lesson leaves its class. */
export function DiscardDraft({ draft: { id: draftId, title, lessonId }, onNo }: Props) {
  const isDraft = lessonId === null;
  const discard = useDraftAction(
    () => api.lessonDrafts.discard.mutate({ draftId }),
    () => notify({ title: isDraft ? 'The draft is gone' : 'The lesson is taken back', tone: 'success' }),
  );
  return (
    <ConfirmQuestion
      question={
        isDraft
          ? `Discard “${title}”? It cannot be brought back.`
          : `Take “${title}” back from the class? Pupils who finished it can still read it.`
      }
      yes={isDraft ? 'Discard it' : 'Take it back'}
      no="Keep it"
      pending={discard.isPending}
      onYes={() => discard.mutate(undefined)}
      onNo={onNo}
    />
  );
}
