import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, trpc } from '../../lib/api/api.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import type { LessonDraft } from './draft-words.ts';
import {
  isFrameUnfinished,
  sentContent,
  unfinished,
  type DraftActivity,
  type DraftContent,
} from './edit-content.ts';
import { useDraftAction } from './use-draft-action.ts';

/** A draft as it is edited: what was typed, what the last check found, and saving. */
export function useDraft(read: LessonDraft) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(read);
  const [content, setContent] = useState(read.content);
  const [vouched, setVouched] = useState<readonly number[]>(read.vouched);
  const [isDirty, setShownDirty] = useState(false);
  // Read by a way out that is taken in the same moment as the save that made it free.
  const unsaved = useRef(false);
  const setDirty = (next: boolean) => {
    unsaved.current = next;
    setShownDirty(next);
  };
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const draftId = read.id;
  const save = useDraftAction(
    () =>
      api.lessonDrafts.save.mutate({
        draftId,
        version: saved.version,
        content: sentContent(content),
        vouched: [...vouched],
      }),
    (reply) => {
      client.setQueryData(trpc.lessonDrafts.get.queryKey({ draftId }), reply);
      setSaved(reply);
      setContent(reply.content);
      setVouched(reply.vouched);
      setDirty(false);
      setTried(false);
    },
    (error) => {
      setRefusal(sentenceOf(error));
      return true;
    },
  );
  const edit = (next: DraftContent) => {
    setContent(next);
    setDirty(true);
  };
  const activities = (next: readonly DraftActivity[]) => edit({ ...content, activities: next });
  const missing = unfinished(content);
  const isWhole = missing.size === 0 && !isFrameUnfinished(content);
  return {
    saved,
    content,
    vouched,
    isDirty,
    isUnsaved: () => unsaved.current,
    refusal,
    isSaving: save.isPending,
    /** Empty fields are marked once somebody tried to save. */
    marksEmpty: isTried && !isWhole,
    missing,
    blocking: saved.problems.filter(({ isBlocking }) => isBlocking).length,
    edit,
    change: (index: number, activity: DraftActivity) =>
      activities(content.activities.map((one, at) => (at === index ? activity : one))),
    remove: (index: number) => {
      setVouched(vouched.flatMap((one) => (one === index ? [] : [one > index ? one - 1 : one])));
      activities(content.activities.filter((_one, at) => at !== index));
    },
    add: (activity: DraftActivity) => activities([...content.activities, activity]),
    vouch: (index: number, isChecked: boolean) => {
      setVouched(isChecked ? [...vouched, index] : vouched.filter((one) => one !== index));
      setDirty(true);
    },
    /** Saves what was changed; `after` runs when the server has it. */
    save: (after?: () => unknown) => {
      setTried(true);
      setRefusal(undefined);
      if (!isDirty) after?.();
      else if (isWhole) save.mutate(undefined, { onSuccess: () => void after?.() });
    },
  };
}
export type EditedDraft = ReturnType<typeof useDraft>;
