import {
  answerClassMailRequest,
  answerClassRequest,
  classMailReply,
  classMailRequest,
  classOfChildRequest,
  classWishesReply,
  noticeRequest,
  noticesReply,
  okReply,
} from '@noodlenaut/contract';
import { openProcedure, procedure } from '../trpc.ts';
import { answerClassMail, readClassMail } from './class-mail.ts';
import { answerClass, leaveClassFor, readClassWishes } from './class-wishes.ts';
import { readNotices, seeNotices } from './read-notices.ts';
import { undoNotice } from './undo-notice.ts';

/** What guardians are told and asked: notices with their undoing, and the yes to a class (PRODUCT 1). */
export const notices = {
  notices: procedure('family.notices')
    .output(noticesReply)
    .query(({ ctx }) => readNotices(ctx)),
  seeNotices: procedure('family.seeNotices')
    .output(okReply)
    .mutation(({ ctx }) => seeNotices(ctx)),
  undo: procedure('family.undo')
    .input(noticeRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => undoNotice(ctx, input.noticeId)),
  classWishes: procedure('family.classWishes')
    .output(classWishesReply)
    .query(({ ctx }) => readClassWishes(ctx)),
  answerClass: procedure('family.answerClass')
    .input(answerClassRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => answerClass(ctx, input)),
  leaveClass: procedure('family.leaveClass')
    .input(classOfChildRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => leaveClassFor(ctx, input)),
  readClassMail: openProcedure('family.readClassMail')
    .input(classMailRequest)
    .output(classMailReply)
    .mutation(({ ctx, input }) => readClassMail(ctx, input.token)),
  answerClassMail: openProcedure('family.answerClassMail')
    .input(answerClassMailRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => answerClassMail(ctx, input)),
};
