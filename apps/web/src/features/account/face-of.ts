import { AVATARS } from '@noodlenaut/domain';
import type { Avatar } from '@noodlenaut/domain';

/** The animal a child is known by on this device's sign-in: always the same one, and nothing of the child is in it. */
export function faceOf(childId: string): Avatar {
  const sum = Array.from(childId, (sign) => sign.charCodeAt(0)).reduce(
    (total, code) => (total * 31 + code) % 1_000_003,
    7,
  );
  return AVATARS[sum % AVATARS.length] ?? AVATARS[0];
}
