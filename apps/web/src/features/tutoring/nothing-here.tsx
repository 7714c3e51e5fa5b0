import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { EmptyState } from '@noodlenaut/ui/pieces/page/empty-state';
import type { ReactNode } from 'react';

type Props = { title: string; text: string; action?: ReactNode };

/** A list of tutoring without rows: what will be here, and what to do. */
export const NothingHere = ({ title, text, action }: Props) => (
  <EmptyState
    title={title}
    text={text}
    art={<NoodleStill mood="encouraging" size={160} />}
    {...(action === undefined ? {} : { action })}
  />
);
