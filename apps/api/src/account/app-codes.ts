import { generateSecret, generateURI, verifySync } from 'otplib';
import { APP_CODE_DIGITS, APP_CODE_S, PRODUCT } from '@noodlenaut/domain';

/** A new secret for an app: 160 random bits in the alphabet that people type (RFC 4648, base 32). */
export const newAppSecret = (): string => generateSecret({ length: 20 });

/** What the QR code holds: whose account it is, and the secret. */
export const appUri = (username: string, secret: string): string =>
  generateURI({ issuer: PRODUCT.name, label: username, secret });

/**
 * The time step of this code (RFC 6238: SHA-1, six digits, 30 s): the present one or one beside it, because clocks differ.
 * @returns null when it is the code of none of them
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (code.length !== APP_CODE_DIGITS || !/^\d+$/.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const found = verifySync({ secret, token: code, epoch, period: APP_CODE_S, epochTolerance: APP_CODE_S });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}
