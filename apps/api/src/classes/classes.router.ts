import {
  cardsReply,
  cardsRequest,
  classesReply,
  classReply,
  classRequest,
  correctPupilRequest,
  createClassRequest,
  inviteReply,
  joinAsTeacherReply,
  joinAsTeacherRequest,
  joinClassReply,
  joinClassRequest,
  lettersReply,
  membershipRequest,
  myClassesReply,
  okReply,
  pupilRequest,
  pupilsPreviewReply,
  pupilsRequest,
  teacherOfClassRequest,
  updateClassRequest,
} from '@noodlenaut/contract';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { addPupils, previewPupils } from './add-pupils.ts';
import { askSignIn } from './ask-sign-in.ts';
import { approveRequest, declineRequest, removePupil } from './decide-request.ts';
import { classroomDeviceCalls } from './classroom-devices.router.ts';
import { classProgress } from './class-progress.router.ts';
import { inviteTeacher, joinAsTeacher, removeTeacher } from './invite-teacher.ts';
import { joinClass, leaveClass } from './join-class.ts';
import { archiveClass, reopenClass } from './archive-class.ts';
import { handOverClass } from './hand-over-class.ts';
import { correctPupil } from './correct-pupil.ts';
import { createClass, renewCode, updateClass } from './make-class.ts';
import { writeLetters } from './write-letters.ts';
import { printCards } from './print-cards.ts';
import { readClass, readMyClasses } from './read-classes.ts';

