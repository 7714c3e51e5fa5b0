import { PATH_LIMITS } from '@noodlenaut/domain';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import { newDraft, wishOf, type PathDraft } from './path-draft.ts';
import type { Receiver, ShownPath } from './shown-path.ts';
import { usePathAction } from './use-path-action.ts';

const AT_STEP = /^steps\.(\d+)\./;

interface Refusal {
  readonly sentence: string;
  readonly title: string | undefined;
  /** What is said of a step, by its place. */
  readonly steps: ReadonlyMap<number, string>;
}

const refusalOf = (error: unknown): Refusal => {
  const issues = error instanceof ApiError ? error.issues : [];
  const steps = issues.flatMap(({ path, message }): [number, string][] => {
    const index = AT_STEP.exec(path)?.[1];
    return index === undefined ? [] : [[Number(index), message]];
  });
  return {
    sentence: sentenceOf(error),
    title: issues.find(({ path }) => path === 'title')?.message,
    steps: new Map(steps),
  };
};

/**
 * A path as it is edited. What was typed stays when the server refuses it.
 * @param path as it was when the editing began: the version of a later read would overwrite what somebody else changed meanwhile
 */
export function usePathEditor(to: Receiver, path: ShownPath | null) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<PathDraft>(() => (path === null ? newDraft : { ...path, added: 0 }));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // Read by a way out that is taken in the same moment as the save that made it free.
  const unsaved = useRef(false);
  const whom = to.kind === 'child' ? { childId: to.id } : { classId: to.id };
  const send = usePathAction(
    (edited: PathDraft) =>
      path === null
        ? api.paths.create.mutate({ ...whom, ...wishOf(edited) })
        : api.paths.change.mutate({ pathId: path.id, version: path.version, ...wishOf(edited) }),
    () => {
      unsaved.current = false;
      notify({ title: 'The path is saved', description: 'It is on the dashboard now.', tone: 'success' });
      return to.kind === 'child'
        ? navigate({ to: '/family/paths/$childId', params: { childId: to.id }, replace: true })
        : navigate({ to: '/classes/$classId/paths', params: { classId: to.id }, replace: true });
    },
    (error) => {
      setRefusal(refusalOf(error));
      return true;
    },
  );
  return {
    draft,
    refusal,
    isPending: send.isPending,
    isFull: draft.steps.length >= PATH_LIMITS.steps,
    isUnsaved: () => unsaved.current,
    edit: (change: (before: PathDraft) => PathDraft) => {
      unsaved.current = true;
      setRefusal(null);
      setDraft(change);
    },
    save: () => {
      setRefusal(null);
      send.mutate(draft);
    },
  };
}
