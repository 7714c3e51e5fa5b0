import { NOTICE_KINDS } from '@noodlenaut/domain';
import { z } from 'zod';
import { mailToken, uuid, wireDate, wireDateOrNull } from './text.ts';

/** GET /api/family/notices: the notices to this guardian, the latest first (decision 0059). */
export const noticesReply = z.array(
  z.object({
    id: uuid,
    childId: uuid,
    kind: z.enum(NOTICE_KINDS),
    /** One sentence. */
    text: z.string(),
    /** The person who did it; null when the account is erased, or nobody did it. */
    by: z.string().nullable(),
    isByMe: z.boolean(),
    /** The class or grown-up it is about. */
    about: z.string().nullable(),
    at: wireDate,
    isSeen: z.boolean(),
    /** Until when the viewer may undo it; null when the viewer may not. */
    undoUntil: wireDateOrNull,
    isUndone: z.boolean(),
  }),
);
/** POST /api/family/notices/{noticeId}/undo */
export const noticeRequest = z.object({ noticeId: uuid });

/** A class that a child wants to join, as a guardian sees it before the answer. */
const classWish = z.object({
  childName: z.string(),
  className: z.string(),
  teacherName: z.string(),
  schoolName: z.string().nullable(),
});
/** GET /api/family/class-wishes: class wishes that wait for this guardian's yes. */
export const classWishesReply = z.array(
  classWish.extend({ membershipId: uuid, childId: uuid, since: wireDate }),
);
export const answerClassRequest = z.object({ membershipId: uuid, isYes: z.boolean() });
/** POST /api/class-wish/read, then /api/class-wish: by the link of the mail, signed in or not. */
export const classMailRequest = z.object({ token: mailToken });
export const classMailReply = classWish;
export const answerClassMailRequest = classMailRequest.extend({ isYes: z.boolean() });
/** DELETE /api/family/children/{childId}/classes/{classId} */
export const classOfChildRequest = z.object({ childId: uuid, classId: uuid });
