import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { notify } from '../../lib/notices/notices.ts';
import { blockingWords } from './draft-words.ts';
import styles from './drafts.module.css';
import type { EditedDraft } from './use-draft.ts';
import { useDraftAction } from './use-draft-action.ts';

type Props = { draft: EditedDraft; taught: { readonly id: string; readonly name: string } };

/** Saving, the look as a child, and publishing to the class by its name (P7.20). */
export function PublishPanel({ draft, taught: { id: classId, name } }: Props) {
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const { saved, isDirty, isSaving, blocking } = draft;
  const draftId = saved.id;
  const publish = useDraftAction(
    () => api.lessonDrafts.publish.mutate({ draftId, version: saved.version, classId }),
    () => {
      notify({ title: `“${saved.content.title}” is in ${name} now`, tone: 'success' });
      return navigate({ to: '/classes/$classId/drafts', params: { classId } });
    },
  );
  const state = isDirty
    ? 'Not saved yet.'
    : blocking > 0
      ? `${blockingWords(blocking)} before you can publish.`
      : 'Saved and checked. Nothing stands in the way.';
  return (
    <FlatPanel title="Check and publish">
      <div className={styles.fields}>
        {draft.refusal !== undefined && <FormNotice>{draft.refusal}</FormNotice>}
        {draft.marksEmpty && <FormNotice>Please fill in the empty fields first.</FormNotice>}
        <output>{state}</output>
        <div className={styles.ways}>
          <FlatButton pending={isSaving} disabled={!isDirty} onClick={() => draft.save()}>
            Save and check
          </FlatButton>
          <FlatButton
            disabled={isSaving}
            onClick={() =>
              draft.save(() => void navigate({ to: '/lesson-draft/$draftId', params: { draftId } }))
            }
          >
            See it as a child
          </FlatButton>
        </div>
        {asks ? (
          <ConfirmQuestion
            question={`Publish “${saved.content.title}” to ${name}? Its pupils can play it at once.`}
            yes={`Yes, publish to ${name}`}
            no="Not yet"
            pending={publish.isPending}
            onYes={() => publish.mutate(undefined)}
            onNo={() => setAsks(false)}
          />
        ) : (
          <FlatButton
            tone="primary"
            wide
            disabled={isDirty || isSaving || blocking > 0}
            onClick={() => setAsks(true)}
          >
            Publish to {name}
          </FlatButton>
        )}
      </div>
    </FlatPanel>
  );
}
