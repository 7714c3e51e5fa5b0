import { APP_CODE_DIGITS, typedCode } from '@noodlenaut/domain';
import { z } from 'zod';
import { safeText } from './text.ts';

/** A code of the app, or a recovery code, as people type them: with spaces, dashes and small letters. */
export const typedSecondFactor = safeText(40).transform(typedCode);

/** POST /api/second-factor: shown once; it counts when the first code of the app was typed. */
export const secondFactorReply = z.object({
  /** For who types it into the app. */
  secret: z.string(),
  /** What the QR code holds: `otpauth://`. */
  uri: z.string(),
});

/** POST /api/second-factor/confirm: the first code. */
export const confirmSecondFactorRequest = z.object({
  code: typedSecondFactor.refine(
    (code) => code.length === APP_CODE_DIGITS && /^\d+$/.test(code),
    `The app shows ${APP_CODE_DIGITS} digits`,
  ),
});
