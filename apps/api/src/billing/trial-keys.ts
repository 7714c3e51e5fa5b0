import { createHash } from 'node:crypto';
import { trialEmail } from '@noodlenaut/domain';
import { hashToken } from '@noodlenaut/db';

/** What an address counts as for "one trial": a hash, so that the table holds no address (P6.22). */
export const trialEmailKey = (email: string | null): string | null =>
  email === null ? null : createHash('sha256').update(trialEmail(email)).digest('base64url');

/** What a browser counts as: a hash of its own, so that the row cannot be compared with known devices. */
export const trialDeviceKey = (knownDeviceToken: string): string => hashToken(`trial ${knownDeviceToken}`);
