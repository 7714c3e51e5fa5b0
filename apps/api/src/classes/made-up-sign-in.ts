import { randomInt } from 'node:crypto';
import {
  type Grade,
  madeUpPassword,
  madeUpPictures,
  type PasswordPicture,
  pictureSecret,
  signsInWithPictures,
} from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import type { ChosenSignIn } from '../family/choose-sign-in.ts';

export interface MadeUpSignIn extends ChosenSignIn {
  readonly pictures: readonly PasswordPicture[] | null;
}
const roll = (sides: number) => randomInt(sides);
/** So many hashes at a time: others who sign in meanwhile find room. */
const AT_ONCE = 2;

/** Pictures for Pre-K to 2nd, a password from 3rd grade: one for each grade given, hashed before any transaction. */
export async function madeUpSignIns(ctx: SignedInContext, grades: readonly Grade[]): Promise<MadeUpSignIn[]> {
  const made: MadeUpSignIn[] = [];
  for (let at = 0; at < grades.length; at += AT_ONCE)
    made.push(...(await Promise.all(grades.slice(at, at + AT_ONCE).map((grade) => madeUp(ctx, grade)))));
  return made;
}

async function madeUp(ctx: SignedInContext, grade: Grade): Promise<MadeUpSignIn> {
  if (signsInWithPictures(grade)) {
    const pictures = madeUpPictures(roll);
    const hash = await ctx.passwords.hash(pictureSecret(pictures));
    return { kind: 'pictures', hash, shownPassword: null, pictures };
  }
  const password = madeUpPassword(roll);
  return {
    kind: 'password',
    hash: await ctx.passwords.hash(password),
    shownPassword: password,
    pictures: null,
  };
}
