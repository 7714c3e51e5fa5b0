import { z } from 'zod';
import { confirmPasswordRequest } from './account.ts';
import { mailToken, uuid, wireDate, wireDateOrNull } from './text.ts';

/** What a guardian confirms with their own password; who has none signs in with Google again before. */
export const guardedChildRequest = confirmPasswordRequest.partial().extend({ childId: uuid });
/** POST /api/family/children/{childId}/export: a ZIP of JSON and CSV. */
export const exportReply = z.object({ fileName: z.string(), zipBase64: z.base64() });
/** When the account will be erased; null when nobody asked for it. */
export const deletionReply = z.object({ eraseAt: wireDateOrNull });
/** What a grown-up confirms about the own account with the own password; who has none signs in with Google again before. */
export const ownDataRequest = confirmPasswordRequest.partial();
/** POST /api/user/deletion: and which of the children nobody else looks after are erased on the same day. */
export const eraseOwnRequest = ownDataRequest.extend({ alsoChildren: z.array(uuid).max(100).default([]) });
const nameOrNull = z.string().nullable();
/** GET /api/user/data: what hangs on the own account, and what becomes of it. */
export const ownDataReply = z.object({
  eraseAt: wireDateOrNull,
  children: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      /** You decide for this child. */
      isPrimary: z.boolean(),
      /** Nobody else is linked. */
      isAlone: z.boolean(),
      /** Is erased on the same day. */
      goesToo: z.boolean(),
      /** Who decides afterwards; null also where nobody who is linked stays. */
      heir: nameOrNull,
    }),
  ),
  classes: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      pupils: z.int(),
      /** Pupils without a linked grown-up. */
      alone: z.int(),
      /** Who takes the class over; null: it ends. */
      heir: nameOrNull,
    }),
  ),
  /** Tutoring sessions to come. */
  sessions: z.int(),
  /** So many days a child's account lives here without a grown-up or a class; null: as long as it is used. */
  aloneDays: z.int().nullable(),
});
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
