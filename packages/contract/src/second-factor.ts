import { APP_CODE_DIGITS, typedCode } from '@noodlenaut/domain';
import { z } from 'zod';
import { safeText } from './text.ts';

/** A typed code of the app, or a recovery code. Spaces, dashes and small letters are allowed. */
export const typedSecondFactor = safeText(40).transform(typedCode);

/** POST /api/second-factor: the secret, shown once. It counts when the first code of the app was typed. */
export const secondFactorReply = z.object({
  /** The secret for people who type it into the app. */
  secret: z.string(),
  /** The content of the QR code: `otpauth://`. */
  uri: z.string(),
});

/** POST /api/second-factor/confirm: the first code. */
export const confirmSecondFactorRequest = z.object({
  code: typedSecondFactor.refine(
    (code) => code.length === APP_CODE_DIGITS && /^\d+$/.test(code),
    `The app shows ${APP_CODE_DIGITS} digits`,
  ),
});
