import type { Grade } from '@noodlenaut/domain';
import type { Outputs } from '../../lib/api/replies.ts';
import type { DraftStep } from './path-draft.ts';

/** Whom the paths of a screen are for. */
export interface Receiver {
  readonly kind: 'child' | 'class';
  readonly id: string;
  readonly name: string;
  /** Where the search for lessons begins. */
  readonly grade: Grade;
}

export interface ShownStep extends DraftStep {
  readonly id: string;
  readonly isThere: boolean;
  /** How it stands, in words. */
  readonly state: string;
  readonly isDone: boolean;
}
/** A path as both screens show it: of a child, or of a class with its pupils. */
export interface ShownPath {
  readonly id: string;
  readonly title: string;
  readonly from: string;
  readonly version: number;
  readonly isMine: boolean;
  readonly isArchived: boolean;
  readonly steps: readonly ShownStep[];
  /** How far each follower is. */
  readonly followers: readonly {
    readonly id: string;
    readonly name: string;
    readonly done: number;
    readonly of: number;
  }[];
}

type OfChild = Outputs['paths']['ofChild']['paths'][number];
type OfClass = Outputs['paths']['ofClass']['paths'][number];

/** A child's path, with the child as its one follower. Lessons that are gone and not done count for nothing. */
export function shownOfChild(child: Receiver, { steps, ...path }: OfChild): ShownPath {
  const counted = steps.filter(({ isThere, doneAt }) => isThere || doneAt !== null);
  const done = counted.filter(({ doneAt }) => doneAt !== null).length;
  return {
    ...path,
    steps: steps.map((step) => ({
      ...step,
      key: step.id,
      isDone: step.doneAt !== null,
      state: step.doneAt === null ? '' : 'Done',
    })),
    followers: [{ id: child.id, name: child.name, done, of: counted.length }],
  };
}

/** A class's path, with its pupils. */
export const shownOfClass = ({ steps, pupils, ...path }: OfClass): ShownPath => ({
  ...path,
  steps: steps.map((step) => ({
    ...step,
    key: step.id,
    isDone: pupils.length > 0 && step.doneBy === pupils.length,
    state: pupils.length === 0 ? '' : `${step.doneBy} of ${pupils.length} done`,
  })),
  followers: pupils,
});
