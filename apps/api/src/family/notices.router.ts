import { ANYONE } from '@noodlenaut/domain';
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
import { call, openCall } from '../calls/call.ts';

import { answerClassMail, readClassMail } from './class-mail.ts';
import { answerClass, leaveClassFor, readClassWishes } from './class-wishes.ts';
import { readNotices, seeNotices } from './read-notices.ts';
import { undoNotice } from './undo-notice.ts';

/** What guardians are told and asked: notices with their undoing, and the yes to a class (decision 0059). */
export const notices = {
  notices: call({
    rest: 'GET /api/family/notices',
    who: ['parent'],
    whose: 'learner',
    output: noticesReply,
  }).query(({ ctx }) => readNotices(ctx, ctx.viewer)),
  seeNotices: call({
    rest: 'POST /api/family/notices/seen',
    who: ['parent'],
    whose: 'self',
    output: okReply,
  }).mutation(({ ctx }) => seeNotices(ctx, ctx.viewer)),
  undo: call({
    rest: 'POST /api/family/notices/{noticeId}/undo',
    who: ['parent'],
    whose: 'learner',
    cookieOnly: true,
    fresh: true,
    input: noticeRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => undoNotice(ctx, ctx.viewer, input.noticeId)),
  classWishes: call({
    rest: 'GET /api/family/class-wishes',
    who: ['parent'],
    whose: 'learner',
    output: classWishesReply,
  }).query(({ ctx }) => readClassWishes(ctx, ctx.viewer)),
  answerClass: call({
    rest: 'POST /api/family/class-wishes/{membershipId}',
    who: ['parent'],
    whose: 'learner',
    cookieOnly: true,
    input: answerClassRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => answerClass(ctx, ctx.viewer, input)),
  leaveClass: call({
    rest: 'DELETE /api/family/children/{childId}/classes/{classId}',
    who: ['parent'],
    whose: 'learner',
    cookieOnly: true,
    input: classOfChildRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => leaveClassFor(ctx, ctx.viewer, input)),
  readClassMail: openCall({
    rest: 'POST /api/class-wish/read',
    who: ANYONE,
    whose: 'public',
    limit: 'mail.answer',
    input: classMailRequest,
    output: classMailReply,
  }).mutation(({ ctx, input }) => readClassMail(ctx, input.token)),
  answerClassMail: openCall({
    rest: 'POST /api/class-wish',
    who: ANYONE,
    whose: 'public',
    limit: 'mail.answer',
    input: answerClassMailRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => answerClassMail(ctx, input)),
};
