import { safeText } from '@noodlenaut/domain/safe-text';
import { z } from 'zod';

export { safeText };

/** A safe text, trimmed at both ends before it is counted. */
export const safeLine = (max: number, min = 0, messages: { min?: string; max?: string } = {}) =>
  z
    .string()
    .trim()
    .pipe(safeText(max, min, messages));

/** Keys of lessons and subjects in an address. */
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}$/, 'Invalid input');

export const uuid = z.uuid('Invalid input');

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);
/** A moment in a request: ISO 8601 with a zone, between 2000 and 2200, so that the database accepts it. */
export const moment = z.iso.datetime({ offset: true, message: 'Invalid input' }).refine((text) => {
  const at = Date.parse(text);
  return at >= EARLIEST && at < LATEST;
}, 'Invalid input');

/** A Date, written as ISO 8601 UTC. */
export const wireDate = z
  .date()
  .transform((date) => date.toISOString())
  .pipe(z.string().meta({ format: 'date-time' }));
export const wireDateOrNull = wireDate.nullable();

/** Whole cents, never negative, at most ten thousand dollars. */
export const cents = z.int().min(0).max(1_000_000);

const HALF_A_LINK = 'This link is not whole. Open it from the mail once more.';
/** The token of a link in a mail. */
export const mailToken = z.string().min(20, HALF_A_LINK).max(100, HALF_A_LINK);