/** Classes: who teaches, who is in, and how children come in. */
export const classesRouter = router({
  ...classProgress,
  ...classroomDeviceCalls,
  list: call({
    rest: 'GET /api/classes',
    who: ['teacher'],
    whose: 'participant',
    output: classesReply,
  }).query(({ ctx }) => ctx.store.classes.list(ctx.viewer.id)),
  mine: call({
    rest: 'GET /api/classes/mine',
    who: ['student'],
    whose: 'self',
    output: myClassesReply,
  }).query(({ ctx }) => readMyClasses(ctx, ctx.viewer)),
  create: call({
    rest: 'POST /api/classes',
    who: ['teacher'],
    whose: 'self',
    limit: 'class.create',
    input: createClassRequest,
    output: classReply,
  }).mutation(({ ctx, input }) => createClass(ctx, ctx.viewer, input)),
  get: call({
    rest: 'GET /api/classes/{classId}',
    who: ['teacher'],
    whose: 'participant',
    input: classRequest,
    output: classReply,
  }).query(({ ctx, input }) => readClass(ctx, ctx.viewer, input.classId)),
  update: call({
    rest: 'PATCH /api/classes/{classId}',
    who: ['teacher'],
    whose: 'participant',
    input: updateClassRequest,
    output: classReply,
  }).mutation(({ ctx, input }) => updateClass(ctx, ctx.viewer, input)),
  archive: call({
    rest: 'POST /api/classes/{classId}/archive',
    who: ['teacher'],
    whose: 'participant',
    input: classRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => archiveClass(ctx, ctx.viewer, input.classId)),
  reopen: call({
    rest: 'DELETE /api/classes/{classId}/archive',
    who: ['teacher'],
    whose: 'participant',
    input: classRequest,
    output: classReply,
  }).mutation(({ ctx, input }) => reopenClass(ctx, ctx.viewer, input.classId)),
  renewCode: call({
    rest: 'POST /api/classes/{classId}/code',
    who: ['teacher'],
    whose: 'participant',
    limit: 'class.code',
    cookieOnly: true,
    input: classRequest,
    output: classReply,
  }).mutation(({ ctx, input }) => renewCode(ctx, ctx.viewer, input.classId)),
  join: call({
    rest: 'POST /api/classes/join',
    who: ['student'],
    whose: 'self',
    limit: 'class.join',
    input: joinClassRequest,
    output: joinClassReply,
  }).mutation(({ ctx, input }) => joinClass(ctx, ctx.viewer, input.code)),
  leave: call({
    rest: 'DELETE /api/classes/{classId}/membership',
    who: ['student'],
    whose: 'self',
    input: classRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => leaveClass(ctx, ctx.viewer, input.classId)),
  approve: call({
    rest: 'POST /api/classes/{classId}/requests/{membershipId}',
    who: ['teacher'],
    whose: 'participant',
    cookieOnly: true,
    input: membershipRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => approveRequest(ctx, ctx.viewer, input)),
  decline: call({
    rest: 'DELETE /api/classes/{classId}/requests/{membershipId}',
    who: ['teacher'],
    whose: 'participant',
    input: membershipRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => declineRequest(ctx, ctx.viewer, input)),
  correctPupil: call({
    rest: 'PATCH /api/classes/{classId}/pupils/{childId}',
    who: ['teacher'],
    whose: 'participant',
    cookieOnly: true,
    limit: 'class.correct',
    input: correctPupilRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => correctPupil(ctx, ctx.viewer, input)),
  removePupil: call({
    rest: 'DELETE /api/classes/{classId}/pupils/{childId}',
    who: ['teacher'],
    whose: 'participant',
    input: pupilRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => removePupil(ctx, ctx.viewer, input)),
  previewPupils: call({
    rest: 'POST /api/classes/{classId}/pupils/preview',
    who: ['teacher'],
    whose: 'participant',
    input: pupilsRequest,
    output: pupilsPreviewReply,
  }).mutation(({ ctx, input }) => previewPupils(ctx, ctx.viewer, input)),
  addPupils: call({
    rest: 'POST /api/classes/{classId}/pupils',
    who: ['teacher'],
    whose: 'participant',
    cookieOnly: true,
    input: pupilsRequest,
    output: cardsReply,
  }).mutation(({ ctx, input }) => addPupils(ctx, ctx.viewer, input)),
  cards: call({
    rest: 'POST /api/classes/{classId}/cards',
    who: ['teacher'],
    whose: 'participant',
    cookieOnly: true,
    fresh: true,
    input: cardsRequest,
    output: cardsReply,
  }).mutation(({ ctx, input }) => printCards(ctx, ctx.viewer, input)),
  letters: call({
    rest: 'POST /api/classes/{classId}/letters',
    who: ['teacher'],
    whose: 'participant',
    limit: 'class.cards',
    cookieOnly: true,
    fresh: true,
    input: cardsRequest,
    output: lettersReply,
  }).mutation(({ ctx, input }) => writeLetters(ctx, ctx.viewer, input)),
  askSignIn: call({
    rest: 'POST /api/classes/{classId}/pupils/{childId}/sign-in-wish',
    who: ['teacher'],
    whose: 'participant',
    limit: 'class.signInWish',
    cookieOnly: true,
    input: pupilRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => askSignIn(ctx, ctx.viewer, input)),
  invite: call({
    rest: 'POST /api/classes/{classId}/invite',
    who: ['teacher'],
    whose: 'participant',
    cookieOnly: true,
    input: classRequest,
    output: inviteReply,
  }).mutation(({ ctx, input }) => inviteTeacher(ctx, ctx.viewer, input.classId)),
  joinAsTeacher: call({
    rest: 'POST /api/classes/join-as-teacher',
    who: ['teacher'],
    whose: 'self',
    limit: 'link.redeem',
    cookieOnly: true,
    input: joinAsTeacherRequest,
    output: joinAsTeacherReply,
  }).mutation(({ ctx, input }) => joinAsTeacher(ctx, ctx.viewer, input.code)),
  handOver: call({
    rest: 'POST /api/classes/{classId}/teachers/{teacherId}/owner',
    who: ['teacher'],
    whose: 'participant',
    cookieOnly: true,
    fresh: true,
    input: teacherOfClassRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => handOverClass(ctx, ctx.viewer, input)),
  removeTeacher: call({
    rest: 'DELETE /api/classes/{classId}/teachers/{teacherId}',
    who: ['teacher'],
    whose: 'participant',
    cookieOnly: true,
    input: teacherOfClassRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => removeTeacher(ctx, ctx.viewer, input)),
});
