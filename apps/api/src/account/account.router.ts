import { GROWN_UPS, SIGNED_IN } from '@noodlenaut/domain';
import {
  comfort,
  endSessionRequest,
  endedReply,
  okReply,
  profileSetupRequest,
  redeemInviteRequest,
  sessionsReply,
  setComfortRequest,
  setGradeRequest,
  setNameRequest,
  setupReply,
  userReply,
  viewerReply,
} from '@noodlenaut/contract';
import { AppError } from '../errors/app-error.ts';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { redeemInvite } from './admit-teacher.ts';
import { setComfort } from './set-comfort.ts';
import { setGrade } from './set-grade.ts';
import { setName } from './set-name.ts';
import { setUpProfile } from './set-up-profile.ts';
import { signInCalls } from './sign-in.router.ts';
import { wayBackCalls } from './ways-back.router.ts';

/** Accounts and sign-in. */
export const accountRouter = router({
  ...signInCalls,
  ...wayBackCalls,
  viewer: call({
    rest: 'GET /api/auth/user',
    who: SIGNED_IN,
    whose: 'self',
    withoutRole: true,
    output: viewerReply,
  }).query(({ ctx: { viewer } }) => ({ ...viewer, role: viewer.role ?? ('' as const) })),
  user: call({
    rest: 'GET /api/user',
    who: SIGNED_IN,
    whose: 'self',
    withoutRole: true,
    output: userReply,
  }).query(async ({ ctx }) => {
    const user = await ctx.store.users.own(ctx.viewer.id);
    if (!user) throw new AppError('unauthenticated');
    return {
      ...user,
      role: user.role ?? ('' as const),
      isVerified: ctx.viewer.isVerified,
      signsInWith: ctx.viewer.hasPassword ? ('password' as const) : ('other' as const),
      entitlements: { ...ctx.viewer.entitlements, subjects: [...ctx.viewer.entitlements.subjects] },
      ...(ctx.viewer.lacksFactor && { lacksSecondFactor: true as const }),
    };
  }),
  setGrade: call({
    rest: 'PATCH /api/user/grade',
    who: ['student'],
    whose: 'self',
    input: setGradeRequest,
    output: userReply,
  }).mutation(({ ctx, input }) => setGrade(ctx, ctx.viewer, input.grade)),
  setComfort: call({
    rest: 'PATCH /api/user/comfort',
    who: SIGNED_IN,
    whose: 'self',
    withoutRole: true,
    input: setComfortRequest,
    output: comfort,
  }).mutation(({ ctx, input }) => setComfort(ctx, ctx.viewer, input)),
  setupProfile: call({
    rest: 'POST /api/profile/setup',
    who: SIGNED_IN,
    whose: 'self',
    withoutRole: true,
    input: profileSetupRequest,
    output: setupReply,
  }).mutation(({ ctx, input }) => setUpProfile(ctx, ctx.viewer, input)),
  setName: call({
    rest: 'PATCH /api/user/name',
    who: GROWN_UPS,
    whose: 'self',
    cookieOnly: true,
    input: setNameRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => setName(ctx, ctx.viewer, input)),
  redeemInvite: call({
    rest: 'POST /api/teacher/invite',
    who: ['teacher', 'unverifiedTeacher'],
    whose: 'self',
    limit: 'link.redeem',
    cookieOnly: true,
    input: redeemInviteRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => redeemInvite(ctx, ctx.viewer, input.code)),
  sessions: call({
    rest: 'GET /api/sessions',
    who: SIGNED_IN,
    whose: 'self',
    withoutRole: true,
    output: sessionsReply,
  }).query(async ({ ctx }) =>
    (await ctx.store.sessions.list(ctx.viewer.id)).map(({ sid, publicId, ...session }) => ({
      ...session,
      id: publicId,
      current: sid === ctx.viewer.cookieSid,
    })),
  ),
  endSession: call({
    rest: 'DELETE /api/sessions/{sessionId}',
    who: SIGNED_IN,
    whose: 'self',
    withoutRole: true,
    input: endSessionRequest,
    output: endedReply,
  }).mutation(async ({ ctx, input }) => {
    const ended = await ctx.store.sessions.endOne(ctx.viewer.id, input.sessionId);
    if (ended.length === 0) throw new AppError('not_found');
    return { ended: ended.length };
  }),
  endAllSessions: call({
    rest: 'DELETE /api/sessions',
    who: SIGNED_IN,
    whose: 'self',
    withoutRole: true,
    output: endedReply,
  }).mutation(async ({ ctx }) => {
    const ended = await ctx.store.transaction((store) => store.sessions.endAll(ctx.viewer.id));
    ctx.respond.signOut();
    return { ended: ended.length };
  }),
});
