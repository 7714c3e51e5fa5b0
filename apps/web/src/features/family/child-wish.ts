import { PICTURES_CHOSEN, signsInWithPictures } from '@noodlenaut/domain';
import type { Grade, PasswordPicture } from '@noodlenaut/domain';
import type { Inputs } from '../../lib/api/replies.ts';

export type ChildWish = Inputs['family']['createChild'];
interface Missing {
  readonly nickname?: string;
  readonly grade?: string;
  readonly pictures?: string;
}

/** What the form would send, or what it still lacks, in words beside its fields. */
export function missingOf(
  typedName: string,
  grade: Grade | null,
  pictures: readonly PasswordPicture[],
): { readonly wish: ChildWish | null; readonly missing: Missing } {
  const nickname = typedName.trim();
  const needsPictures = grade !== null && signsInWithPictures(grade);
  const missing: Missing = {
    ...(nickname === '' && { nickname: 'A name is missing' }),
    ...(grade === null && { grade: 'Please choose a grade' }),
    ...(needsPictures && pictures.length < PICTURES_CHOSEN && { pictures: 'Please choose three pictures' }),
  };
  if (grade === null || Object.keys(missing).length > 0) return { wish: null, missing };
  return { wish: { nickname, grade, ...(needsPictures && { pictures: [...pictures] }) }, missing };
}
