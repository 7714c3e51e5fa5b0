import { RECOVERY_CODE_LENGTH, ROOM_CODE_SIGNS, typedCode } from '@noodlenaut/domain';
import { z } from 'zod';
import { email, loginRequest, password } from './account.ts';
import { safeLine, safeText } from './text.ts';

/** PATCH /api/user/name: a grown-up corrects the own name. */
export const setNameRequest = z.object({
  firstName: safeLine(50, 1, { min: 'First name is required' }),
  lastName: z.literal('').or(safeLine(50, 1)),
});

/** POST /api/user/email: a new address. It counts when the link mailed to it was opened. */
export const setAddressRequest = z.object({ email });
/** POST /api/user/email/confirm: the token of that link. */
export const confirmAddressRequest = z.object({
  token: z.string().min(20, 'This link is not whole.').max(100, 'This link is not whole.'),
});
export const confirmedAddressReply = z.object({ email: z.string() });

/** GET /api/user/ways-back: how the viewer can sign in again without the password. */
export const waysBackReply = z.object({
  email: z.string().nullable(),
  isConfirmed: z.boolean(),
  /** A new address that waits for its link to be opened. */
  waiting: z.string().nullable(),
  codesLeft: z.int(),
  /** Two-step sign-in: a code of an app after the password. */
  secondFactor: z.enum(['off', 'on']),
  /** Whether this instance asks teachers and tutors for it. Google has its own second factor. */
  isSecondFactorRequired: z.boolean(),
});

/** POST /api/recovery-codes: new codes, shown once. Earlier ones end. */
export const recoveryCodesReply = z.object({ codes: z.array(z.string()) });
/** POST /api/recovery-codes/use: sets a new password with one of the codes. */
export const useRecoveryCodeRequest = loginRequest.pick({ username: true }).extend({
  code: safeText(40)
    .transform(typedCode)
    .refine(
      (code) =>
        code.length === RECOVERY_CODE_LENGTH &&
        Array.from(code).every((sign) => ROOM_CODE_SIGNS.includes(sign)),
      `A recovery code has ${RECOVERY_CODE_LENGTH} letters and digits`,
    ),
  newPassword: password,
});

/** POST /api/teacher/invite: the code of staff's invitation, as it was typed. */
export const redeemInviteRequest = z.object({ code: safeText(40).transform(typedCode) });
