import type { Context } from '../context.ts';
import { randomInt } from 'node:crypto';
import {
  type Grade,
  madeUpPassword,
  madeUpPictures,
  type PasswordPicture,
  pictureSecret,
  signsInWithPictures,
} from '@noodlenaut/domain';
import type { ChosenSignIn } from '../family/choose-sign-in.ts';

export interface MadeUpSignIn extends ChosenSignIn {
  readonly pictures: readonly PasswordPicture[] | null;
}
const roll = (sides: number) => randomInt(sides);
/** How many hashes run at once: other people who sign in meanwhile must not wait. */
const AT_ONCE = 2;

/** Pictures for Pre-K to 2nd, a password from 3rd grade: one for each grade given, hashed before any transaction. */
export async function madeUpSignIns(
  services: Pick<Context, 'passwords'>,
  grades: readonly Grade[],
): Promise<MadeUpSignIn[]> {
  const made: MadeUpSignIn[] = [];
  for (let at = 0; at < grades.length; at += AT_ONCE)
    made.push(...(await Promise.all(grades.slice(at, at + AT_ONCE).map((grade) => madeUp(services, grade)))));
  return made;
}

async function madeUp(services: Pick<Context, 'passwords'>, grade: Grade): Promise<MadeUpSignIn> {
  if (signsInWithPictures(grade)) {
    const pictures = madeUpPictures(roll);
    const hash = await services.passwords.hash(pictureSecret(pictures));
    return { kind: 'pictures', hash, shownPassword: null, pictures };
  }
  const password = madeUpPassword(roll);
  return {
    kind: 'password',
    hash: await services.passwords.hash(password),
    shownPassword: password,
    pictures: null,
  };
}
