import { z } from 'zod';
import { confirmPasswordRequest } from './account.ts';
import { mailToken, uuid, wireDate, wireDateOrNull } from './text.ts';

/** An action that a guardian confirms with the own password. A guardian without a password signs in with Google again. */
export const guardedChildRequest = confirmPasswordRequest.partial().extend({ childId: uuid });
/** POST /api/family/children/{childId}/export: a ZIP of JSON and CSV. */
export const exportReply = z.object({ fileName: z.string(), zipBase64: z.base64() });
/** When the account will be erased; null when no erasure is planned. */
export const deletionReply = z.object({ eraseAt: wireDateOrNull });
/** An action on the own account that a grown-up confirms with the password, or by a new sign-in with Google. */
export const ownDataRequest = confirmPasswordRequest.partial();
/** POST /api/user/deletion: erases the own account, and on the same day these children, whom nobody else looks after. */
export const eraseOwnRequest = ownDataRequest.extend({ alsoChildren: z.array(uuid).max(100).default([]) });
const nameOrNull = z.string().nullable();
/** GET /api/user/data: what depends on the own account, and what happens to it after an erasure. */
export const ownDataReply = z.object({
  eraseAt: wireDateOrNull,
  children: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      /** The viewer is the primary guardian of this child. */
      isPrimary: z.boolean(),
      /** No other adult is linked. */
      isAlone: z.boolean(),
      /** Is erased on the same day. */
      goesToo: z.boolean(),
      /** The next primary guardian; null when no linked adult stays. */
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
      /** The next owner of the class; null when the class ends. */
      heir: nameOrNull,
    }),
  ),
  /** Tutoring sessions to come. */
  sessions: z.int(),
  /** How many days a child's account lives without a grown-up or a class; null: as long as it is used. */
  aloneDays: z.int().nullable(),
});
/** GET /api/family/children/{childId}/views: who looked, one line for each grown-up and day, the latest first. */
export const viewsReply = z.array(
  z.object({
    name: z.string(),
    kind: z.enum(['parent', 'teacher']),
    isMe: z.boolean(),
    views: z.int(),
    lastAt: wireDate,
  }),
);
/** GET /api/family/children/{childId}/weekly-mail: whether the mail is on, and whether there is an address for it. */
export const weeklyMailReply = z.object({ isOn: z.boolean(), hasAddress: z.boolean() });
export const setWeeklyMailRequest = z.object({ childId: uuid, isOn: z.boolean() });
/** POST /api/weekly-mail/stop: the token of the mail's own link. */
export const stopWeeklyMailRequest = z.object({ token: mailToken });
