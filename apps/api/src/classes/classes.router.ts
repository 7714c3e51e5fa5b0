import {
  cardsReply,
  cardsRequest,
  classesReply,
  classReply,
  classRequest,
  createClassRequest,
  inviteReply,
  joinAsTeacherReply,
  joinAsTeacherRequest,
  joinClassReply,
  joinClassRequest,
  membershipRequest,
  myClassesReply,
  okReply,
  pupilRequest,
  pupilsPreviewReply,
  pupilsRequest,
  teacherOfClassRequest,
  updateClassRequest,
} from '@noodlenaut/contract';
import { procedure, router } from '../trpc.ts';
import { addPupils, previewPupils } from './add-pupils.ts';
import { askSignIn } from './ask-sign-in.ts';
import { approveRequest, declineRequest, removePupil } from './decide-request.ts';
import { classProgress } from './class-progress.router.ts';
import { inviteTeacher, joinAsTeacher, removeTeacher } from './invite-teacher.ts';
import { joinClass, leaveClass } from './join-class.ts';
import { archiveClass, reopenClass } from './archive-class.ts';
import { createClass, renewCode, updateClass } from './make-class.ts';
import { printCards } from './print-cards.ts';
import { readClass, readMyClasses } from './read-classes.ts';

/** Classes: who teaches, who is in, and how children come in (PRODUCT 1). */
export const classesRouter = router({
  ...classProgress,
  list: procedure('classes.list')
    .output(classesReply)
    .query(({ ctx }) => ctx.store.classes.list(ctx.viewer.id)),
  mine: procedure('classes.mine')
    .output(myClassesReply)
    .query(({ ctx }) => readMyClasses(ctx)),
  create: procedure('classes.create')
    .input(createClassRequest)
    .output(classReply)
    .mutation(({ ctx, input }) => createClass(ctx, input)),
  get: procedure('classes.get')
    .input(classRequest)
    .output(classReply)
    .query(({ ctx, input }) => readClass(ctx, input.classId)),
  update: procedure('classes.update')
    .input(updateClassRequest)
    .output(classReply)
    .mutation(({ ctx, input }) => updateClass(ctx, input)),
  archive: procedure('classes.archive')
    .input(classRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => archiveClass(ctx, input.classId)),
  reopen: procedure('classes.reopen')
    .input(classRequest)
    .output(classReply)
    .mutation(({ ctx, input }) => reopenClass(ctx, input.classId)),
  renewCode: procedure('classes.renewCode')
    .input(classRequest)
    .output(classReply)
    .mutation(({ ctx, input }) => renewCode(ctx, input.classId)),
  join: procedure('classes.join')
    .input(joinClassRequest)
    .output(joinClassReply)
    .mutation(({ ctx, input }) => joinClass(ctx, input.code)),
  leave: procedure('classes.leave')
    .input(classRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => leaveClass(ctx, input.classId)),
  approve: procedure('classes.approve')
    .input(membershipRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => approveRequest(ctx, input)),
  decline: procedure('classes.decline')
    .input(membershipRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => declineRequest(ctx, input)),
  removePupil: procedure('classes.removePupil')
    .input(pupilRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => removePupil(ctx, input)),
  previewPupils: procedure('classes.previewPupils')
    .input(pupilsRequest)
    .output(pupilsPreviewReply)
    .mutation(({ ctx, input }) => previewPupils(ctx, input)),
  addPupils: procedure('classes.addPupils')
    .input(pupilsRequest)
    .output(cardsReply)
    .mutation(({ ctx, input }) => addPupils(ctx, input)),
  cards: procedure('classes.cards')
    .input(cardsRequest)
    .output(cardsReply)
    .mutation(({ ctx, input }) => printCards(ctx, input)),
  askSignIn: procedure('classes.askSignIn')
    .input(pupilRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => askSignIn(ctx, input)),
  invite: procedure('classes.invite')
    .input(classRequest)
    .output(inviteReply)
    .mutation(({ ctx, input }) => inviteTeacher(ctx, input.classId)),
  joinAsTeacher: procedure('classes.joinAsTeacher')
    .input(joinAsTeacherRequest)
    .output(joinAsTeacherReply)
    .mutation(({ ctx, input }) => joinAsTeacher(ctx, input.code)),
  removeTeacher: procedure('classes.removeTeacher')
    .input(teacherOfClassRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => removeTeacher(ctx, input)),
});
