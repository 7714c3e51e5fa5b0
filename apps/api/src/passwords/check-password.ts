import { judgePassword, type Role } from '@noodlenaut/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../errors/app-error.ts';

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const SENTENCES = {
  common: 'This password is on the list of passwords that many people use. Please choose another one.',
  'contains-name': 'Please choose a password that does not contain your username.',
} as const;

/** @throws AppError weak_password when the policy refuses this password for this account (P2.11) */
export function checkPassword(
  password: string,
  account: { readonly username: string; readonly role: Role | null },
  field: string,
): void {
  const refusal = judgePassword(password, account, COMMON.has(password.toLowerCase()));
  if (refusal === null) return;
  const message = SENTENCES[refusal];
  throw new AppError('weak_password', { message, issues: [{ path: field, message }] });
}
