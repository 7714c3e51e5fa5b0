import type { Context } from '../context.ts';
import { randomInt } from 'node:crypto';
import {
  type Grade,
  madeUpPassword,
  type PasswordPicture,
  pictureSecret,
  signsInWithPictures,
} from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';

export interface ChosenSignIn {
  readonly kind: 'pictures' | 'password';
  readonly hash: string;
  /** A made-up password, to be shown once; null when a person chose it. */
  readonly shownPassword: string | null;
}

/** How a child will sign in: pictures for Pre-K to 2nd, else the given password or one that is made up (P1.26). */
export async function chooseSignIn(
  services: Pick<Context, 'passwords'>,
  grade: Grade,
  given: {
    readonly pictures?: readonly PasswordPicture[] | undefined;
    readonly password?: string | undefined;
  },
): Promise<ChosenSignIn> {
  if (signsInWithPictures(grade)) {
    if (!given.pictures) {
      const message = 'Please choose three pictures';
      throw new AppError('invalid_input', { message, issues: [{ path: 'pictures', message }] });
    }
    return {
      kind: 'pictures',
      hash: await services.passwords.hash(pictureSecret(given.pictures)),
      shownPassword: null,
    };
  }
  const password = given.password ?? madeUpPassword((sides) => randomInt(sides));
  return {
    kind: 'password',
    hash: await services.passwords.hash(password),
    shownPassword: given.password === undefined ? password : null,
  };
}

/** Stores it and ends the earlier sign-in: an old password too when pictures are new. */
export async function keepSignIn(store: Store, childId: string, { kind, hash }: ChosenSignIn): Promise<void> {
  const isPictures = kind === 'pictures';
  await store.users.setPassword(childId, isPictures ? null : hash);
  await (isPictures ? store.pictureSignIn.keep(childId, hash) : store.pictureSignIn.drop(childId));
}
