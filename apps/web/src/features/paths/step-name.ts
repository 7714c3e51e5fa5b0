import { subjectLabel } from '@noodlenaut/domain';
import { assignmentName } from '../../lib/format/assignment-name.ts';
import { gradeName } from '../../lib/format/grade-name.ts';
import type { DraftStep } from './path-draft.ts';

/** The name of a step: the lesson's own, or 'Math practice'. */
export const stepName = (step: Pick<DraftStep, 'kind' | 'subject' | 'title'>): string => assignmentName(step);

/** 'Math · 3rd grade'. */
export const stepAbout = ({ subject, grade }: Pick<DraftStep, 'subject' | 'grade'>): string =>
  `${subjectLabel(subject)} · ${gradeName(grade)}`;
