import { z } from 'zod';
import { confirmPasswordRequest } from './account.ts';
import { mailToken, uuid, wireDate, wireDateOrNull } from './text.ts';

/** What a guardian confirms with their own password; who has none signs in with Google again before. */
export const guardedChildRequest = confirmPasswordRequest.partial().extend({ childId: uuid });
/** POST /api/family/children/{childId}/export: a ZIP of JSON and CSV. */
export const exportReply = z.object({ fileName: z.string(), zipBase64: z.base64() });
/** When the account will be erased; null when nobody asked for it. */
export const deletionReply = z.object({ eraseAt: wireDateOrNull });
/** GET /api/family/children/{childId}/views: who looked, a line a grown-up and day, the latest first. */
export const viewsReply = z.array(
  z.object({
    name: z.string(),
    kind: z.enum(['parent', 'teacher']),
    isMe: z.boolean(),
    views: z.int(),
    lastAt: wireDate,
  }),
);
/** GET /api/family/children/{childId}/weekly-mail: without an address none can be sent. */
export const weeklyMailReply = z.object({ isOn: z.boolean(), hasAddress: z.boolean() });
export const setWeeklyMailRequest = z.object({ childId: uuid, isOn: z.boolean() });
/** POST /api/weekly-mail/stop: the token of the mail's own link. */
export const stopWeeklyMailRequest = z.object({ token: mailToken });
