import { z } from 'zod';

/** Control characters (but \n where allowed) and bidirectional overrides have no place in anyone's name or answer. */
const UNSAFE = /(?!\n)[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/**
 * The one text schema (security 0.9, 5.2): well-formed Unicode in NFC, no control characters, no NUL, length counted in
 * code points.
 */
export const safeText = (max: number, min = 0, messages: { min?: string; max?: string } = {}) =>
  z
    .string()
    .max(max * 2, messages.max ?? `Please use at most ${max} characters`)
    .refine(
      (text) => text.isWellFormed() && !UNSAFE.test(text),
      'Please use plain letters, numbers and signs',
    )
    .transform((text) => text.normalize('NFC'))
    .refine((text) => Array.from(text).length <= max, messages.max ?? `Please use at most ${max} characters`)
    .refine(
      (text) => Array.from(text).length >= min,
      messages.min ?? (min === 1 ? 'Required' : `Please use at least ${min} characters`),
    );
